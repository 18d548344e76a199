/// What a user's action takes away or selects, ready to be carried over to every tree that does not know of it yet.
struct UserChange<R: Route>: Sendable {
  /// The entries that are gone, in the order in which they lay, the lowest first.
  var removed: [Entry<R>] = []

  /// What is left of the stack that lost entries, for a tree in which nothing else would be left.
  var remainder: RouteStack<Entry<R>>?

  /// The tabs that the user picked from, and the key of the one picked.
  var selection: (tabs: ContainerPath, key: R)?

  /// Carries the change over to a tree.
  ///
  /// Modals that are gone are taken out of it without those above them: what was asked for since then lands on what is
  /// left.
  func apply(to tree: inout EntryTree<R>) {
    if let selection { select(selection.key, at: selection.tabs, in: &tree) }
    guard !removed.isEmpty else { return }
    let gone = Set(removed.map(\.id))
    tree.modals.removeAll { gone.contains($0.root.id) }
    tree.root = tree.root.removing(gone, remainder: remainder)
    for index in tree.modals.indices {
      tree.modals[index].container = tree.modals[index].container.removing(gone, remainder: remainder)
    }
  }

  func applied(to tree: EntryTree<R>) -> EntryTree<R> {
    var changed = tree
    apply(to: &changed)
    return changed
  }

  /// Has a navigation's selection move down with its modal, or notes that the user has taken it back.
  func carryOver(to commit: inout PendingCommit<R>, in tree: EntryTree<R>, by id: NavigationID) {
    guard let selection = commit.selection, selection.layer > 0, !removed.isEmpty else { return }
    let gone = Set(removed.map(\.id))
    let isGone = tree.modals.prefix(selection.layer).map { gone.contains($0.root.id) }
    if isGone.last == true {
      if commit.takenBackBy == nil { commit.takenBackBy = id }
      commit.selection = ContainerPath(layer: .max)
    } else {
      commit.selection = selection.lowered(by: isGone.count { $0 })
    }
  }

  private func select(_ key: R, at path: ContainerPath, in tree: inout EntryTree<R>) {
    guard case .tabs(let tabs)? = tree.container(at: path), let index = tabs.index(of: key) else { return }
    tree.select(path.appending(tab: index))
  }
}

extension Container {
  /// The container without some entries; a stack that would lose all keeps what is left on the screen.
  func removing<R: Route>(_ gone: Set<EntryID>, remainder: RouteStack<Entry<R>>?) -> Container
  where Element == Entry<R> {
    switch self {
    case .stack(let stack):
      guard stack.elements.contains(where: { gone.contains($0.id) }) else { return self }
      let left = stack.elements.filter { !gone.contains($0.id) }
      return (RouteStack(elements: left) ?? remainder).map(Container.stack) ?? self
    case .tabs(let tabs):
      let kept = tabs.tabs.map { tab in
        RouteTab(key: tab.key, container: tab.container.removing(gone, remainder: remainder))
      }
      return RouteTabs(tabs: kept, selectedKey: tabs.selectedKey).map(Container.tabs) ?? self
    }
  }
}

extension ContainerPath {
  /// Whether the path is another one or goes on from there.
  func leads(through other: ContainerPath) -> Bool {
    layer == other.layer && tabCount >= other.tabCount
      && (0..<other.tabCount).allSatisfy { tab(at: $0) == other.tab(at: $0) }
  }

  /// The same path in a layer further down.
  func lowered(by count: Int) -> ContainerPath {
    (0..<tabCount).reduce(ContainerPath(layer: layer - count)) { $0.appending(tab: tab(at: $1)) }
  }
}
