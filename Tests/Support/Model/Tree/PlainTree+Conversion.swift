import Waymark

extension PlainTree {
  init(_ tree: EntryTree<Spot>) {
    layers =
      [PlainLayer(style: nil, box: PlainBox(tree.root))]
      + tree.modals.map { PlainLayer(style: $0.presentation, box: PlainBox($0.container)) }
  }

  /// The tree without identity.
  var routes: RouteTree<Spot>? {
    guard let root = layers[0].box.routes else { return nil }
    return RouteTree(root, modals: layers.dropFirst().compactMap(\.modal))
  }
}

extension PlainLayer {
  var modal: Modal<Spot>? { box.routes.map { Modal(style ?? .sheet, $0) } }
}

extension PlainBox {
  init(_ container: Container<Entry<Spot>>) {
    switch container {
    case .stack(let stack):
      self = .stack(stack.elements.map(PlainEntry.init))
    case .tabs(let tabs):
      self = .tabs(
        tabs.tabs.map { PlainTab(key: $0.key, box: PlainBox($0.container)) }, selected: tabs.selectedIndex)
    case .columns(let columns):
      self = .columns(columns.filled.map { PlainBox($0) }, places: columns.places, front: columns.front)
    }
  }

  var routes: Container<Spot>? {
    switch self {
    case .stack(let entries):
      return RouteStack(elements: entries.map(\.spot)).map(Container.stack)
    case .tabs(let tabs, let selected):
      let plain = tabs.compactMap { tab in tab.box.routes.map { RouteTab(tab.key, $0) } }
      return RouteTabs(checking: plain, selectedKey: tabs[selected].key).map(Container.tabs)
    case .columns(let boxes, let places, let front):
      return RouteColumns(places: places, filled: boxes.compactMap(\.routes), front: front).map(
        Container.columns)
    }
  }
}

extension PlainEntry {
  init(_ entry: Entry<Spot>) {
    self.init(id: entry.id.rawValue, spot: entry.route)
  }
}

extension PlainPath {
  init(_ path: BranchPath) {
    self.init(layer: path.layer, tabs: (0..<path.branchCount).map(path.branch))
  }

  var containerPath: BranchPath {
    tabs.reduce(BranchPath(layer: layer)) { $0.appending(branch: $1) }
  }
}

extension PlainTree: CustomStringConvertible {
  var description: String { layers.map(\.description).joined(separator: " ") }
}

extension PlainLayer: CustomStringConvertible {
  var description: String { style.map { "{\($0) \(box)}" } ?? "\(box)" }
}

extension PlainBox: CustomStringConvertible {
  var description: String {
    switch self {
    case .stack(let entries):
      "[" + entries.map { "\($0.spot)\($0.id)" }.joined(separator: " ") + "]"
    case .tabs(let tabs, let selected):
      "("
        + tabs.enumerated().map { "\($0.offset == selected ? "*" : "")\($0.element.key):\($0.element.box)" }
        .joined(separator: " ") + ")"
    case .columns(let boxes, let places, let front):
      "<"
        + boxes.enumerated().map { "\($0.offset == front ? "*" : "")\($0.element)" }.joined(separator: "|")
        + String(repeating: "|.", count: places - boxes.count) + ">"
    }
  }
}
