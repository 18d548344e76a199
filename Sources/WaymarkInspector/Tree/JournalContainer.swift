/// A container of a tree in a journal.
///
/// It need not keep the rules of an app's containers: if routes are written as names, two tabs may have the same key.
package indirect enum JournalContainer: Hashable, Sendable {
  case stack([JournalPlace])
  case tabs([Tab], selected: Int)
  case columns([JournalContainer], places: Int, front: Int)

  package struct Tab: Hashable, Sendable {
    package let key: String
    package var container: JournalContainer

    package init(key: String, container: JournalContainer) {
      self.key = key
      self.container = container
    }
  }

  /// Reads a container as it is written.
  package init?(_ value: JSONValue) {
    if let places = value["stack"]?.elements {
      guard !places.isEmpty else { return nil }
      self = .stack(places.map(JournalPlace.init))
    } else if let tabs = value["tabs"]?.elements {
      let read = tabs.compactMap(Tab.init)
      guard read.count == tabs.count, !read.isEmpty else { return nil }
      // If the position is not written, find it by the key.
      let key = value["selected"].map(RouteText.text)
      let selected = value["at"]?.integer ?? read.firstIndex { $0.key == key } ?? 0
      guard read.indices.contains(selected) else { return nil }
      self = .tabs(read, selected: selected)
    } else if let columns = value["columns"]?.elements {
      let read = columns.compactMap(JournalContainer.init)
      let front = value["front"]?.integer ?? 0
      let places = value["places"]?.integer ?? read.count
      guard read.count == columns.count, read.indices.contains(front), read.count <= places, places < 10
      else {
        return nil
      }
      self = .columns(read, places: places, front: front)
    } else {
      return nil
    }
  }
}

extension JournalContainer.Tab {
  init?(_ value: JSONValue) {
    guard let key = value["key"], let container = JournalContainer(value) else { return nil }
    self.init(key: RouteText.text(of: key), container: container)
  }
}

extension JournalContainer {
  /// The first place of the first stack.
  var root: JournalPlace {
    switch self {
    case .stack(let places): places[0]
    case .tabs(let tabs, _): tabs[0].container.root
    case .columns(let columns, _, _): columns[0].root
    }
  }

  /// The number of places in it.
  package var placeCount: Int {
    switch self {
    case .stack(let places): places.count
    case .tabs(let tabs, _): tabs.reduce(0) { $0 + $1.container.placeCount }
    case .columns(let columns, _, _): columns.reduce(0) { $0 + $1.placeCount }
    }
  }

  /// About how many bytes it takes in memory.
  ///
  /// - Complexity: O(*n*) in the number of places.
  var weight: Int {
    let own = 64
    return switch self {
    case .stack(let places):
      places.reduce(own) { $0 + MemoryLayout<JournalPlace>.stride + $1.text.weight }
    case .tabs(let tabs, _): tabs.reduce(own) { $0 + 32 + $1.key.weight + $1.container.weight }
    case .columns(let columns, _, _): columns.reduce(own) { $0 + 16 + $1.weight }
    }
  }

  /// Changes the container at the end of some branches, in place.
  ///
  /// - Returns: `false` if there is no such container, or else what `body` returns.
  mutating func change(_ branches: ArraySlice<Int>, _ body: (inout JournalContainer) -> Bool) -> Bool {
    guard let branch = branches.first else { return body(&self) }
    switch self {
    case .stack: return false
    case .tabs(var tabs, let selected):
      guard tabs.indices.contains(branch) else { return false }
      // Keep only one reference, so that changing it copies nothing.
      self = .stack([])
      defer { self = .tabs(tabs, selected: selected) }
      return tabs[branch].container.change(branches.dropFirst(), body)
    case .columns(var columns, let places, let front):
      guard columns.indices.contains(branch) else { return false }
      self = .stack([])
      defer { self = .columns(columns, places: places, front: front) }
      return columns[branch].change(branches.dropFirst(), body)
    }
  }

  /// The container at the end of some branches.
  func inside(_ branches: ArraySlice<Int>) -> JournalContainer? {
    guard let branch = branches.first else { return self }
    switch self {
    case .stack: return nil
    case .tabs(let tabs, _):
      return tabs.indices.contains(branch) ? tabs[branch].container.inside(branches.dropFirst()) : nil
    case .columns(let columns, _, _):
      return columns.indices.contains(branch) ? columns[branch].inside(branches.dropFirst()) : nil
    }
  }
}

/// A place in a stack: the number of its entry, and its route as text.
package struct JournalPlace: Hashable, Sendable {
  package let id: Int?
  package let text: String

  package init(id: Int?, text: String) {
    self.id = id
    self.text = text
  }

  /// Reads an entry, or a plain route, which has no number.
  init(_ value: JSONValue) {
    // A route may be an object with a member "e" too, but then that is not a number with a route beside it.
    if let id = value["e"]?.integer, let route = value["r"] {
      self.init(id: id, text: RouteText.text(of: route))
    } else {
      self.init(id: nil, text: RouteText.text(of: value))
    }
  }
}
