import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

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

  var tabs: (keys: [R], children: [ContainerNode], selection: Int)? {
    guard case .tabs(let tabs) = self else { return nil }
    return (tabs.keys, tabs.children, tabs.selection)
  }

  var columns: (children: [ContainerNode], front: Int)? {
    guard case .columns(let columns) = self else { return nil }
    return (columns.children, columns.front)
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
  var root: EntryID? {
    switch self {
    case .tabs(let tabs): tabs.children.first?.root
    case .columns(let columns): columns.children.first?.root
    case .stack, .alert: entries.first
    }
  }

  /// The entry on top of the selected tabs' stack.
  var visibleEntry: EntryID? { visible.entries.last }
}
