import WaymarkState

/// Every edit of a tree that plain routes and entries share.
public func callEdits<Element: TreeElement>(
  _ tree: inout Tree<Element>, element: Element, route: Element.R
) -> Int {
  var changes = 0
  let stack = RouteStack<Element>(root: element)
  let path = tree.visiblePath
  if tree.push(element) { changes += 1 }
  if tree.push(element, at: path) { changes += 1 }
  if tree.pop() { changes += 1 }
  if tree.pop(2, at: path) { changes += 1 }
  if tree.pop(to: route) { changes += 1 }
  if tree.pop(to: route, at: path) { changes += 1 }
  if tree.popToRoot() { changes += 1 }
  if tree.popToRoot(at: path) { changes += 1 }
  if tree.replaceTop(with: element) { changes += 1 }
  if tree.replaceTop(with: element, at: path) { changes += 1 }
  if tree.setStack(stack) { changes += 1 }
  if tree.setStack(stack, at: path) { changes += 1 }
  if tree.select(route) { changes += 1 }
  if let tab = tree.path(ofTab: route), tree.select(tab) { changes += 1 }
  if tree.insertTab(RouteTab(route, stack), at: 0, in: .root) { changes += 1 }
  if tree.removeTab(route, in: .root) { changes += 1 }
  if tree.present(element, as: .sheet) { changes += 1 }
  if tree.present(Modal(.alert, stack)) { changes += 1 }
  if tree.dismiss() { changes += 1 }
  if tree.dismissAll() { changes += 1 }
  if tree.position(of: route) != nil { changes += 1 }
  if let columns = RouteColumns<Element>(capacity: 2, filled: [.stack(stack)], front: 0) {
    tree.root = .columns(columns)
    changes += callColumnEdits(&tree, columns, element: element)
  }
  if tree.setRoot(.stack(stack)) { changes += 1 }
  return changes
}

/// Every edit of columns.
func callColumnEdits<Element: TreeElement>(
  _ tree: inout Tree<Element>, _ columns: RouteColumns<Element>, element: Element
) -> Int {
  var changes = 0
  let path = tree.visiblePath
  if tree.fill(element, column: 1) { changes += 1 }
  if tree.fill(columns.filled[0], column: 1, in: path) { changes += 1 }
  if tree.focusColumn(0) { changes += 1 }
  if tree.clearColumns(from: 1, in: path) { changes += 1 }
  let own = RouteColumns<Element>([element], capacity: 2, front: 0)
  changes +=
    own.shown(room: own.capacity).count + own.filled.count + own.count + own.front + own[0].root.hashValue & 1
  return changes
}

/// Everything that can be read from a tree.
public func callQueries<Element: TreeElement>(_ tree: Tree<Element>) -> Int {
  var sum = tree.modals.count + tree.breadcrumb.count
  let path = tree.visiblePath
  if tree.container(at: path) == tree.root, tree.stack(at: path)?.count == 1 { sum += 1 }
  guard let position = tree.position(of: tree.visibleRoute) else { return sum }
  if tree.element(at: position)?.route.identity == tree.visibleRoute.identity { sum += 1 }
  if tree.element(at: position)?.route == tree.visibleRoute { sum += 1 }
  if position.path == .root, position.index < position.path.branchCount { sum += 1 }
  if path.appending(branch: 1).branch(at: 0) == BranchPath(layer: 1).layer { sum += 1 }
  let visible = tree.visibleElement
  tree.forEachElement { sum += $0 == visible ? 1 : 2 }
  sum ^= visible.elementIdentity.hashValue
  if tree.routes.root == tree.root.routeTree.routes.root { sum += 1 }
  return sum
}

extension Container {
  /// A tree that holds nothing but this container.
  var routeTree: Tree<Element> { Tree(self, modals: []) }
}
