import Waymark

/// Random snapshots, the same for the same seed.
struct SnapshotSamples {
  private var state: UInt64

  init(seed: UInt64) {
    state = seed
  }

  mutating func number(below limit: Int) -> Int {
    // Steele, Lea and Flood, "Fast splittable pseudorandom number generators" (2014).
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((mixed ^ (mixed >> 31)) % UInt64(limit))
  }

  mutating func route() -> Spot {
    switch number(below: 7) {
    case 0: .home
    case 1: .search
    case 2: .item(id: number(below: 1000) - 500)
    case 3: .note(title: title())
    case 4: .shop(number(below: 2) == 0 ? .catalogue : .basket)
    default: .list
    }
  }

  mutating func title() -> String {
    let pieces = ["a", "\"", "\\", "/", "\u{1F98A}", "\u{0}", "\n", "é", "e\u{301}", "\u{2028}", "]", "}"]
    return (0..<number(below: 6)).map { _ in pieces[number(below: pieces.count)] }.joined()
  }

  mutating func container(depth: Int = 0) -> Container<Spot> {
    guard depth < 3, number(below: 3) == 0 else {
      let pushed = (0..<number(below: 4)).map { _ in route() }
      return .stack(RouteStack(root: route(), pushed: pushed))
    }
    var tabs: [RouteTab<Spot>] = []
    for _ in 0...number(below: 3) {
      let key = route()
      guard !tabs.contains(where: { $0.key == key }) else { continue }
      tabs.append(RouteTab(key, container(depth: depth + 1)))
    }
    let selected = tabs[number(below: tabs.count)].key
    return RouteTabs(checking: tabs, selectedKey: selected).map(Container.tabs) ?? .stack(.home)
  }

  mutating func snapshot() -> Snapshot<Spot> {
    var tree = RouteTree(container())
    for _ in 0..<number(below: 3) {
      let detents: [Presentation.Detent] = [.large, .fraction(0.1), .height(300.5), .medium]
      let sheet = Presentation.sheet(detents: detents, selected: detents[number(below: 4)])
      let presentations = Presentation.modals + [sheet]
      tree.modals.append(Modal(presentations[number(below: presentations.count)], container()))
    }
    var saved: [ElementPosition: [String: SavedValue]] = [:]
    for layer in 0..<tree.layerCount where number(below: 2) == 0 {
      let path = tree.visiblePath(inLayer: layer)
      let index = number(below: tree.stackCount(at: path) ?? 1)
      saved[ElementPosition(path: path, index: index)] = [
        title(): SavedValue(title()), "offset": SavedValue(number(below: 100)),
      ]
    }
    return Snapshot(tree, saved: saved)
  }
}
