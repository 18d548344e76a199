import Waymark
import WaymarkCore
import WaymarkStorage

extension JournalScribe {
  func value(of path: BranchPath) -> SnapshotValue {
    .array(([path.layer] + (0..<path.branchCount).map { path.branch(at: $0) }).map { .number($0) })
  }

  /// The value of an entry with its number, or of a plain route.
  func value<Element: TreeElement>(of element: Element) -> SnapshotValue where Element.R == AnyRoute {
    let route = value(of: element.route)
    return (element as? Place).map { .object(["e": .id($0.id), "r": route]) } ?? route
  }

  func value<Element: TreeElement>(of tree: Tree<Element>) -> SnapshotValue where Element.R == AnyRoute {
    .object(["root": .object(members(of: tree.root)), "modals": .list(tree.modals) { value(of: $0) }])
  }

  func value<Element: TreeElement>(of modal: Modal<Element>) -> SnapshotValue where Element.R == AnyRoute {
    .object(["style": .string(modal.presentation.description)] + members(of: modal.container))
  }

  func members<Element: TreeElement>(of container: Container<Element>) -> JournalMembers
  where Element.R == AnyRoute {
    switch container {
    case .stack(let stack): ["stack": .list(stack.elements) { value(of: $0) }]
    case .tabs(let tabs):
      [
        "tabs": .list(tabs.tabs) { .object(["key": value(of: $0.key)] + members(of: $0.container)) },
        "selected": value(of: tabs.selectedKey), "at": .number(tabs.selectedIndex),
      ]
    case .columns(let columns):
      [
        "columns": .list(columns.filled) { .object(members(of: $0)) }, "places": .number(columns.places),
        "front": .number(columns.front),
      ]
    }
  }
}
