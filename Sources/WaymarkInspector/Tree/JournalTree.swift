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

  init(_ value: SnapshotValue) {
    description = RouteText.text(of: value)
    routeName = RouteText.name(of: value)
  }
}

/// A place in a stack: the number of its entry, which a plain route does not have, and its route.
package struct JournalPlace: TreeElement {
  package let id: Int?
  package let route: JournalRoute

  package var elementIdentity: Int? { id }

  init(id: Int?, route: SnapshotValue) {
    self.id = id
    self.route = JournalRoute(route)
  }

  /// Reads an entry, or a plain route.
  init(written value: SnapshotValue) {
    // A route may be an object with a member "e" too, but then that is not a number with a route beside it.
    if let id = value["e"]?.integer, let route = value["r"] {
      self.init(id: id, route: route)
    } else {
      self.init(id: nil, route: value)
    }
  }
}

// MARK: - Reading

extension Tree<JournalPlace> {
  /// Reads a tree as it is written; `nil` comes back for what is no tree.
  ///
  /// - Complexity: O(*n*) in the number of places.
  package init?(written value: SnapshotValue?) {
    guard let root = Container<JournalPlace>(written: value?["root"]) else { return nil }
    let written = value?["modals"]?.array ?? []
    let modals = written.compactMap { Modal<JournalPlace>(written: $0) }
    guard modals.count == written.count else { return nil }
    self.init(root, modals: modals)
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
  init?(written value: SnapshotValue?) {
    guard let container = Container<JournalPlace>(written: value),
      let presentation = Presentation(modal: value?["style"]?.string ?? "sheet")
    else { return nil }
    self.init(presentation, container)
  }
}

extension Container<JournalPlace> {
  /// Reads a container as it is written, so many branches deep in a tree.
  init?(written value: SnapshotValue?, depth: Int = 0) {
    guard depth <= BranchPath.maximumBranchCount else { return nil }
    if let written = value?["stack"]?.array {
      guard let stack = RouteStack(elements: written.map(JournalPlace.init(written:))) else { return nil }
      self = .stack(stack)
      return
    }
    let branches = value?["tabs"]?.array ?? value?["columns"]?.array ?? []
    let containers = branches.compactMap { Container(written: $0, depth: depth + 1) }
    guard containers.count == branches.count else { return nil }
    if value?["tabs"] == nil {
      let places = value?["places"]?.integer ?? containers.count
      guard let columns = RouteColumns(places: places, filled: containers, front: value?["front"]?.integer)
      else { return nil }
      self = .columns(columns)
    } else {
      var keys: [JournalRoute] = []
      var known: Set<JournalRoute> = []
      for (position, branch) in branches.enumerated() {
        guard let key = branch["key"] else { return nil }
        keys.append(JournalRoute(key))
        if !known.insert(keys[position]).inserted { keys[position].position = position }
      }
      let at = value?["at"]?.integer ?? 0
      let tabs = zip(keys, containers).map { RouteTab<JournalPlace>($0, $1) }
      guard keys.indices.contains(at), let valid = RouteTabs(checking: tabs, selectedKey: keys[at]) else {
        return nil
      }
      self = .tabs(valid)
    }
  }

  /// The tabs or columns with their names: `tab home`, `column 2`.
  package var namedBranches: [(name: String, container: Container<JournalPlace>)] {
    switch self {
    case .tabs(let tabs): tabs.tabs.map { ("tab \($0.key)", $0.container) }
    case .columns(let columns): columns.filled.enumerated().map { ("column \($0.offset + 1)", $0.element) }
    default: []
    }
  }
}

extension BranchPath {
  /// Reads a path as it is written: the layer, and the branches that lead on from there.
  init?(written value: SnapshotValue?) {
    guard let parts = value?.array, let layer = parts.first?.integer, layer >= 0,
      parts.count <= BranchPath.maximumBranchCount + 1
    else { return nil }
    self.init(layer: layer)
    for part in parts.dropFirst() {
      guard let branch = part.integer, (0..<BranchPath.maximumTabsSideBySide).contains(branch) else {
        return nil
      }
      self = appending(branch: branch)
    }
  }
}
