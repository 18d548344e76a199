import HeadlessUIKit
import WaymarkTesting
import WaymarkUIKit

extension ActKind {
  /// The user's acts.
  static let userActs: [ActKind] = [
    ActKind("beginSwipe", .user, weight: 3) { run in
      guard run.swipe == nil else { return }
      run.note("begin a swipe") { run.swipe = run.user.beginSwipeBack() }
    },
    ActKind("finishSwipe", .user) { run in
      guard run.swipe != nil else { return }
      run.note("finish the swipe") { run.endSwipe(finishes: true) }
    },
    ActKind("cancelSwipe", .user) { run in
      guard run.swipe != nil else { return }
      run.note("cancel the swipe") { run.endSwipe(finishes: false) }
    },
    ActKind("beginPull", .user, weight: 3) { run in
      guard run.pull == nil else { return }
      run.note("begin a pull") { run.pull = run.user.beginPullDown() }
    },
    ActKind("finishPull", .user) { run in
      guard run.pull != nil else { return }
      run.note("finish the pull") { run.endPull(finishes: true) }
    },
    ActKind("cancelPull", .user) { run in
      guard run.pull != nil else { return }
      run.note("cancel the pull") { run.endPull(finishes: false) }
    },
    ActKind("drag", .user, weight: 3) { run in
      let heights: [UISheetPresentationController.Detent.Identifier] = [.init("0.2"), .medium, .large]
      guard run.pull == nil, let height = heights.randomElement(using: &run.random) else { return }
      run.note("drag to \(height.rawValue)") { run.user.dragSheet(to: height) }
    },
    ActKind("tapTab", .user, weight: 3) { run in
      let index = Int.random(in: 0..<3, using: &run.random)
      run.note("tap tab \(index)") { run.user.tapTab(index) }
    },
    ActKind("tapBack", .user, weight: 3) { run in run.note("tap back") { run.user.tapBack() } },
    ActKind("backMenu", .user) { run in
      let line = Int.random(in: 0..<3, using: &run.random)
      run.note("pick line \(line) of the back menu") { run.user.longPressBack(pick: line) }
    },
    ActKind("tapOutside", .user) { run in run.note("tap outside") { run.user.tapOutside() } },
    ActKind("tapAlert", .user, weight: 3) { run in
      let title = run.random.chance(50) ? "Yes" : "No"
      run.note("tap \(title)") { run.user.tapAlert(title) }
    },
  ]
}

extension RandomRun {
  var user: HeadlessUser { current.window.user }

  func endSwipe(finishes: Bool) {
    guard let swipe else { return }
    self.swipe = nil
    swipe.update(CGFloat.random(in: 0...1, using: &random))
    if finishes { swipe.finish() } else { swipe.cancel() }
  }

  func endPull(finishes: Bool) {
    guard let pull else { return }
    self.pull = nil
    pull.update(CGFloat.random(in: 0...1, using: &random))
    if finishes { pull.finish() } else { pull.cancel() }
  }
}
