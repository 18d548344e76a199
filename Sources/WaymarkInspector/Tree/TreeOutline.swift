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

  /// The places that changed, by their entries: as they were and as they are.
  private var old: [Int: (text: String, path: JournalPath)] = [:]
  private var now: [Int: (text: String, path: JournalPath)] = [:]
  private var told: Set<Int> = []

  /// - Parameters:
  ///   - tree: The tree, if it is known.
  ///   - before: The tree to compare with; if `nil`, nothing is marked.
  /// - Complexity: O(*n*) in the size of both.
  package init(of tree: JournalTree?, since before: JournalTree?) {
    guard let tree else {
      add(0, "not known", nil, isContainer: true)
      return
    }
    if let before { compare(before, tree) }
    layer("window", tree.root, before?.root, JournalPath(layer: 0), nil)
    for (index, modal) in tree.modals.enumerated() {
      let other = before.flatMap { $0.modals.indices.contains(index) ? $0.modals[index].container : nil }
      layer(
        modal.style, modal.container, other, JournalPath(layer: index + 1),
        before != nil && other == nil ? .added : nil)
    }
    addTheRemoved(before, tree)
  }

  private mutating func add(_ depth: Int, _ text: String, _ mark: Mark?, isContainer: Bool) {
    lines.append(Line(depth: depth, text: text, mark: mark, isContainer: isContainer))
  }

  private mutating func layer(
    _ name: String, _ container: JournalContainer, _ before: JournalContainer?, _ path: JournalPath,
    _ mark: Mark?
  ) {
    add(0, name, mark, isContainer: true)
    inside(container, before, path, depth: 1)
  }

  private mutating func inside(
    _ container: JournalContainer, _ before: JournalContainer?, _ path: JournalPath, depth: Int
  ) {
    if case .stack(let places) = container {
      var others: [JournalPlace]?
      if case .stack(let found)? = before { others = found }
      return stack(places, others, depth)
    }
    let (branches, focus) = container.branches
    let (others, oldFocus) = before?.branches ?? ([], -1)
    let isTabs = if case .tabs = container { true } else { false }
    for (index, branch) in branches.enumerated() {
      let isNews = index == focus && before != nil && oldFocus >= 0 && oldFocus != focus
      let state = index == focus ? (isTabs ? ", selected" : ", in front") : ""
      add(depth, branch.name + state, isNews ? .chosen : nil, isContainer: true)
      inside(
        branch.container, others.indices.contains(index) ? others[index].container : nil,
        JournalPath(layer: path.layer, branches: path.branches + [index]), depth: depth + 1)
    }
    guard case .columns(let filled, let places, _) = container, filled.count < places else { return }
    for place in filled.count..<places { add(depth, "column \(place + 1): empty", nil, isContainer: true) }
  }

  private mutating func stack(_ places: [JournalPlace], _ before: [JournalPlace]?, _ depth: Int) {
    let kept = before.map { zip($0, places).prefix { $0.id == $1.id }.count } ?? places.count
    let hidden = Swift.max(0, places.count - TreeOutline.listedPlaces)
    for (index, place) in places.enumerated() {
      if index == kept { stackRemoved(before, from: kept, depth) }
      // A long stack lists its root and its top.
      if hidden > 0, index > 0, index <= hidden {
        if index == 1 { add(depth, "… \(hidden) places not listed", nil, isContainer: true) }
        continue
      }
      add(depth, place, mark(of: place))
    }
    if kept == places.count { stackRemoved(before, from: kept, depth) }
  }

  private mutating func stackRemoved(_ before: [JournalPlace]?, from kept: Int, _ depth: Int) {
    for place in (before ?? []).dropFirst(kept).prefix(TreeOutline.listedPlaces) {
      guard let id = place.id, old[id] != nil, now[id] == nil, told.insert(id).inserted else { continue }
      add(depth, place, .removed)
    }
  }

  private mutating func add(_ depth: Int, _ place: JournalPlace, _ mark: Mark?) {
    let number = place.id.map { " @\($0)" } ?? ""
    add(depth, place.text + number, mark, isContainer: false)
  }

  private func mark(of place: JournalPlace) -> Mark? {
    guard let id = place.id, let here = now[id] else { return nil }
    guard let there = old[id] else { return .added }
    if there.text != here.text { return .changed }
    return there.path == here.path ? nil : .moved
  }

  /// Adds the places that were removed together with their container.
  private mutating func addTheRemoved(_ before: JournalTree?, _ tree: JournalTree) {
    guard let before else { return }
    for modal in before.modals.dropFirst(tree.modals.count) {
      add(0, modal.style, .removed, isContainer: true)
    }
    let rest = old.filter { now[$0.key] == nil && !told.contains($0.key) }
    for (id, place) in rest.sorted(by: { $0.key < $1.key }).prefix(TreeOutline.listedPlaces) {
      add(1, JournalPlace(id: id, text: place.text), .removed)
    }
  }
}

// MARK: - Comparing

extension TreeOutline {
  /// Finds the places in which two trees differ.
  ///
  /// Places that two stacks have in common at their beginning do not count.
  private mutating func compare(_ before: JournalTree, _ after: JournalTree) {
    compare(before.root, after.root, JournalPath(layer: 0))
    for index in 0..<Swift.max(before.modals.count, after.modals.count) {
      compare(
        before.modals.indices.contains(index) ? before.modals[index].container : nil,
        after.modals.indices.contains(index) ? after.modals[index].container : nil,
        JournalPath(layer: index + 1))
    }
  }

  private mutating func compare(
    _ before: JournalContainer?, _ after: JournalContainer?, _ path: JournalPath
  ) {
    if case .stack(let first)? = before, case .stack(let second)? = after {
      // This costs nothing if both arrays share their memory.
      guard first != second else { return }
      let common = zip(first, second).prefix { $0 == $1 }.count
      for place in first[common...] { note(place, path, \.old) }
      for place in second[common...] { note(place, path, \.now) }
      return
    }
    visit(before, path, \.old)
    visit(after, path, \.now)
  }

  private mutating func visit(
    _ container: JournalContainer?, _ path: JournalPath,
    _ map: WritableKeyPath<TreeOutline, [Int: (text: String, path: JournalPath)]>
  ) {
    guard let container else { return }
    if case .stack(let places) = container {
      for place in places { note(place, path, map) }
      return
    }
    for (index, branch) in container.branches.all.enumerated() {
      visit(branch.container, JournalPath(layer: path.layer, branches: path.branches + [index]), map)
    }
  }

  private mutating func note(
    _ place: JournalPlace, _ path: JournalPath,
    _ map: WritableKeyPath<TreeOutline, [Int: (text: String, path: JournalPath)]>
  ) {
    guard let id = place.id else { return }
    self[keyPath: map][id] = (place.text, path)
  }
}

extension JournalContainer {
  /// The branches of tabs and columns, with what they are called, and which of them has the focus.
  fileprivate var branches: (all: [(name: String, container: JournalContainer)], focus: Int) {
    switch self {
    case .stack: ([], -1)
    case .tabs(let tabs, let selected): (tabs.map { ("tab \($0.key)", $0.container) }, selected)
    case .columns(let columns, _, let front):
      (columns.enumerated().map { ("column \($0.offset + 1)", $0.element) }, front)
    }
  }
}
