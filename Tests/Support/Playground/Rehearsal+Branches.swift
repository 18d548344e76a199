import WaymarkState

extension Rehearsal {
  mutating func editBranches() -> [String] {
    switch dice.roll(8) {
    case 0, 1:
      let path = path(where: { _ in true })
      tree.select(path)
      return ["select", Self.key(path)]
    case 2, 3: return editTabs()
    default: return editColumns()
    }
  }

  private mutating func editTabs() -> [String] {
    let path = path(where: \.isOfTabs)
    var spot = Spot.random(&dice)
    guard dice.isTrue(oneIn: 2) else {
      tree.insertTab(RouteTab(spot, [entry(spot)]), in: path)
      return ["insertTab", spot.text, Self.key(path)]
    }
    if case .tabs(let tabs)? = tree.container(at: path) { spot = tabs[dice.roll(tabs.count)].key }
    tree.removeTab(spot, in: path)
    return ["removeTab", spot.text, Self.key(path)]
  }

  private mutating func editColumns() -> [String] {
    let path = path(where: \.isOfColumns)
    let key = Self.key(path)
    let column = dice.roll(4)
    switch dice.roll(4) {
    case 0:
      tree.empty(from: column, in: path)
      return ["empty", "\(column)", key]
    case 1:
      tree.bringToFront(column, in: path)
      return ["bringToFront", "\(column)", key]
    default:
      let spot = Spot.random(&dice)
      tree.fill(column, with: entry(spot), in: path)
      return ["fill", "\(column)", spot.text, key]
    }
  }

  /// The path of a container of a kind, or now and then of any.
  mutating func path(where isMeant: (Container<Entry<Spot>>) -> Bool) -> ContainerPath {
    let all = (0..<tree.layerCount).flatMap { paths(from: ContainerPath(layer: $0)) }
    let meant = all.filter { path in tree.container(at: path).map(isMeant) ?? false }
    return meant.isEmpty || dice.isTrue(oneIn: 8) ? all[dice.roll(all.count)] : meant[dice.roll(meant.count)]
  }

  private func paths(from path: ContainerPath) -> [ContainerPath] {
    guard let branches = tree.container(at: path)?.branches else { return [path] }
    return [path] + branches.indices.flatMap { paths(from: path.appending(branch: $0)) }
  }
}

extension Container {
  var isStack: Bool { if case .stack = self { true } else { false } }
  var isOfTabs: Bool { if case .tabs = self { true } else { false } }
  var isOfColumns: Bool { if case .columns = self { true } else { false } }
}
