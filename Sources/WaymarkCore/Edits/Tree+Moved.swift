import WaymarkState

/// Places in containers that have replaced others.
extension Tree<Place> {
  /// Gives new identifiers to places of modals and columns that have replaced others.
  ///
  /// A modal with another root is another modal, and a column after the first with another root is another column. The
  /// old one goes and the new one comes, so a screen cannot be in both.
  mutating func renewMoved(since base: PlaceTree, _ ids: inout EntryID.Generator) {
    guard !modals.isEmpty || root.hasColumns, self != base else { return }
    var renewal = Renewal(old: Set(base.places().map { $0.id }), ids: ids)
    root = renewal.renewed(root, since: base.root)
    var isSame = true
    for index in modals.indices {
      isSame = isSame && index < base.modals.count && modals[index].isSameModal(as: base.modals[index])
      let old = isSame ? base.modals[index].container : nil
      modals[index] = Modal(modals[index].presentation, renewal.renewed(modals[index].container, since: old))
    }
    ids = renewal.ids
  }
}

extension Container<Place> {
  fileprivate var hasColumns: Bool {
    switch self {
    case .stack: false
    case .tabs(let tabs): tabs.tabs.contains { $0.container.hasColumns }
    case .columns: true
    }
  }
}

/// The identifiers of another tree, and the source of new ones.
private struct Renewal {
  let old: Set<EntryID>
  var ids: EntryID.Generator

  /// Renews what has moved in a container; all of it if there was none that it is the same as.
  mutating func renewed(_ container: Container<Place>, since base: Container<Place>?) -> Container<Place> {
    switch (container, base) {
    case (_, nil):
      var isMoved = false
      container.forEachElement { isMoved = isMoved || old.contains($0.id) }
      return isMoved ? Container(container.mapElements { $0.route }, ids: &ids) : container
    case (.tabs(let tabs), .tabs(let base)):
      let renewed = tabs.tabs.map { tab in
        guard let index = base.index(of: tab.key) else { return tab }
        return RouteTab(tab.key, self.renewed(tab.container, since: base[index].container))
      }
      return .tabs(RouteTabs(renewed, selectedKey: tabs.selectedKey))
    case (.columns(let columns), .columns(let base)):
      var isSame = true
      let renewed = columns.filled.enumerated().map { index, column in
        isSame = isSame && index < base.count && (index == 0 || base[index].root.id == column.root.id)
        return self.renewed(column, since: isSame ? base[index] : nil)
      }
      return RouteColumns(places: columns.places, filled: renewed, front: columns.front).map { .columns($0) }
        ?? container
    default: return container
    }
  }
}
