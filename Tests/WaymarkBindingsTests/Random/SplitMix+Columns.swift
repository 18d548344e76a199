import Waymark
import WaymarkTesting

extension SplitMix {
  /// A tree with columns in it: at the bottom, in a tab, in one another, or in a modal; some hold tabs.
  mutating func treeWithColumns(named count: inout Int) -> RouteTree<Place> {
    var modals: [Modal<Place>] = []
    for _ in 0..<Int.random(in: 0...2, using: &self) {
      let container: Container<Place> =
        chance(40) ? columns(&count, isNested: false) : .stack(stack(named: &count))
      modals.append(Modal(style: style(), container: container))
    }
    guard chance(30) else { return RouteTree(columns(&count, isNested: chance(20)), modals: modals) }
    let tabs = (0..<2).map { index in
      let container: Container<Place> =
        chance(60) ? columns(&count, isNested: false) : .stack(stack(named: &count))
      return RouteTab(key: Place("t\(index)"), container: container)
    }
    let root = RouteTabs(tabs: tabs, selectedKey: tabs.randomElement(using: &self)?.key).map {
      Container.tabs($0)
    }
    return RouteTree(root ?? .stack(stack(named: &count)), modals: modals)
  }

  mutating func columns(_ count: inout Int, isNested: Bool) -> Container<Place> {
    let places = Int.random(in: 2...3, using: &self)
    var filled: [Container<Place>] = []
    for _ in 0..<Int.random(in: 1...places, using: &self) {
      if isNested, chance(40) {
        filled.append(columns(&count, isNested: false))
      } else if chance(20) {
        filled.append(tabs(&count))
      } else {
        filled.append(.stack(stack(named: &count)))
      }
    }
    let front = Int.random(in: 0..<filled.count, using: &self)
    return RouteColumns(places: places, filled: filled, front: front).map { .columns($0) }
      ?? .stack(stack(named: &count))
  }

  private mutating func tabs(_ count: inout Int) -> Container<Place> {
    let tabs = (0..<2).map { RouteTab(key: Place("t\($0)"), container: .stack(stack(named: &count))) }
    return RouteTabs(tabs: tabs, selectedKey: tabs.randomElement(using: &self)?.key).map { .tabs($0) }
      ?? .stack(stack(named: &count))
  }
}
