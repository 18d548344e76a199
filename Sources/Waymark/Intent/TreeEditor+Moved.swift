extension TreeEditor {
  /// Gives new identities to entries of modals and columns that have replaced others.
  ///
  /// A modal with another root is another modal, and a column after the first with another root is another column. The old
  /// one goes and the new one comes, so a screen cannot be in both.
  mutating func renewMoved(since base: EntryTree<R>) {
    let isPlain = tree.modals.isEmpty && tree.root.isStack
    guard !isPlain else { return }
    let sameModals = zip(base.modals, tree.modals).prefix { $1.isSameModal(as: $0) }.count
    var known: Set<EntryID>?
    if !base.modals.isEmpty {
      for index in sameModals..<tree.modals.count {
        var container = tree.modals[index].container
        renew(&container, ifKnownIn: base, &known)
        tree.modals[index] = Modal(tree.modals[index].presentation, container)
      }
    }
    var root = tree.root
    renewColumns(&root, since: base.root, base, &known)
    tree.root = root
    for index in 0..<sameModals where !tree.modals[index].container.isStack {
      var container = tree.modals[index].container
      renewColumns(&container, since: base.modals[index].container, base, &known)
      tree.modals[index].container = container
    }
  }

  private mutating func renewColumns(
    _ container: inout Container<Entry<R>>, since old: Container<Entry<R>>, _ base: EntryTree<R>,
    _ known: inout Set<EntryID>?
  ) {
    switch (old, container) {
    case (.tabs(let old), .tabs(let new)):
      guard new.tabs.contains(where: { !$0.container.isStack }) else { return }
      let tabs = new.tabs.map { tab in
        guard !tab.container.isStack, let index = old.index(ofEqual: tab.key) else { return tab }
        var inner = tab.container
        renewColumns(&inner, since: old[index].container, base, &known)
        return RouteTab(tab.key, inner)
      }
      container = RouteTabs(checking: tabs, selectedKey: new.selectedKey).map(Container.tabs) ?? container
    case (.columns(let old), .columns(let new)):
      var columns = new.filled
      let same =
        (1..<max(1, min(old.count, new.count))).prefix { old[$0].root.id == new[$0].root.id }.count + 1
      for index in columns.indices {
        if index < same {
          renewColumns(&columns[index], since: old[index], base, &known)
        } else {
          renew(&columns[index], ifKnownIn: base, &known)
        }
      }
      container =
        RouteColumns(places: new.places, filled: columns, front: new.front).map(Container.columns)
        ?? container
    default:
      break
    }
  }

  private mutating func renew(
    _ container: inout Container<Entry<R>>, ifKnownIn base: EntryTree<R>, _ known: inout Set<EntryID>?
  ) {
    let ids = known ?? base.entryIDs()
    known = ids
    var isMoved = false
    container.forEachElement { isMoved = isMoved || ids.contains($0.id) }
    if isMoved { container = Container(container.mapElements { $0.route }, ids: &self.ids) }
  }
}
