import HeadlessUIKit
import Waymark
import WaymarkTesting
import WaymarkUIKit

extension ActKind {
  /// Changes by code outside Waymark to the host's stacks.
  static let stackActs: [ActKind] = [
    ActKind("appPushes", .stacks, weight: 3) { run in
      guard let stack = run.someStack else { return }
      let animated = run.isAnimated
      run.note("the app pushes on \(run.text(stack)) \(animated)") {
        stack.pushViewController(run.foreign(), animated: animated)
      }
      run.expectTheSame()
    },
    ActKind("appPops", .stacks, weight: 3) { run in
      guard let stack = run.someStack else { return }
      let animated = run.isAnimated
      run.expectPopped(to: stack.viewControllers.count - 1, stack)
      run.note("the app pops \(run.text(stack)) \(animated)") { stack.popViewController(animated: animated) }
    },
    ActKind("appPopsToRoot", .stacks) { run in
      guard let stack = run.someStack else { return }
      let animated = run.isAnimated
      run.expectPopped(to: 1, stack)
      run.note("the app pops \(run.text(stack)) to its root \(animated)") {
        stack.popToRootViewController(animated: animated)
      }
    },
    ActKind("appPopsTo", .stacks) { run in
      guard let stack = run.someStack, let target = stack.viewControllers.randomElement(using: &run.random)
      else { return }
      let animated = run.isAnimated
      run.expectPopped(to: (stack.viewControllers.firstIndex(of: target) ?? 0) + 1, stack)
      // A stack that asks first is not left for what lies below its root.
      if stack is StackController, run.isBelowRoot(target, in: stack) { run.expectTheSame() }
      run.note("the app pops \(run.text(stack)) to \(run.text(target)) \(animated)") {
        stack.popToViewController(target, animated: animated)
      }
    },
    ActKind("appSetsStack", .stacks) { run in
      run.setStack("sets") { controllers in
        // The bottom stays, and what stays keeps its order.
        controllers = controllers.prefix(1) + controllers.dropFirst().filter { _ in run.random.chance(60) }
        let index = Int.random(in: 1...controllers.count, using: &run.random)
        if run.random.chance(40) { controllers.insert(run.foreign(), at: index) }
      }
    },
    ActKind("appTakesRoot", .stacks, weight: 1) { run in
      run.setStack("takes the root of") { controllers in
        controllers.removeFirst()
        if controllers.isEmpty { controllers.append(run.foreign()) }
      }
    },
    ActKind("appShuffles", .stacks, weight: 1) { run in
      run.setStack("shuffles") { $0.shuffle(using: &run.random) }
    },
  ]
}

extension RandomRun {
  var isAnimated: Bool { Bool.random(using: &random) }

  /// A navigation controller of the host's that holds a screen; a plain one, which reports only the screen
  /// that it shows, must be in front.
  var someStack: UINavigationController? {
    let front = user.frontmostNavigation
    return current.stacks.filter { stack in
      // The host's own around a column without a stack is nobody's to take apart.
      if stack.isShell { return false }
      guard let top = stack.topViewController else { return false }
      return stack is StackController || stack === front && top.viewIfLoaded?.window != nil
    }.randomElement(using: &random)
  }

  /// A controller of code that knows nothing of Waymark.
  func foreign(_ style: UIModalPresentationStyle = .pageSheet) -> UIViewController {
    let made = Foreign()
    made.modalPresentationStyle = style
    book.note(made, "a controller of other code")
    return made
  }

  func text(_ controller: UIViewController) -> String {
    switch controller {
    case let stack as UINavigationController: "[\(stack.viewControllers.map(text).joined(separator: " "))]"
    case let tabs as UITabBarController: "(\((tabs.viewControllers ?? []).map(text).joined(separator: " ")))"
    default: Picture.name(controller)
    }
  }

  fileprivate func setStack(_ verb: String, _ change: (inout [UIViewController]) -> Void) {
    guard let stack = someStack, stack is StackController else { return }
    var controllers = stack.viewControllers
    change(&controllers)
    let animated = isAnimated
    expectLeft(controllers, of: stack)
    note("the app \(verb) \(text(stack)), \(controllers.map(text)) \(animated)") {
      stack.setViewControllers(controllers, animated: animated)
    }
  }

  fileprivate func isBelowRoot(_ controller: UIViewController, in stack: UINavigationController) -> Bool {
    let own = stack.viewControllers.firstIndex { current.host.entry(of: $0) != nil }
    return own.map { stack.viewControllers[..<$0].contains(controller) } ?? false
  }

  // MARK: Expected results

  func expectTheSame() { expected = router.host.tree.routes }

  fileprivate func expectPopped(to count: Int, _ stack: UINavigationController) {
    expectLeft(Array(stack.viewControllers.prefix(max(1, count))), of: stack)
  }

  /// The screens above the last that is left have gone; the others come back.
  private func expectLeft(_ left: [UIViewController], of stack: UINavigationController) {
    // With a later column's stack, which lies on the first one's while collapsed, its column is closed.
    let takesColumn = stack.viewControllers.contains { controller in
      controller is UINavigationController && !left.contains(controller)
    }
    guard !hasObjectors, !takesColumn else { return }
    let own = stack.viewControllers.compactMap { current.host.entry(of: $0) }
    let kept = Set(left.compactMap { current.host.entry(of: $0) })
    let top = own.lastIndex { kept.contains($0) } ?? 0
    expected = router.host.tree.without(Set(own.dropFirst(top + 1))).routes
  }
}

extension Tree where Element == Entry<Place> {
  /// The tree without some entries, which are no roots of stacks, and without modals that have some roots.
  func without(_ gone: Set<EntryID>) -> Tree {
    let modals = modals.filter { !gone.contains($0.root.id) }
    return Tree(
      root.without(gone),
      modals: modals.map { Modal($0.presentation, $0.container.without(gone)) })
  }
}

extension Container where Element == Entry<Place> {
  fileprivate func without(_ gone: Set<EntryID>) -> Container {
    switch self {
    case .stack(let stack):
      return .stack(RouteStack(root: stack.root, pushed: stack.pushed.filter { !gone.contains($0.id) }))
    case .tabs(let tabs):
      let left = tabs.tabs.map { RouteTab($0.key, $0.container.without(gone)) }
      return RouteTabs(checking: left, selectedKey: tabs.selectedKey).map { .tabs($0) } ?? self
    case .columns(let columns):
      let left = columns.filled.enumerated().prefix { $0 == 0 || !gone.contains($1.root.id) }
      return RouteColumns(
        capacity: columns.capacity, filled: left.map { $1.without(gone) },
        front: min(columns.front, left.count - 1)
      ).map { .columns($0) } ?? self
    }
  }
}
