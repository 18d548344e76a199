package import Waymark
package import WaymarkStorage

/// A tree of a window in a journal, of entries or of plain routes.
package typealias JournalTree = Tree<JournalPlace>

/// A route of a journal, which is known by its texts.
package struct JournalRoute: Route, CustomStringConvertible {
  /// The route as it is shown: `product(5)`.
  package let description: String
  /// The names of its cases: `shop.product`.
  package let routeName: String
  /// The position of a tab whose key is written like that of one before it.
  fileprivate var position: Int?

  init(_ value: JSONValue) {
    description = RouteText.text(of: value)
    routeName = RouteText.name(of: value)
  }
}

/// A place in a stack: the number of its entry, which is 0 for a plain route, and its route.
package typealias JournalPlace = Entry<JournalRoute>

extension Entry<JournalRoute> {
  /// Reads an entry, or a plain route.
  init(written value: JSONValue) {
    // A route may be an object with a member "e" too, but then that is not a number with a route beside it.
    self =
      Entry(written: value) { JournalRoute($0) }
      ?? Entry(id: EntryID(rawValue: 0), route: JournalRoute(value))
  }
}

// MARK: - Reading

extension WholeReader<JournalPlace> {
  /// Reads trees whose tabs may have keys that are written alike.
  convenience init() {
    var known: [BranchPath?: Set<JournalRoute>] = [:]
    self.init {
      JournalPlace(written: $0)
    } key: { value, path in
      var key = JournalRoute(value)
      if !known[path.parent, default: []].insert(key).inserted {
        key.position = path.branch(at: path.branchCount - 1)
      }
      return key
    }
  }
}

extension Tree<JournalPlace> {
  /// Reads a tree as it is written; `nil` comes back for what is no tree.
  ///
  /// - Complexity: O(*n*) in the number of places.
  package init?(written value: JSONValue?) {
    guard let value, let tree = try? WholeReader().whole({ $0.tree(value) }) else { return nil }
    self = tree
  }

  /// The number of places in it.
  ///
  /// - Complexity: O(*n*) in the number of places.
  var placeCount: Int {
    var count = 0
    forEachElement { _ in count += 1 }
    return count
  }

  /// The window and the modals over it, each with its style.
  package var layers: [(style: String, container: Container<JournalPlace>)] {
    [("window", root)] + modals.map { ($0.presentation.description, $0.container) }
  }
}

extension Modal<JournalPlace> {
  init?(written value: JSONValue?) {
    guard let value, let modal = try? WholeReader().whole({ $0.modal(value) }) else { return nil }
    self = modal
  }
}

extension Container<JournalPlace> {
  init?(written value: JSONValue?) {
    guard let container = try? WholeReader().whole({ $0.container(value) }) else { return nil }
    self = container
  }
}
