import Waymark

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A container of the tree and the controller that shows it.
@MainActor
enum ContainerNode<R: Route> {
  case stack(StackNode)
  case tabs(TabsNode<R>)
  /// An alert, which holds one entry and no other controllers.
  case alert(UIAlertController, EntryID)

  var controller: UIViewController {
    switch self {
    case .stack(let stack): stack.controller
    case .tabs(let tabs): tabs.controller
    case .alert(let alert, _): alert
    }
  }

  func forEachStack(_ body: (StackNode) -> Void) {
    switch self {
    case .stack(let stack): body(stack)
    case .tabs(let tabs): for child in tabs.children { child.forEachStack(body) }
    case .alert: break
    }
  }

  func forEachEntry(_ body: (EntryID) -> Void) {
    if case .alert(_, let id) = self { body(id) }
    forEachStack { $0.entries.forEach(body) }
  }

  /// The node that the tabs of a path lead to.
  func node(at path: ContainerPath, from depth: Int = 0) -> ContainerNode? {
    guard depth < path.tabCount else { return self }
    guard case .tabs(let tabs) = self, tabs.children.indices.contains(path.tab(at: depth)) else { return nil }
    return tabs.children[path.tab(at: depth)].node(at: path, from: depth + 1)
  }

  /// The entry on top of the selected tabs' stack.
  var visibleEntry: EntryID? {
    switch self {
    case .stack(let stack): stack.entries.last
    case .tabs(let tabs): tabs.children[tabs.selection].visibleEntry
    case .alert(_, let id): id
    }
  }
}
