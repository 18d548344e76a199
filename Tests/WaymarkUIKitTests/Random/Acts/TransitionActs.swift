import HeadlessUIKit
import Waymark
import WaymarkTesting
import WaymarkUIKit

extension ActKind {
  /// Transitions of the app's own.
  static let transitionActs: [ActKind] = [
    ActKind("customNext", .transitions) { run in
      let styles: [TransitionStyle] = [.plain, .fade, .zoom(from: "mark")]
      let style = styles.randomElement(using: &run.random)
      run.note("the next navigation is animated by the app") { run.nextTransition = style }
    },
    ActKind("heldNext", .transitions, weight: 4) { run in
      run.note("the next navigation is held by a gesture") { run.nextTransition = .held }
    },
    ActKind("finishHeld", .transitions, weight: 3) { run in
      guard !run.held.isEmpty else { return }
      run.note("the gesture is finished") { run.held.removeFirst().finish() }
    },
    ActKind("cancelHeld", .transitions, weight: 3) { run in
      guard !run.held.isEmpty else { return }
      run.note("the gesture is given up") { run.held.removeFirst().cancel() }
    },
    ActKind("hold", .transitions) { run in
      guard !run.held.isEmpty else { return }
      run.note("the gesture is held for ten seconds") { run.clock.advance(by: 10) }
    },
    ActKind("givenUp", .transitions) { run in
      run.nextTransition = .held
      let place = run.name()
      run.ask("push \(place), given up,") { $0.push(place, options: $1) }
      let shown = run.router.host.shown?.routes
      run.clock.advance(by: 0.1)
      // A gesture holds animated navigations alone.
      run.expected = run.held.isEmpty ? nil : shown
      for driver in run.taken(\.held) { driver.cancel() }
    },
  ]
}

extension TransitionStyle {
  fileprivate static let plain = TransitionStyle.custom("plain")
  fileprivate static let held = TransitionStyle.custom("held")
}

extension RandomRun {
  /// Has a host know the transitions that the acts ask for.
  func prepare(_ hosted: HostedWindow) {
    hosted.host.transitions[.plain] = UIKitTransition { _ in SlowAnimator() }
    var held = UIKitTransition { _ in SlowAnimator() }
    held.interactor = { [weak self] _ in
      let driver = UIPercentDrivenInteractiveTransition()
      self?.held.append(driver)
      return driver
    }
    hosted.host.transitions[.held] = held
  }
}
