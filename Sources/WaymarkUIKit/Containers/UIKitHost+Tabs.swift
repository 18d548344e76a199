import Waymark

/// Tabs of the tree and the tab bar controller that shows them.
@MainActor
final class TabsNode<R: Route> {
  let controller: UITabBarController
  var keys: [R] = []
  var children: [ContainerNode<R>] = []

  /// The position of the selected tab, as the router has it.
  var selection = 0

  /// Whether the tab bar controller has the controllers of all tabs, in their order.
  var isArranged: Bool {
    let own = Set(children.lazy.map { ObjectIdentifier($0.controller) })
    let taken = (controller.viewControllers ?? []).filter { own.contains(ObjectIdentifier($0)) }
    return taken.elementsEqual(children.lazy.map(\.controller), by: ===)
  }

  /// The controller whose tab the user has tapped, until the router has answered.
  weak var tapped: UIViewController?

  let delegate = TabsDelegate()

  init(_ controller: UITabBarController, observer: any ContainerObserver) {
    self.controller = controller
    delegate.observer = observer
    controller.delegate = delegate.inFront(of: controller.delegate)
    (controller as? TabsController)?.tabsDelegate = delegate
  }

  func index(of controller: UIViewController?) -> Int? {
    children.firstIndex { $0.controller === controller }
  }
}

extension UIKitHost {
  /// Selects a tab, which the user may have tapped.
  func select(_ index: Int, in node: TabsNode<R>, _ request: UIKitRequest<R>) {
    let target = node.children[index].controller
    let wasTapped = node.tapped === target
    node.tapped = nil
    select(index, on: node)
    if wasTapped { node.delegate.forwardDidSelect(node.controller, target) }
    reach(Ending { [self] _ in end(request) }, afterAnimationOf: node.controller)
  }

  func select(_ index: Int, on node: TabsNode<R>) {
    node.selection = index
    let target = node.children[index].controller
    guard node.controller.selectedViewController !== target else { return }
    // UIKit selects none that other code has taken away.
    if node.controller.viewControllers?.contains(where: { $0 === target }) != true {
      showChildren(of: node, inPlaceOf: [])
    }
    ownChange { node.controller.selectedViewController = target }
  }

  func fit(
    _ node: ContainerNode<R>?, to tabs: RouteTabs<Entry<R>>, isInColumn: Bool
  ) throws(HostError) -> TabsNode<R> {
    let keys = tabs.tabs.map(\.key)
    let kept: TabsNode<R>
    if case .tabs(let old)? = node {
      kept = old
    } else {
      let controller = try free(hooks?.tabBarController(for: keys), orElse: TabsController())
      kept = TabsNode(controller, observer: self)
    }
    var children: [ContainerNode<R>] = []
    for tab in tabs.tabs {
      let old = kept.keys.firstIndex(of: tab.key).map { kept.children[$0] }
      let child = try fit(old, to: tab.container, isInColumn: isInColumn)
      if old?.controller !== child.controller { setItem(of: child, for: tab.key, root: tab.container.root) }
      children.append(child)
    }
    let old = kept.children.map(\.controller)
    kept.keys = keys
    kept.children = children
    showChildren(of: kept, inPlaceOf: old)
    select(tabs.selectedIndex, on: kept)
    return kept
  }

  func setItem(of node: ContainerNode<R>, for key: R, root: Entry<R>) {
    let item = hooks?.tabBarItem(for: key) ?? screens[root.id]?.tabBarItem
    if let item { node.controller.tabBarItem = item }
  }

  /// Gives a tab bar controller its tabs, with those that other code has added.
  func showChildren(of node: TabsNode<R>, inPlaceOf old: [UIViewController]) {
    let current = node.controller.viewControllers ?? []
    let own = node.children.map(\.controller)
    let target = ForeignControllers.keep(around: own, in: current) { controller in
      own.contains { $0 === controller } || old.contains { $0 === controller }
    }
    guard !current.elementsEqual(target, by: ===) else { return }
    ownChange {
      node.controller.setViewControllers(target, animated: false)
      // Another tab may have come to be selected where the selected one went.
      if node.children.indices.contains(node.selection) { select(node.selection, on: node) }
    }
  }
}
