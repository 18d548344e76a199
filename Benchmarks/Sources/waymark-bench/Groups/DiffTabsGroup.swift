import Waymark

/// Finding where two trees with tabs differ, at several numbers of tabs, each with a stack of ten.
@MainActor
enum DiffTabsGroup {
  private static let depth = 10

  static var benchmarks: [Benchmark] {
    [1, 10, 100].flatMap { count in
      [
        Benchmark("diff-tabs", "visible-changed", size: count) {
          let old = Samples.tabs(count, depth: depth)
          var new = Samples.tabs(count, depth: depth)
          new.pop()
          return (DiffGroup.difference(old, new, kept: depth - 1), yardstick(old, new, is: depth - 1))
        },
        Benchmark("diff-tabs", "last-changed", size: count) {
          let old = Samples.tabs(count, depth: depth)
          var new = Samples.tabs(count, depth: depth)
          new.pop(1, at: BranchPath.root.appending(branch: count - 1))
          return (DiffGroup.difference(old, new, kept: depth - 1), yardstick(old, new, is: depth - 1))
        },
        Benchmark("diff-tabs", "equal", size: count) {
          let old = Samples.tabs(count, depth: depth)
          let new = Samples.tabs(count, depth: depth)
          return (DiffGroup.difference(old, new, kept: -1), yardstick(old, new, is: -1))
        },
      ]
    }
  }

  private static func yardstick(
    _ old: RouteTree<PlainRoute>, _ new: RouteTree<PlainRoute>, is length: Int
  ) -> Yardstick {
    let oldStacks = hiddenFirst(old)
    let newStacks = hiddenFirst(new)
    let oldKeys = keys(old)
    let newKeys = keys(new)
    return Yardstick(
      "common prefix of keys and arrays",
      .repeating(length) {
        commonPrefix(oldKeys, newKeys) == oldKeys.count ? firstUnequal(oldStacks, newStacks) : -2
      })
  }

  /// The stacks of the tabs in the order in which they have to be looked at: the selected one, the first, comes last.
  private static func hiddenFirst(_ tree: RouteTree<PlainRoute>) -> [[PlainRoute]] {
    guard case .tabs(let tabs) = tree.root else { return [] }
    let stacks = tabs.tabs.map { tab in
      guard case .stack(let stack) = tab.container else { return [PlainRoute]() }
      return stack.elements
    }
    return Array(stacks.dropFirst() + stacks.prefix(1))
  }

  private static func keys(_ tree: RouteTree<PlainRoute>) -> [PlainRoute] {
    guard case .tabs(let tabs) = tree.root else { return [] }
    return tabs.tabs.map(\.key)
  }
}
