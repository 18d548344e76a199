/// The tree of a window in a journal.
package struct JournalTree: Hashable, Sendable {
  package var root: JournalContainer
  package var modals: [Modal]

  package struct Modal: Hashable, Sendable {
    package let style: String
    package var container: JournalContainer

    package init(style: String, container: JournalContainer) {
      self.style = style
      self.container = container
    }

    /// Reads a modal as it is written.
    init?(_ value: JSONValue?) {
      guard let value, let container = JournalContainer(value) else { return nil }
      self.init(style: Self.style(value) ?? "sheet", container: container)
    }

    /// Reads how a modal is presented, with its detents.
    static func style(_ value: JSONValue) -> String? { value["style"]?.text?.harmless(limit: 40) }
  }

  package init(root: JournalContainer, modals: [Modal] = []) {
    self.root = root
    self.modals = modals
  }

  /// Reads a tree as it is written, of entries or of plain routes.
  package init?(_ value: JSONValue?) {
    guard let root = value?["root"].flatMap(JournalContainer.init) else { return nil }
    let written = value?["modals"]?.elements ?? []
    let modals = written.compactMap(Modal.init)
    guard modals.count == written.count else { return nil }
    self.init(root: root, modals: modals)
  }

  /// The number of places in it.
  package var placeCount: Int { modals.reduce(root.placeCount) { $0 + $1.container.placeCount } }

  /// About how many bytes it takes in memory.
  ///
  /// - Complexity: O(*n*) in the number of places.
  var weight: Int { modals.reduce(root.weight) { $0 + 32 + $1.container.weight } }

  /// The container at a path.
  package func container(at path: JournalPath) -> JournalContainer? {
    if path.layer == 0 { return root.inside(path.branches[...]) }
    return modals.indices.contains(path.layer - 1)
      ? modals[path.layer - 1].container.inside(path.branches[...]) : nil
  }

  private mutating func change(_ path: JournalPath, _ body: (inout JournalContainer) -> Bool) -> Bool {
    if path.layer == 0 { return root.change(path.branches[...], body) }
    guard modals.indices.contains(path.layer - 1) else { return false }
    return modals[path.layer - 1].container.change(path.branches[...], body)
  }

  /// Applies a change.
  ///
  /// - Returns: `false` if the change does not fit this tree. Do not use the tree then: a stack may be empty.
  /// - Complexity: O(*k*) in what goes and comes, and in the places above a stack's change.
  package mutating func apply(_ change: JournalChange) -> Bool {
    switch change {
    case .whole(let tree):
      self = tree
      return true
    case .splice(let path, let range, let places):
      return self.change(path) { container in
        guard case .stack(var stack) = container, range.upperBound <= stack.count else { return false }
        container = .stack([])
        stack.replaceSubrange(range, with: places)
        container = .stack(stack)
        return !stack.isEmpty
      }
    case .focus(let path, let branch):
      return self.change(path) { container in
        switch container {
        case .tabs(let tabs, _) where tabs.indices.contains(branch): container = .tabs(tabs, selected: branch)
        case .columns(let columns, let places, _) where columns.indices.contains(branch):
          container = .columns(columns, places: places, front: branch)
        default: return false
        }
        return true
      }
    case .replace(let path, let new):
      return self.change(path) { container in
        container = new
        return true
      }
    case .detents(let index, let style):
      guard modals.indices.contains(index) else { return false }
      modals[index] = Modal(style: style, container: modals[index].container)
      return true
    case .present(let modal):
      modals.append(modal)
      return true
    case .dismiss(let index):
      guard modals.indices.contains(index) else { return false }
      modals.removeSubrange(index...)
      return true
    }
  }
}
