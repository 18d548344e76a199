import WaymarkStorage

/// A container of a tree in a journal: a stack of places, or tabs or columns, each a branch of its own.
///
/// It need not keep the rules of an app's containers: if routes are written as names, two tabs may have the same key.
package struct JournalContainer: Hashable, Sendable {
  package enum Kind: String, Hashable, Sendable {
    case stack
    case tabs
    case columns
  }

  /// A tab with its key, or a column, which has none.
  package struct Branch: Hashable, Sendable {
    package let key: String
    package var container: JournalContainer
  }

  package let kind: Kind
  /// The places of a stack, from its root up.
  package internal(set) var places: [JournalPlace] = []
  /// The tabs, or the columns that are filled, and which of them is selected or in front.
  package internal(set) var branches: [Branch] = []
  package internal(set) var focus = 0
  /// The number of columns, of which the last may be empty.
  package private(set) var room = 0

  /// Reads a container as it is written.
  init?(_ value: SnapshotValue?) {
    if let written = value?["stack"]?.array {
      guard !written.isEmpty else { return nil }
      kind = .stack
      places = written.map(JournalPlace.init)
      return
    }
    guard let written = value?["tabs"]?.array ?? value?["columns"]?.array else { return nil }
    kind = value?["tabs"] != nil ? .tabs : .columns
    for one in written {
      guard let container = JournalContainer(one), kind == .columns || one["key"] != nil else { return nil }
      branches.append(Branch(key: one["key"].map(RouteText.text) ?? "", container: container))
    }
    focus = value?[kind == .tabs ? "at" : "front"]?.integer ?? 0
    if kind == .columns { room = value?["places"]?.integer ?? branches.count }
    guard branches.indices.contains(focus), kind == .tabs || (branches.count..<10).contains(room) else {
      return nil
    }
  }

  /// The branch at a position, if there is one.
  subscript(branch index: Int) -> JournalContainer? {
    branches.indices.contains(index) ? branches[index].container : nil
  }

  /// The name of a branch: `tab home`, `column 2`.
  package func name(of branch: Int) -> String {
    kind == .tabs ? "tab \(branches[branch].key)" : "column \(branch + 1)"
  }

  var placeCount: Int { branches.reduce(places.count) { $0 + $1.container.placeCount } }

  var visiblePlace: JournalPlace? { places.last ?? self[branch: focus]?.visiblePlace }

  mutating func replace(_ path: ArraySlice<Int>, with container: JournalContainer) {
    guard let branch = path.first else {
      self = container
      return
    }
    guard branches.indices.contains(branch) else { return }
    branches[branch].container.replace(path.dropFirst(), with: container)
  }
}

/// A place in a stack: the number of its entry, and its route.
package struct JournalPlace: Hashable, Sendable {
  package let id: Int?
  /// The route as it is shown: `product(5)`.
  package let text: String
  /// The names of its cases: `shop.product`.
  package let name: String

  init(id: Int?, route: SnapshotValue) {
    self.id = id
    text = RouteText.text(of: route)
    name = RouteText.name(of: route)
  }

  /// Reads an entry, or a plain route, which has no number.
  init(_ value: SnapshotValue) {
    // A route may be an object with a member "e" too, but then that is not a number with a route beside it.
    if let id = value["e"]?.integer, let route = value["r"] {
      self.init(id: id, route: route)
    } else {
      self.init(id: nil, route: value)
    }
  }
}

// MARK: - One line

// The library's notation: `(home*: [a b] | search: [s]) {m} {alert: o}`.

extension JournalTree: CustomStringConvertible {
  /// The tree in one line, with the middle of long stacks left out.
  package var description: String {
    let modals = layers.dropFirst().prefix(24).map(\.description)
    let more = layers.count > 25 ? ["…\(layers.count - 25) more…"] : []
    return ([layers[0].container.description] + modals + more).joined(separator: " ")
  }
}

extension JournalTree.Layer: CustomStringConvertible {
  package var description: String {
    style == "sheet" ? "{\(container.inside)}" : "{\(style): \(container.inside)}"
  }
}

extension JournalContainer: CustomStringConvertible {
  package var description: String {
    switch kind {
    case .stack: return "[\(inside)]"
    case .tabs:
      let tabs = branches.prefix(24).enumerated().map { index, tab in
        "\(tab.key)\(index == focus ? "*" : ""): \(tab.container)"
      }
      let more = branches.count > 24 ? ["…\(branches.count - 24) more…"] : []
      return "(\((tabs + more).joined(separator: " | ")))"
    case .columns:
      let filled = branches.enumerated().map { $0.element.container.inside + ($0.offset == focus ? "*" : "") }
      return "[\((filled + Array(repeating: ".", count: room - filled.count)).joined(separator: "|"))]"
    }
  }

  /// The text inside the brackets or braces around the container.
  var inside: String { kind == .stack ? JournalContainer.text(of: places) : description }

  /// Places, separated by spaces; of many, the root and the top.
  static func text(of places: [JournalPlace]) -> String {
    let texts = places.map(\.text)
    guard texts.count > 13 else { return texts.joined(separator: " ") }
    return (texts.prefix(2) + ["…\(texts.count - 12) more…"] + texts.suffix(10)).joined(separator: " ")
  }
}
