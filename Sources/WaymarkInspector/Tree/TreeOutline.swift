import Waymark

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
  private var old: [Int: (place: JournalPlace, path: BranchPath)] = [:]
  private var now: [Int: (place: JournalPlace, path: BranchPath)] = [:]

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
    let (layers, formerly) = (tree.layers, before?.layers)
    for (index, layer) in layers.enumerated() {
      add(0, layer.style, formerly.map { index < $0.count } ?? true ? nil : .added)
      add(layer.container, BranchPath(layer: index), depth: 1)
    }
    for layer in formerly?.dropFirst(layers.count) ?? [] { add(0, layer.style, .removed) }
    // The places that went together with their container.
    addRemoved(from: old.values.map(\.place).sorted { $0.id ?? 0 < $1.id ?? 0 }, depth: 1)
  }

  private static func places(of tree: JournalTree) -> [Int: (place: JournalPlace, path: BranchPath)] {
    var all: [Int: (place: JournalPlace, path: BranchPath)] = [:]
    func visit(_ container: Container<JournalPlace>, _ path: BranchPath) {
      if case .stack(let stack) = container {
        for place in stack.elements { if let id = place.id { all[id] = (place, path) } }
      }
      for (index, branch) in container.namedBranches.enumerated() {
        visit(branch.container, path.appending(branch: index))
      }
    }
    for (index, layer) in tree.layers.enumerated() { visit(layer.container, BranchPath(layer: index)) }
    return all
  }

  private mutating func add(_ depth: Int, _ text: String, _ mark: Mark? = nil, isContainer: Bool = true) {
    lines.append(Line(depth: depth, text: text, mark: mark, isContainer: isContainer))
  }

  private mutating func add(_ place: JournalPlace, _ mark: Mark?, depth: Int) {
    add(depth, "\(place.route)\(place.id.map { " @\($0)" } ?? "")", mark, isContainer: false)
  }

  private mutating func add(_ container: Container<JournalPlace>, _ path: BranchPath, depth: Int) {
    let other = before?.container(at: path)
    if case .stack(let stack) = container { add(stack.elements, depth: depth) }
    for (index, branch) in container.namedBranches.enumerated() {
      let isFocused = index == container.focus
      let isNews = isFocused && other?.focus.map { $0 != index } == true
      let word = branch.name.hasPrefix("tab ") ? ", selected" : ", in front"
      add(depth, branch.name + (isFocused ? word : ""), isNews ? .chosen : nil)
      add(branch.container, path.appending(branch: index), depth: depth + 1)
    }
    if case .columns(let columns) = container {
      for place in columns.filled.count..<columns.places { add(depth, "column \(place + 1): empty") }
    }
    if case .stack(let stack)? = other { addRemoved(from: stack.elements, depth: depth) }
  }

  /// Adds the places of a stack; of a long one, its root and its top.
  private mutating func add(_ places: [JournalPlace], depth: Int) {
    let hidden = max(0, places.count - Self.listedPlaces)
    for (index, place) in places.enumerated() where index == 0 || index > hidden {
      if hidden > 0, index == hidden + 1 { add(depth, "… \(hidden) places not listed") }
      add(place, mark(of: place), depth: depth)
    }
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
    if there.place.route != place.route { return .changed }
    return there.path == path ? nil : .moved
  }
}
