import Waymark
import WaymarkTesting

extension SplitMix {
  /// A tree with columns in it, in tabs, in modals and in columns.
  ///
  /// - Parameter count: How many places have been named.
  /// - Returns: The tree.
  package mutating func treeOfColumns(named count: inout Int) -> RouteTree<Place> {
    var modals: [Modal<Place>] = []
    for _ in 0..<Int.random(in: 0...2, using: &self) where chance(50) {
      modals.append(Modal(style(), container(depth: 1, &count)))
    }
    let root = chance(60) ? columns(depth: 1, &count) : container(depth: 2, &count)
    return RouteTree(root, modals: modals)
  }

  private mutating func columns(depth: Int, _ count: inout Int) -> Container<Place> {
    let capacity = Int.random(in: 2...3, using: &self)
    var filled: [Container<Place>] = []
    for _ in 0..<Int.random(in: 1...capacity, using: &self) {
      filled.append(chance(80) ? .stack(stack(named: &count)) : container(depth: depth - 1, &count))
    }
    let front = Int.random(in: filled.indices, using: &self)
    return RouteColumns(capacity: capacity, filled: filled, front: front).map { .columns($0) }
      ?? .stack(stack(named: &count))
  }

  private mutating func container(depth: Int, _ count: inout Int) -> Container<Place> {
    guard depth > 0 else { return .stack(stack(named: &count)) }
    switch Int.random(in: 0..<4, using: &self) {
    case 0, 1: return columns(depth: depth, &count)
    case 2:
      let tabs = (0..<Int.random(in: 1...3, using: &self)).map { index in
        RouteTab(Place("t\(index)"), container(depth: depth - 1, &count))
      }
      return RouteTabs(checking: tabs, selectedKey: tabs.randomElement(using: &self)?.key).map { .tabs($0) }
        ?? .stack(stack(named: &count))
    default: return .stack(stack(named: &count))
    }
  }
}
