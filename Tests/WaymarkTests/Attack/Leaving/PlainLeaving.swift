import Waymark

/// What goes from trees when the user leaves an entry, worked out anew from whole trees, without regard to cost.
struct PlainLeaving {
  /// The entries that are gone.
  let gone: Set<EntryID>

  /// What is below them on the screen, where they were in a stack.
  private let rest: [Entry<Place>]

  /// What goes with an entry in a tree.
  ///
  /// - Returns: `nil` if the entry is not there, or is the root of something that cannot be left.
  init?(closing id: EntryID, in tree: EntryTree<Place>) {
    let layers = [tree.root] + tree.modals.map(\.container)
    for (layer, container) in layers.enumerated() {
      if let (gone, rest) = container.leaving(id) {
        (self.gone, self.rest) = (Set(gone.map(\.id)), rest)
        return
      }
      guard layer > 0, tree.modals[layer - 1].root.id == id else { continue }
      gone = Set(layers[layer...].flatMap { $0.entries.map(\.id) })
      rest = []
      return
    }
    return nil
  }

  /// A tree without what is gone.
  func left(of tree: EntryTree<Place>) -> EntryTree<Place> {
    var modals: [Modal<Entry<Place>>] = []
    for modal in tree.modals where !gone.contains(modal.root.id) {
      modals.append(Modal(modal.presentation, left(of: modal.container)))
    }
    return EntryTree<Place>(left(of: tree.root), modals: modals)
  }

  private func left(of container: Container<Entry<Place>>) -> Container<Entry<Place>> {
    switch container {
    case .stack(let stack):
      let kept = stack.elements.filter { !gone.contains($0.id) }
      // The stack cannot be empty, so what is on the screen stays.
      return (RouteStack(elements: kept) ?? RouteStack(elements: rest)).map { .stack($0) }
        ?? container
    case .tabs(let tabs):
      let kept = tabs.tabs.map { RouteTab($0.key, left(of: $0.container)) }
      return RouteTabs(checking: kept, selectedKey: tabs.selectedKey).map { .tabs($0) } ?? container
    case .columns(let columns):
      let first = columns.filled.indices.dropFirst().first { gone.contains(columns[$0].root.id) }
      let kept = columns.filled[..<(first ?? columns.count)].map { left(of: $0) }
      return RouteColumns(
        places: columns.places, filled: kept, front: min(columns.front, kept.count - 1)
      )
      .map { .columns($0) } ?? container
    }
  }
}

extension Container<Entry<Place>> {
  var entries: [Entry<Place>] {
    switch self {
    case .stack(let stack): stack.elements
    case .tabs(let tabs): tabs.tabs.flatMap { $0.container.entries }
    case .columns(let columns): columns.filled.flatMap { $0.entries }
    }
  }

  /// What goes with an entry, and what is left below it in its stack.
  fileprivate func leaving(_ id: EntryID) -> (gone: [Entry<Place>], rest: [Entry<Place>])? {
    switch self {
    case .stack(let stack):
      guard let index = stack.elements.firstIndex(where: { $0.id == id }), index > 0 else {
        return nil
      }
      return (Array(stack.elements[index...]), Array(stack.elements[..<index]))
    case .tabs(let tabs):
      return tabs.tabs.lazy.compactMap { $0.container.leaving(id) }.first
    case .columns(let columns):
      for (index, column) in columns.filled.enumerated() {
        if let found = column.leaving(id) { return found }
        if index > 0, column.entries.first?.id == id {
          return (columns.filled[index...].flatMap { $0.entries }, [])
        }
      }
      return nil
    }
  }
}

extension EntryTree<Place> {
  var entries: [Entry<Place>] { root.entries + modals.flatMap { $0.container.entries } }
}
