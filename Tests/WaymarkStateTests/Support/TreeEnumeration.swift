import WaymarkState

/// All trees of some size, in a fixed order.
enum TreeEnumeration {
  static let routes: [Place] = [.a, .b]
  static let styles: [Presentation] = [.sheet, .fullScreen]

  /// All stacks of two routes with at most so many places: 2, 6 or 14.
  static func stacks(places: Int) -> [RouteStack<Place>] {
    var all: [[Place]] = []
    var longest: [[Place]] = [[]]
    for _ in 0..<places {
      longest = longest.flatMap { stack in routes.map { stack + [$0] } }
      all += longest
    }
    return all.compactMap { RouteStack(elements: $0) }
  }

  /// All tabs with these keys, a stack each, and every selection.
  static func tabs(keys: [Place], places: Int) -> [Container<Place>] {
    let stacks = stacks(places: places)
    var filled: [[RouteTab<Place>]] = [[]]
    for key in keys {
      filled = filled.flatMap { tabs in stacks.map { tabs + [RouteTab(key, $0)] } }
    }
    return filled.flatMap { tabs in
      keys.compactMap { key in RouteTabs(checking: tabs, selectedKey: key).map { .tabs($0) } }
    }
  }

  /// All columns with so many places that hold these containers, with every front.
  static func columns(capacity: Int, of containers: [Container<Place>]) -> [Container<Place>] {
    var all: [[Container<Place>]] = []
    var longest: [[Container<Place>]] = [[]]
    for _ in 0..<capacity {
      longest = longest.flatMap { filled in containers.map { filled + [$0] } }
      all += longest
    }
    return all.flatMap { filled in
      filled.indices.compactMap { front in
        RouteColumns(capacity: capacity, filled: filled, front: front).map { .columns($0) }
      }
    }
  }

  /// All stacks and all tabs with one, two or three keys.
  static func containers(places: Int, tabs: Int) -> [Container<Place>] {
    var containers = stacks(places: places).map { Container.stack($0) }
    for count in 0..<tabs {
      containers += Self.tabs(keys: Array([Place.home, .search, .profile].prefix(count + 1)), places: places)
    }
    return containers
  }

  /// All lists of at most two modals in two styles that hold these containers.
  static func modals(_ containers: [Container<Place>]) -> [[Modal<Place>]] {
    let single = styles.flatMap { style in containers.map { Modal(style, $0) } }
    return [[]] + single.map { [$0] } + single.flatMap { lower in single.map { [lower, $0] } }
  }

  /// All trees of these roots and these modals.
  static func trees(_ roots: [Container<Place>], _ modals: [[Modal<Place>]]) -> [RouteTree<Place>] {
    roots.flatMap { root in modals.map { RouteTree(root, modals: $0) } }
  }
}
