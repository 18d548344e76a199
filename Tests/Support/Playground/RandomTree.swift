import WaymarkState

extension Tree where Element == Spot {
  static func random(_ dice: inout Dice) -> RouteTree<Spot> {
    let modals = (0..<max(0, dice.roll(5) - 2)).map { _ in
      Modal(style: ModalStyle.allCases[dice.roll(ModalStyle.allCases.count)], container: .random(&dice))
    }
    return RouteTree(.random(&dice), modals: modals)
  }
}

extension Container where Element == Spot {
  static func random(_ dice: inout Dice, depth: Int = 0) -> Container<Spot> {
    let kind = depth > 3 ? 0 : dice.roll(depth == 0 ? 4 : 6)
    switch kind {
    case 1:
      var keys: [Spot] = []
      for _ in 0...dice.roll(3) {
        let key = Spot.random(&dice)
        if !keys.contains(key) { keys.append(key) }
      }
      let tabs = keys.map { RouteTab(key: $0, container: .random(&dice, depth: depth + 1)) }
      guard let valid = RouteTabs(tabs: tabs, selectedKey: keys[dice.roll(keys.count)]) else { break }
      return .tabs(valid)
    case 2:
      let places = 2 + dice.roll(2)
      let filled = (0..<(1 + dice.roll(places))).map { _ in Container.random(&dice, depth: depth + 1) }
      guard let valid = RouteColumns(places: places, filled: filled, front: dice.roll(filled.count)) else {
        break
      }
      return .columns(valid)
    default: break
    }
    return .stack(RouteStack(root: .random(&dice), pushed: (0..<dice.roll(4)).map { _ in .random(&dice) }))
  }
}
