import Waymark
import WaymarkTesting

extension SplitMix {
  /// Whether something happens that does in so many of a hundred cases.
  ///
  /// - Parameter percent: How many.
  /// - Returns: Whether it does.
  package mutating func chance(_ percent: Int) -> Bool { Int.random(in: 0..<100, using: &self) < percent }

  /// A stack of up to four places.
  ///
  /// - Parameter count: How many places have been named.
  /// - Returns: The stack.
  package mutating func stack(named count: inout Int) -> RouteStack<Place> {
    let pushed = (0..<Int.random(in: 0...3, using: &self)).map { _ in place(&count) }
    return RouteStack(root: place(&count), pushed: pushed)
  }

  /// A tree with tabs in tabs and modals over one another.
  ///
  /// - Parameter count: How many places have been named.
  /// - Returns: The tree.
  package mutating func tree(named count: inout Int) -> RouteTree<Place> {
    var modals: [Modal<Place>] = []
    for _ in 0..<Int.random(in: 0...2, using: &self) {
      modals.append(Modal(style(), container(depth: 1, &count)))
    }
    return RouteTree(container(depth: 2, &count), modals: modals)
  }

  /// How a modal lies over what is below it.
  package mutating func style() -> Presentation { Presentation.modals.randomElement(using: &self) ?? .sheet }

  /// A place, mostly one that has not been named before.
  ///
  /// - Parameter count: How many places have been named.
  /// - Returns: The place.
  package mutating func place(_ count: inout Int) -> Place {
    // Now and then a place that may be there already.
    if Int.random(in: 0..<3, using: &self) == 0 { return Place("s\(Int.random(in: 0..<5, using: &self))") }
    count += 1
    return Place("p\(count)")
  }

  private mutating func container(depth: Int, _ count: inout Int) -> Container<Place> {
    guard depth > 0, Int.random(in: 0..<3, using: &self) == 0 else { return .stack(stack(named: &count)) }
    var tabs: [RouteTab<Place>] = []
    for index in 0..<Int.random(in: 1...3, using: &self) {
      // Inner tabs have the keys of outer ones.
      tabs.append(RouteTab(Place("t\(index)"), container(depth: depth - 1, &count)))
    }
    let selected = tabs.randomElement(using: &self)?.key
    return RouteTabs(checking: tabs, selectedKey: selected).map { .tabs($0) } ?? .stack(stack(named: &count))
  }
}
