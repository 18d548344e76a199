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
    ActKind("screenOfAnother", .screens) { run in
      run.note("the next screen has a parent") {
        let parent = UIViewController()
        let child = UIViewController()
        parent.addChild(child)
        run.keepers.append(parent)
        run.current.pages.unusual.append { _ in child }
      }
    },
    ActKind("stackAsScreen", .screens) { run in
      run.note("the next screen is a navigation controller") {
        run.current.pages.unusual.append { _ in UINavigationController() }
      }
    },
    ActKind("splitAsScreen", .screens, weight: 1) { run in
      run.note("the next screen is a split view controller") {
        run.current.pages.unusual.append { _ in UISplitViewController(style: .doubleColumn) }
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
    ActKind("presentedScreen", .screens, weight: 1) { run in
      let isAlert = run.isAnimated
      run.note("the next screen is presented \(isAlert ? "and an alert" : "")") {
        let other = UIWindow()
        let root = UIViewController()
        other.rootViewController = root
        other.isHidden = false
        let made =
          isAlert
          ? UIAlertController(title: "alert", message: nil, preferredStyle: .alert) : UIViewController()
        root.present(made, animated: false)
        run.keepers.append(root)
        run.windows.append(other)
        run.current.pages.unusual.append { _ in made }
      }
    },
    ActKind("tabsAsScreen", .screens, weight: 1) { run in
      run.note("the next screen is a tab bar controller") {
        run.current.pages.unusual.append { _ in
          let tabs = UITabBarController()
          tabs.viewControllers = [UIViewController()]
          return tabs
        }
      }
    },
    ActKind("stackTwice", .screens, weight: 1) { run in
      guard let stack = run.current.stacks.randomElement(using: &run.random) else { return }
      run.note("the next stack is \(run.text(stack))") {
        run.current.pages.stacks.append { [weak stack] in stack ?? UINavigationController() }
      }
    },
    ActKind("tabsTwice", .screens, weight: 1) { run in
      guard let tabs = run.current.tabs.randomElement(using: &run.random) else { return }
      run.note("the next tab bar is \(run.text(tabs))") {
        run.current.pages.tabBars.append { [weak tabs] in
          // One that nobody shows any more has its old tabs, which would be other code's.
          tabs.flatMap { $0.parent == nil ? nil : $0 } ?? TabsController(nibName: nil, bundle: nil)
        }
      }
    },
  ]
}
