import HeadlessUIKit
import Waymark
import WaymarkTesting
import WaymarkUIKit

extension ActKind {
  /// What code outside Waymark does to whole containers, and to what the host is in.
  static let containerActs: [ActKind] = [
    ActKind("appEmptiesStack", .stacks) { run in
      guard let stack = run.someStack, stack is StackController else { return }
      let animated = run.isAnimated
      run.note("the app empties \(run.text(stack)) \(animated)") {
        stack.setViewControllers([], animated: animated)
      }
    },
    ActKind("appMovesScreen", .stacks) { run in
      guard let stack = run.someStack, let other = run.someStack, stack is StackController,
        other is StackController, stack !== other,
        let screen = stack.viewControllers.randomElement(using: &run.random), screen is Page
      else { return }
      let animated = run.isAnimated
      run.note("the app moves \(run.text(screen)) from \(run.text(stack)) to \(run.text(other)) \(animated)")
      {
        other.setViewControllers(other.viewControllers + [screen], animated: animated)
      }
    },
    ActKind("appEmptiesTabs", .tabs) { run in
      guard let tabs = run.current.tabs.filter({ $0 is TabsController }).randomElement(using: &run.random)
      else { return }
      let isNil = run.isAnimated
      run.note("the app empties the tabs") { tabs.viewControllers = isNil ? nil : [] }
    },
    ActKind("detach", .hosts) { run in
      guard !run.isDetached else { return }
      run.note("the host is detached") {
        run.isDetached = true
        run.router.host.detach()
      }
    },
    ActKind("coverHost", .windows, weight: 4) { run in
      guard let stack = run.current.outerStack else { return }
      let animated = run.isAnimated
      if stack.topViewController === run.current.host.rootViewController {
        run.note("the app pushes over the host \(animated)") {
          stack.pushViewController(Foreign(), animated: animated)
        }
      } else if stack.viewControllers.contains(run.current.host.rootViewController) {
        run.note("the app pops back to the host \(animated)") {
          stack.popToViewController(run.current.host.rootViewController, animated: animated)
        }
      }
    },
  ]
}
