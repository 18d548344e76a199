import Foundation
import FreshRouter
import HeadlessUIKit
import Testing

/// Navigations inside calls, inside one another, and with a finger on the screen.
///
/// With `WAYMARK_RUNS` all cases are tried, of which there are thousands.
@MainActor
@Suite("Hostile navigations, all of them") struct HostileMatrixTests {
  enum Moment: CaseIterable {
    case load, appear, making, showing, afterShowing, block
  }

  enum Deed: CaseIterable {
    case push, sheet, nowhere, pushFromHome, sheetFromLoose, swipe, pull, holdSwipe, holdPull, popToRoot,
      dismissAll
    case foreign
  }

  @MainActor
  final class Run {
    let stage: Stage
    var due: (moment: Moment, act: () -> Void)?
    var swipe: SwipeBack?
    var pull: PullDown?
    private var count = 0

    init(animated: Bool) {
      stage = Stage(animated: animated)
      stage.app.made = { [weak self] screen in
        screen.onLoad = { self?.has(.load) }
        screen.onAppear = { self?.has(.appear) }
        self?.has(.making)
      }
      stage.app.intercept = { [weak self] place, from in
        guard let self else { return false }
        has(.showing)
        guard due?.moment == .afterShowing else { return false }
        // Shows a screen of its own, and asks for more.
        from.navigationController?.pushViewController(Screen("own"), animated: animated)
        has(.afterShowing)
        return true
      }
      stage.router.didNavigate { [weak self] _ in self?.has(.block) }
    }

    func has(_ moment: Moment) {
      guard let due, due.moment == moment else { return }
      self.due = nil
      due.act()
    }

    var top: UIViewController? { stage.window.user.frontmost }

    func perform(_ deed: Deed, animated: Bool) {
      guard let top else { return }
      count += 1
      switch deed {
      case .push: stage.router.navigate(Place.push("p\(count)"), from: top)
      case .sheet: stage.router.navigate(Place.sheet("q\(count)"), from: top)
      case .nowhere: stage.router.navigate(Place.nowhere, from: top)
      case .pushFromHome: stage.go(.push("h\(count)"))
      case .sheetFromLoose: stage.router.navigate(Place.sheet("l\(count)"), from: Screen("loose"))
      case .swipe: stage.window.user.swipeBack()
      case .pull: stage.window.user.pullDown()
      case .holdSwipe:
        if swipe == nil { swipe = stage.window.user.beginSwipeBack() }
        swipe?.update(0.3)
      case .holdPull:
        if pull == nil { pull = stage.window.user.beginPullDown() }
        pull?.update(0.3)
      case .popToRoot: stage.navigation.popToRootViewController(animated: animated)
      case .dismissAll: stage.navigation.dismiss(animated: animated)
      case .foreign: top.present(UIViewController(), animated: animated)
      }
    }

    func rest() {
      for _ in 0..<6 {
        stage.window.clock.runUntilIdle()
        stage.clock.advance(by: .milliseconds(50))
      }
    }
  }

  @Test(arguments: Moment.allCases) func whateverIsAskedForWheneverEverythingComesToRest(moment: Moment) {
    let isThorough = ProcessInfo.processInfo.environment["WAYMARK_RUNS"] != nil
    var failures: [String] = []
    var count = 0
    for first in Deed.allCases {
      for inner in Deed.allCases {
        for last in Deed.allCases {
          for animated in [true, false] {
            count += 1
            guard isThorough || count.isMultiple(of: 31) else { continue }
            let run = Run(animated: animated)
            run.stage.go(.push("a"))
            run.rest()
            run.due = (moment, { [weak run] in run?.perform(inner, animated: animated) })
            run.perform(first, animated: true)
            run.stage.window.clock.advance(by: 0.1)
            run.perform(last, animated: animated)
            run.stage.window.clock.advance(by: 0.05)
            for _ in 0..<3 {
              if animated { run.swipe?.finish() } else { run.swipe?.cancel() }
              if animated { run.pull?.finish() } else { run.pull?.cancel() }
              (run.swipe, run.pull) = (nil, nil)
              run.rest()
            }
            run.due = nil
            var found: [String] = []
            if !run.stage.failures.isEmpty { found.append("\(run.stage.failures)") }
            let dids = run.stage.app.calls.filter { $0.hasPrefix("did") && !$0.contains("nowhere") }
            if Set(dids).count != dids.count { found.append("told twice: \(dids)") }
            let shows = run.stage.app.calls.filter { $0.hasPrefix("show") && !$0.contains("nowhere") }
            if Set(shows).count != shows.count { found.append("shown twice: \(shows)") }
            run.stage.go(.push("z"))
            run.rest()
            if run.stage.navigation.topViewController?.title != "z" {
              found.append("no z: \(run.stage.screen)")
            }
            if run.stage.app.calls.last != "did push(\"z\")" { found.append("z not told") }
            if !found.isEmpty {
              failures.append(
                "\(first), \(inner) in \(moment), \(last) \(animated): \(found) \(run.stage.screen)")
            }
          }
        }
      }
    }
    for failure in failures.prefix(6) { Issue.record("\(failure)") }
  }
}
