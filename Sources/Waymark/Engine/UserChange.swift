/// What a user's action takes away or selects, ready to be carried over to every tree that does not know of it yet.
@usableFromInline
struct UserChange<R: Route>: Sendable {
  /// The entries that are gone, in the order in which they lay, the lowest first.
  var removed: [Entry<R>] = []

  /// What is left of the stack that lost entries, for a tree in which nothing else would be left.
  var remainder: RouteStack<Entry<R>>?

  /// The tab that the user picked.
  var selection: PickedTab<R>?

  /// Carries the change over to a tree.
  ///
  /// Modals that are gone are taken out of it without those above them: what was asked for since then lands on what is
  /// left.
  func apply(to tree: inout EntryTree<R>) {
    if let path = selection?.tab.path(in: tree) { tree.select(path) }
    guard !removed.isEmpty else { return }
    let gone = Set(removed.map { $0.id })
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
}

/// A tab that the user picked.
@usableFromInline
struct PickedTab<R: Route>: Sendable {
  /// The tabs that it was picked from, in the tree that was shown.
  let tabs: ContainerPath

  let tab: TabAddress<R>

  /// The tab at a path, or `nil` if there is none or it is selected already.
  init?(_ path: ContainerPath, in shown: EntryTree<R>) {
    guard let parent = path.parent, case .tabs(let last)? = shown.container(at: parent) else { return nil }
    guard path.tab(at: path.tabCount - 1) != last.selectedIndex else { return nil }
    guard let keys = shown.tabKeys(at: path) else { return nil }
    tabs = parent
    tab = TabAddress(modal: path.layer > 0 ? shown.modals[path.layer - 1].root.id : nil, keys: keys)
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
