import Waymark
import WaymarkCore
import WaymarkStorage

/// Writes the trees of a journal, with the numbers of entries, and the steps from one to another.
struct JournalTrees<Element: TreeElement>: TreeWriter where Element.R == AnyRoute {
  let write: @Sendable (AnyRoute) -> SnapshotValue

  /// Routes that are written as names may be alike.
  var numbersTabs: Bool { true }

  func value(of element: Element, at position: ElementPosition, in words: String) -> SnapshotValue? {
    value(of: element)
  }

  func value(ofKey key: AnyRoute, in words: String) -> SnapshotValue? { write(key) }

  /// The value of an entry with its number, or of a plain route.
  func value(of element: Element) -> SnapshotValue {
    (element as? Place)?.written(write) ?? write(element.route)
  }
}
