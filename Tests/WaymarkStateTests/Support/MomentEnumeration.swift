import WaymarkState

/// All trees of some size whose routes are two places, one of them shown in two ways.
enum MomentEnumeration {
  /// All stacks with at most so many places: 3, 12, 39 or 120.
  static func stacks(places: Int) -> [[Moment]] {
    var all: [[Moment]] = []
    var longest: [[Moment]] = [[]]
    for _ in 0..<places {
      longest = longest.flatMap { stack in [Moment.e0, .e30, .f0].map { stack + [$0] } }
      all += longest
    }
    return all
  }

  /// Trees of a stack, alone and below a sheet, and of two tabs, the second of which is selected.
  static func trees() -> [RouteTree<Moment>] {
    let small = stacks(places: 2).compactMap { RouteStack(elements: $0) }
    var trees: [RouteTree<Moment>] = small.map { RouteTree(.stack($0)) }
    trees += small.flatMap { root in
      [[Moment.e0], [.e30, .f0]].compactMap { RouteStack(elements: $0) }
        .map { RouteTree(.stack(root), modals: [Modal(.sheet, $0)]) }
    }
    for key in [Moment.search(nil), .search("a")] {
      trees += small.map { RouteTree(tabs: RouteTab(.home, [.e0]), RouteTab(key, $0), selectedKey: key) }
    }
    return trees
  }
}
