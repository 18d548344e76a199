import Waymark

/// A container of the tree and the controller that shows it.
@MainActor
enum ContainerNode<R: Route>: HostContainer {
  case stack(StackNode)
  case tabs(TabsNode<R>)
  case columns(ColumnsNode<R>)
  /// An alert, which holds one entry and no other controllers.
  case alert(UIAlertController, EntryID)

  var controller: UIViewController {
    switch self {
    case .stack(let stack): stack.controller
    case .tabs(let tabs): tabs.controller
    case .columns(let columns): columns.controller
    case .alert(let alert, _): alert
    }
  }

  var branches: (children: [ContainerNode], focus: Int)? {
    switch self {
    case .tabs(let tabs): (tabs.children, tabs.selection)
    case .columns(let columns): (columns.children, columns.front)
    case .stack, .alert: nil
    }
  }

  /// Takes a branch for the one with the focus, since UIKit shows it already.
  func adopt(focus branch: Int) {
    switch self {
    case .tabs(let tabs): tabs.selection = branch
    case .columns(let columns): columns.front = branch
    case .stack, .alert: break
    }
  }

  func forEachEntry(_ body: (EntryID) -> Void) {
    forEachLeaf { leaf in leaf.entries.forEach(body) }
  }

  /// The entries of a stack, or of an alert.
  private var entries: [EntryID] {
    switch self {
    case .stack(let stack): stack.entries
    case .tabs, .columns: []
    case .alert(_, let id): [id]
    }
  }

  /// The entry that the container is known by as a column or a modal.
  var root: EntryID? { entries.first ?? branches?.children.first?.root }

  /// The entry on top of the stack that has the focus.
  var visibleEntry: EntryID? { visible.entries.last }

  /// The outermost columns among the containers that have the focus.
  var focusedColumns: ColumnsNode<R>? {
    for case .columns(let columns) in focused { return columns }
    return nil
  }
}

extension UIKitHost {
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
    case .stack(let stack): .stack(try fit(node, to: stack))
    case .tabs(let tabs): .tabs(try fit(node, to: tabs, isInColumn: isInColumn))
    case .columns(let columns): .columns(try fit(node, to: columns, isInColumn: isInColumn))
    }
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
      case .tabs(let tabs)?:
        tabs.children[index] = new
        setItem(of: new, for: tabs.keys[index], root: container.root)
        showChildren(of: tabs, inPlaceOf: [old.controller])
      case .columns(let columns)?:
        columns.children[index] = new
        show(columns, isAnimated: false)
      default: throw .stepDoesNotFit
      }
    } else {
      layers[path.layer].node = new
      showContent(of: layers[path.layer])
    }
    releaseScreens(step.forEachRemoved, after: request)
    end(request)
  }

  /// Selects a tab, or brings a column to front.
  func select(
    _ index: Int, at path: BranchPath, _ isAnimated: Bool, _ request: UIKitRequest<R>
  ) throws(HostError) {
    switch layers.container(at: path) {
    case .tabs(let node)? where node.children.indices.contains(index): select(index, in: node, request)
    case .columns(let node)? where node.children.indices.contains(index):
      node.front = index
      show(node, isAnimated: isAnimated) { [self] _ in end(request) }
    default: throw .stepDoesNotFit
    }
  }

  /// The change of other code's in a container; `wrong` is `nil` if the container was put right before.
  func change(in node: ContainerNode<R>, at path: BranchPath, or wrong: FoundChange<R>?) -> FoundChange<R>? {
    switch node {
    case .alert: nil
    case .stack(let stack): change(in: stack, or: wrong)
    case .tabs(let tabs): change(in: tabs, at: path, or: wrong)
    case .columns(let columns): change(in: columns, at: path, or: wrong)
    }
  }

  /// Has UIKit show a container as the host has it.
  func putRight(_ node: ContainerNode<R>) {
    switch node {
    case .alert: break
    case .stack(let stack): putRight(stack)
    case .tabs(let tabs):
      showChildren(of: tabs, inPlaceOf: [])
      select(tabs.selection, on: tabs)
    case .columns(let columns):
      if isInOrder(columns) { show(columns, isAnimated: false) } else { putRight(columns) }
    }
  }
}
