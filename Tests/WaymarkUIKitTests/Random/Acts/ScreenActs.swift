import HeadlessUIKit
import Waymark
import WaymarkTesting
import WaymarkUIKit

extension ActKind {
  /// Coordinators that return what they should not, or something unusual.
  static let screenActs: [ActKind] = [
    ActKind("screenTwice", .screens) { run in
      guard let entry = run.someEntry, let screen = run.current.host.screen(of: entry.id) else { return }
      run.note("the next screen is that of \(entry.route)") {
        run.current.pages.unusual.append { [weak screen] _ in screen }
      }
    },
    ActKind("stackAsScreen", .screens) { run in
      run.note("the next screen is a navigation controller") {
        run.current.pages.unusual.append { _ in UINavigationController() }
      }
    },
    ActKind("alertAsScreen", .screens) { run in
      run.note("the next screen is an alert") {
        run.current.pages.unusual.append { _ in
          UIAlertController(title: "alert", message: nil, preferredStyle: .alert)
        }
      }
    },
    ActKind("stackWithOthers", .screens) { run in
      let isPlain = run.isAnimated
      let count = Int.random(in: 1...2, using: &run.random)
      run.note("the next stack has \(count) controllers below\(isPlain ? ", and is plain" : "")") {
        run.current.pages.stacks.append { [weak run] in
          let stack = isPlain ? UINavigationController() : StackController(nibName: nil, bundle: nil)
          stack.viewControllers = (0..<count).compactMap { _ in run?.foreign() }
          return stack
        }
      }
    },
    ActKind("plainStack", .screens) { run in
      run.note("the next stack is plain") { run.current.pages.stacks.append { UINavigationController() } }
    },
    ActKind("tabsWithOthers", .screens) { run in
      run.note("the next tab bar has a tab") {
        run.current.pages.tabBars.append { [weak run] in
          let tabs = TabsController(nibName: nil, bundle: nil)
          tabs.viewControllers = [run?.foreign()].compactMap { $0 }
          return tabs
        }
      }
    },
    ActKind("plainTabs", .screens) { run in
      run.note("the next tab bar is plain") { run.current.pages.tabBars.append { UITabBarController() } }
    },
  ]
}
