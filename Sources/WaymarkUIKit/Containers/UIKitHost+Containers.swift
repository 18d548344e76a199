import Waymark

extension UIKitHost {
  /// Selects a tab, or brings a column to front.
  func select(
    _ index: Int, at path: BranchPath, _ isAnimated: Bool, _ request: UIKitRequest<R>
  ) throws(HostError) {
    if case .columns(let node)? = layers.container(at: path), node.children.indices.contains(index) {
      node.front = index
      return show(node, isAnimated: isAnimated) { [self] _ in end(request) }
    }
    guard case .tabs(let node)? = layers.container(at: path), node.children.indices.contains(index) else {
      throw .stepDoesNotFit
    }
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

  /// Puts a container of another kind, or with other tabs, in the place of one.
  func replace(
    _ path: BranchPath, by container: Container<Entry<R>>, of step: Step<Entry<R>>,
    _ request: UIKitRequest<R>
  ) throws(HostError) {
    guard let old = layers.container(at: path) else { throw .stepDoesNotFit }
    if case .alert = old { throw .alertHoldsOneScreen }
    try check(container)
    let new = try fit(old, to: container, isInColumn: isInColumn(path))
    if let parent = path.parent {
      let index = path.branch(at: path.branchCount - 1)
      switch layers.container(at: parent) {
      case .columns(let columns)?:
        columns.children[index] = new
        show(columns, isAnimated: false)
      case .tabs(let tabs)?:
        tabs.children[index] = new
        setItem(of: new, for: tabs.keys[index], root: container.root)
        showChildren(of: tabs, inPlaceOf: [old.controller])
      default: throw .stepDoesNotFit
      }
    } else {
      layers[path.layer].node = new
      showContent(of: layers[path.layer])
    }
    releaseScreens(step.forEachRemoved, after: request)
    end(request)
  }

  func showContent(of layer: Layer<R>) {
    guard let controller = layer.controller as? LayerController else { return }
    ownChange { controller.show(layer.node.controller) }
  }

  /// Has a node show a container, without animation, or a new node where the old one is of another kind.
  ///
  /// - Parameters:
  ///   - node: The node that is there, if any.
  ///   - container: The container to show.
  ///   - isInColumn: Whether the container is inside a column, where UIKit takes no split view.
  /// - Returns: The node that shows it.
  /// - Throws: The reason why UIKit cannot show it.
  func fit(
    _ node: ContainerNode<R>?, to container: Container<Entry<R>>, isInColumn: Bool = false
  ) throws(HostError) -> ContainerNode<R> {
    switch container {
    case .stack(let stack):
      let kept: StackNode
      if case .stack(let old)? = node {
        kept = old
      } else {
        let controller = try free(
          hooks?.stackController(for: stack.root.route), orElse: StackController())
        kept = StackNode(controller, observer: self)
      }
      try show(stack.elements.map(\.id), on: kept, isAnimated: false) { _ in }
      return .stack(kept)
    case .tabs(let tabs):
      return .tabs(try fit(node, to: tabs, isInColumn: isInColumn))
    case .columns(let columns):
      return .columns(try fit(node, to: columns, isInColumn: isInColumn))
    }
  }

  /// The controller that is to show a container: the coordinator's own, if it is free for that.
  func free<Controller: UIViewController>(
    _ made: Controller?, orElse own: @autoclosure () -> Controller
  ) throws(HostError) -> Controller {
    guard let made else { return own() }
    if made.isFree { return made }
    // A controller that was shown before is shown again in any case.
    if request?.failure != nil { return own() }
    throw .containerInUse("\(type(of: made))")
  }

  private func fit(
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

  private func setItem(of node: ContainerNode<R>, for key: R, root: Entry<R>) {
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

extension UIViewController {
  /// Whether a host can show this controller, which is in no other one and shows no container of the tree.
  ///
  /// A controller that shows a container has the host's delegate, which lives as long as the container does. After the user has gone
  /// back from a column, its controller is nobody's child.
  var isFree: Bool {
    let delegate: Any? =
      switch self {
      case let stack as UINavigationController: stack.delegate
      case let tabs as UITabBarController: tabs.delegate
      case let split as UISplitViewController: split.delegate
      default: nil
      }
    return parent == nil && presentingViewController == nil && !(delegate is ForwardingDelegate)
      && !(self is ColumnShell)
  }
}
