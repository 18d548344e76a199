import WaymarkState

/// The routes of the tests: letters for places, and keys for tabs where they are not a place of the tab.
enum Place: Route {
  case a, b, c, d, e
  case home, search, profile
  case item(Int)
}

extension EntryTree where Element == Entry<Place> {
  /// A tree whose entries are numbered from 1 in the order of ``Tree/forEachElement(_:)``.
  static func numbered(_ routes: RouteTree<Place>) -> EntryTree<Place> {
    var ids = EntryID.Generator()
    return EntryTree(routes, ids: &ids)
  }
}

extension Tree {
  /// Every element, hidden ones too, in the order of ``forEachElement(_:)``.
  var allElements: [Element] {
    var elements: [Element] = []
    forEachElement { elements.append($0) }
    return elements
  }
}

extension Tree where Element == Entry<Place> {
  /// The numbers of all entries, hidden ones too.
  var numbers: [UInt64] { allElements.map(\.id.rawValue) }
}

extension EntryID: ExpressibleByIntegerLiteral {
  /// Makes an identifier from its number.
  public init(integerLiteral value: UInt64) { self.init(rawValue: value) }
}
