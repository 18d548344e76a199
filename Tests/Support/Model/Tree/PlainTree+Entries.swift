import Waymark

/// The way back: what a host says that it shows.
extension PlainTree {
  /// The tree with its identities, as a router has it.
  var entryTree: EntryTree<Spot>? {
    guard let root = layers.first?.box.container else { return nil }
    return EntryTree<Spot>(root, modals: layers.dropFirst().compactMap(\.entryModal))
  }
}

extension PlainLayer {
  fileprivate var entryModal: Modal<Entry<Spot>>? {
    box.container.map { Modal(style ?? .sheet, $0) }
  }
}

extension PlainBox {
  fileprivate var container: Container<Entry<Spot>>? {
    switch self {
    case .stack(let entries):
      return RouteStack(elements: entries.map { Entry(id: EntryID(rawValue: $0.id), route: $0.spot) })
        .map(Container.stack)
    case .tabs(let tabs, let selected):
      let plain = tabs.compactMap { tab in tab.box.container.map { RouteTab(tab.key, $0) } }
      return RouteTabs(checking: plain, selectedKey: tabs[selected].key).map(Container.tabs)
    case .columns(let boxes, let places, let front):
      return RouteColumns(places: places, filled: boxes.compactMap(\.container), front: front)
        .map(Container.columns)
    }
  }
}
