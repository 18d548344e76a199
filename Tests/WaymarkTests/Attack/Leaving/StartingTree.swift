import Waymark
import WaymarkTesting

/// A tree at random, whose places are numbered.
struct StartingTree {
  private var count = 0

  mutating func stack(_ dice: inout SplitMix) -> RouteStack<Place> {
    let places = (0...dice.number(3)).map { _ in
      count += 1
      return Place.item(count)
    }
    return RouteStack(root: places[0], pushed: Array(places.dropFirst()))
  }

  /// A container that holds others up to some depth.
  mutating func container(_ dice: inout SplitMix, _ depth: Int) -> Container<Place> {
    switch dice.number(3) {
    case 0 where depth > 0:
      let tabs = [Place.a, .b, .c].map { RouteTab($0, container(&dice, depth - 1)) }
      if let tabs = RouteTabs(checking: tabs) { return .tabs(tabs) }
    case 1 where depth > 0:
      let filled = (0...dice.number(2)).map { _ in container(&dice, depth - 1) }
      let front = dice.number(filled.count - 1)
      if let columns = RouteColumns(places: 3, filled: filled, front: front) {
        return .columns(columns)
      }
    default: break
    }
    return .stack(stack(&dice))
  }
}

extension SplitMix {
  /// A number from 0 to the last one.
  mutating func number(_ last: Int) -> Int { last > 0 ? Int.random(in: 0...last, using: &self) : 0 }

  mutating func one<Value>(of values: [Value]) -> Value { values[number(values.count - 1)] }

  mutating func chance(_ percent: Int) -> Bool { number(99) < percent }
}
