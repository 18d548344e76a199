import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIKitHost {
  /// Selects a tab.
  func select(_ index: Int, at path: ContainerPath, _ request: PendingRequest<R>) throws(HostError) {
    if case .columns(let node)? = layers.container(at: path), node.children.indices.contains(index) {
      node.front = index
      showFront(of: node)
      return succeed(request)
    }
    guard case .tabs(let node)? = layers.container(at: path), node.children.indices.contains(index) else {
      throw .stepDoesNotFit
    }
    let target = node.children[index].controller
    let wasTapped = node.tapped === target
    node.tapped = nil
    select(index, on: node)
    if wasTapped { node.delegate.tellNext(node.controller, target) }
    guard let transition = node.controller.transitionCoordinator, transition.isAnimated else {
      return succeed(request)
    }
    let ending = Ending { [self] _ in end(request, nil) }
    if !reach(ending, after: transition) { ending.reach() }
  }

  func select(_ index: Int, on node: TabsNode<R>) {
    node.selection = index
    node.refusesSelection = false
    let target = node.children[index].controller
    guard node.controller.selectedViewController !== target else { return }
    // UIKit selects none that other code has taken away.
    if node.controller.viewControllers?.contains(where: { $0 === target }) != true {
      showChildren(of: node, inPlaceOf: [])
    }
    changing += 1
    node.controller.selectedViewController = target
    changing -= 1
    node.refusesSelection = node.controller.selectedViewController !== target
  }

  /// Puts a container of another kind, or with other tabs, in the place of one.
  func replace(
    _ path: ContainerPath, by container: Container<Entry<R>>, of step: Step<Entry<R>>,
    _ request: PendingRequest<R>
  ) throws(HostError) {
    guard let old = layers.container(at: path) else { throw .stepDoesNotFit }
    if case .alert = old { throw .alertHoldsOneScreen }
    try check(container)
    let new = try fit(old, to: container)
    if let parent = path.parent {
      let index = path.branch(at: path.branchCount - 1)
      switch layers.container(at: parent) {
      case .columns(let columns)?:
        columns.children[index] = new
        showFront(of: columns)
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
    release(step.forEachRemoved, after: request)
    succeed(request)
  }

  /// Shows columns that come in the place of others, of which the one in front is seen.
  func show(
    _ change: ColumnsChange<Entry<R>>, of step: Step<Entry<R>>, _ request: PendingRequest<R>
  ) throws(HostError) {
    guard case .columns(let node)? = layers.container(at: change.path),
      node.children.count == change.kept + change.removed.count
    else { throw .stepDoesNotFit }
    for column in change.inserted { try check(column) }
    var new: [ContainerNode<R>] = []
    for column in change.inserted { new.append(try fit(nil, to: column)) }
    node.children.replaceSubrange(change.kept..., with: new)
    node.front = change.front
    showFront(of: node)
    release(step.forEachRemoved, after: request)
    succeed(request)
  }

  private func showFront(of node: ColumnsNode<R>) {
    changing += 1
    node.showFront()
    changing -= 1
  }

  private func fit(
    _ node: ContainerNode<R>?, to columns: RouteColumns<Entry<R>>
  ) throws(HostError) -> ColumnsNode<R> {
    let kept: ColumnsNode<R> = if case .columns(let old)? = node { old } else { ColumnsNode(observer: self) }
    var children: [ContainerNode<R>] = []
    for (index, column) in columns.filled.enumerated() {
      children.append(try fit(kept.children.indices.contains(index) ? kept.children[index] : nil, to: column))
    }
    kept.children = children
    kept.front = columns.front
    showFront(of: kept)
    return kept
  }

  func showContent(of layer: Layer<R>) {
    guard let controller = layer.controller as? LayerController else { return }
    changing += 1
    controller.show(layer.node.controller)
    changing -= 1
  }

  /// A node that shows a container, without animation: the one that is there if it is of the right kind.
  func fit(_ node: ContainerNode<R>?, to container: Container<Entry<R>>) throws(HostError)
    -> ContainerNode<R>
  {
    switch container {
    case .stack(let stack):
      let kept: StackNode
      if case .stack(let old)? = node {
        kept = old
      } else {
        let controller = try free(
          hooks?.stackController(for: stack.root.route), orElse: StackController())
        kept = StackNode(controller, observer: self)
        ContainersInUse.note(controller, of: kept)
      }
      try show(stack.elements.map(\.id), on: kept, isAnimated: false) { _ in }
      return .stack(kept)
    case .tabs(let tabs):
      return .tabs(try fit(node, to: tabs))
    case .columns(let columns):
      return .columns(try fit(node, to: columns))
    }
  }

  /// What is to show a container: what the coordinator has made, if it is free for that.
  private func free<Controller: UIViewController>(
    _ made: Controller?, orElse own: @autoclosure () -> Controller
  ) throws(HostError) -> Controller {
    guard let made else { return own() }
    if ContainersInUse.isFree(made) { return made }
    // What was shown before is shown again in any case.
    if isGoingBack { return own() }
    throw .containerInUse("\(type(of: made))")
  }

  private func fit(_ node: ContainerNode<R>?, to tabs: RouteTabs<Entry<R>>) throws(HostError)
    -> TabsNode<R>
  {
    let keys = tabs.tabs.map(\.key)
    let kept: TabsNode<R>
    if case .tabs(let old)? = node {
      kept = old
    } else {
      let controller = try free(hooks?.tabBarController(for: keys), orElse: TabsController())
      kept = TabsNode(controller, observer: self)
      ContainersInUse.note(controller, of: kept)
    }
    var children: [ContainerNode<R>] = []
    for tab in tabs.tabs {
      let old = kept.keys.firstIndex(of: tab.key).map { kept.children[$0] }
      let child = try fit(old, to: tab.container)
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
    node.isDisarranged = false
    changing += 1
    defer { changing -= 1 }
    node.controller.setViewControllers(target, animated: false)
    // Another tab may have come to be selected where the selected one went.
    if node.children.indices.contains(node.selection) { select(node.selection, on: node) }
  }
}
