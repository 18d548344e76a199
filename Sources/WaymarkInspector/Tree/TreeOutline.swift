/// A tree as an outline of lines, with marks where it differs from another tree.
package struct TreeOutline: Sendable {
  /// How a line differs from the tree before.
  package enum Mark: String, Hashable, Sendable {
    case added
    case removed
    case changed
    case moved
    /// A tab that was selected, or a column that came to front.
    case chosen
  }

  package struct Line: Hashable, Sendable {
    /// How far it is indented.
    package let depth: Int
    package let text: String
    package let mark: Mark?
    /// Whether the line names a container, and not a place.
    package let isContainer: Bool
  }

  /// How many places of one stack are listed.
  package static let listedPlaces = 120

  package private(set) var lines: [Line] = []

  private let before: JournalTree?
  /// The places of both trees by their entries, with the containers that they are in.
  private var old: [Int: (place: JournalPlace, path: JournalPath)] = [:]
  private var now: [Int: (place: JournalPlace, path: JournalPath)] = [:]

  /// - Parameters:
  ///   - tree: The tree, if it is known.
  ///   - before: The tree to compare with; if `nil`, nothing is marked.
  /// - Complexity: O(*n*) in the size of both.
  package init(of tree: JournalTree?, since before: JournalTree?) {
    self.before = before
    guard let tree else {
      add(0, "not known")
      return
    }
    if let before { old = Self.places(of: before) }
    now = Self.places(of: tree)
    for (index, layer) in tree.layers.enumerated() {
      add(0, layer.style, before.map { index < $0.layers.count } ?? true ? nil : .added)
      add(layer.container, JournalPath(layer: index), depth: 1)
    }
    for layer in before?.layers.dropFirst(tree.layers.count) ?? [] { add(0, layer.style, .removed) }
    // The places that went together with their container.
    addRemoved(from: old.values.map(\.place).sorted { $0.id ?? 0 < $1.id ?? 0 }, depth: 1)
  }

  private static func places(of tree: JournalTree) -> [Int: (place: JournalPlace, path: JournalPath)] {
    var all: [Int: (place: JournalPlace, path: JournalPath)] = [:]
    func visit(_ container: JournalContainer, _ path: JournalPath) {
      for place in container.places { if let id = place.id { all[id] = (place, path) } }
      for (index, branch) in container.branches.enumerated() {
        visit(branch.container, path.appending(index))
      }
    }
    for (index, layer) in tree.layers.enumerated() { visit(layer.container, JournalPath(layer: index)) }
    return all
  }

  private mutating func add(_ depth: Int, _ text: String, _ mark: Mark? = nil, isContainer: Bool = true) {
    lines.append(Line(depth: depth, text: text, mark: mark, isContainer: isContainer))
  }

  private mutating func add(_ place: JournalPlace, _ mark: Mark?, depth: Int) {
    add(depth, place.text + (place.id.map { " @\($0)" } ?? ""), mark, isContainer: false)
  }

  private mutating func add(_ container: JournalContainer, _ path: JournalPath, depth: Int) {
    let other = before?[path]
    for (index, branch) in container.branches.enumerated() {
      let isFocused = index == container.focus
      let word = isFocused ? (container.kind == .tabs ? ", selected" : ", in front") : ""
      let isNews = isFocused && other?.kind == container.kind && other?.focus != index
      add(depth, container.name(of: index) + word, isNews ? .chosen : nil)
      add(branch.container, path.appending(index), depth: depth + 1)
    }
    for place in container.branches.count..<max(container.branches.count, container.room) {
      add(depth, "column \(place + 1): empty")
    }
    // A long stack lists its root and its top.
    let hidden = max(0, container.places.count - Self.listedPlaces)
    for (index, place) in container.places.enumerated() where index == 0 || index > hidden {
      if hidden > 0, index == hidden + 1 { add(depth, "… \(hidden) places not listed") }
      add(place, mark(of: place), depth: depth)
    }
    addRemoved(from: other?.places ?? [], depth: depth)
  }

  private mutating func addRemoved(from places: [JournalPlace], depth: Int) {
    for place in places.prefix(Self.listedPlaces) {
      guard let id = place.id, now[id] == nil, old.removeValue(forKey: id) != nil else { continue }
      add(place, .removed, depth: depth)
    }
  }

  private func mark(of place: JournalPlace) -> Mark? {
    guard before != nil, let id = place.id, let path = now[id]?.path else { return nil }
    guard let there = old[id] else { return .added }
    if there.place.text != place.text { return .changed }
    return there.path == path ? nil : .moved
  }
}
