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
    /// The name of a container, or the route of a place.
    package let name: String
    /// The line's identity in the trees of a window: a place is known by its entry, a container by its path.
    package let key: String
    /// The path of the container that a place is in; `nil` if the line is no place.
    package let path: String?
    /// Whether a tab is selected, or a column in front or empty, in words.
    package var state = ""
    package fileprivate(set) var mark: Mark?

    package var text: String {
      guard state.isEmpty else { return "\(name), \(state)" }
      return key.hasPrefix("@") ? "\(name) \(key)" : name
    }

    fileprivate func marked(_ mark: Mark?) -> Line {
      var line = self
      line.mark = mark
      return line
    }

    fileprivate func mark(since old: Line?) -> Mark? {
      guard let old else { return .added }
      if name != old.name { return .changed }
      if path != old.path { return .moved }
      return state != old.state && !["", "empty"].contains(state) ? .chosen : nil
    }
  }

  package private(set) var lines: [Line] = []

  /// - Parameters:
  ///   - tree: The tree, if it is known.
  ///   - before: The tree to compare with; if `nil`, nothing is marked.
  /// - Complexity: O(*n*) in the size of both.
  package init(of tree: JournalTree?, since before: JournalTree? = nil) {
    guard let tree else {
      add(0, "not known", "")
      return
    }
    for (index, layer) in tree.layers.enumerated() {
      add(0, layer.style, "\(index)")
      add(layer.container, "\(index)", depth: 1)
    }
    if before != nil { lines = marked(since: TreeOutline(of: before).lines) }
  }

  private mutating func add(
    _ depth: Int, _ name: String, _ key: String, in path: String? = nil, state: String = ""
  ) {
    lines.append(Line(depth: depth, name: name, key: key, path: path, state: state))
  }

  private mutating func add(_ container: Container<JournalPlace>, _ path: String, depth: Int) {
    if case .stack(let stack) = container { return add(stack.elements, path, depth: depth) }
    let (names, front): ([String], String) =
      switch container {
      case .stack: ([], "")
      case .tabs(let tabs): (tabs.tabs.map { "tab \($0.key)" }, "selected")
      case .columns(let columns): ((1...columns.capacity).map { "column \($0)" }, "in front")
      }
    for (index, name) in names.enumerated() {
      let (branch, path) = (container.branch(at: index), "\(path).\(index)")
      add(depth, name, path, state: branch == nil ? "empty" : index == container.focus ? front : "")
      if let branch { add(branch, path, depth: depth + 1) }
    }
  }

  /// Adds the places of a stack; of a long one, its root and its top, so that a push changes one line and not two.
  private mutating func add(_ places: [JournalPlace], _ path: String, depth: Int) {
    let hidden = places.count <= 100 ? 0 : (places.count - 51) / 50 * 50
    for (index, place) in places.enumerated() where index == 0 || index > hidden {
      if hidden > 0, index == hidden + 1 { add(depth, "… \(hidden) places not listed", "\(path)…") }
      add(depth, "\(place.route)", place.id.rawValue > 0 ? "\(place.id)" : "\(path)/\(index)", in: path)
    }
  }

  private func marked(since old: [Line]) -> [Line] {
    let before = Dictionary(old.map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    let now = Set(lines.map(\.key))
    // A line that was removed stays below the one that it stood below.
    var removed: [String: [Line]] = [:]
    var above = ""
    for line in old {
      if now.contains(line.key) {
        above = line.key
      } else {
        removed[above, default: []].append(line.marked(.removed))
      }
    }
    return lines.flatMap { line in
      [line.marked(line.mark(since: before[line.key]))] + (removed[line.key] ?? [])
    }
  }
}
