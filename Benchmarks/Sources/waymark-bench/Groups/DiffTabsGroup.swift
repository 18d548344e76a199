import Measuring
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
          new.pop(1, at: ContainerPath.root.appending(tab: count - 1))
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
    let oldStacks = stacks(old)
    let newStacks = stacks(new)
    return Yardstick(
      "common prefixes of arrays",
      .repeating(length) { firstUnequal(oldStacks, newStacks) })
  }

  private static func stacks(_ tree: RouteTree<PlainRoute>) -> [[PlainRoute]] {
    guard case .tabs(let tabs) = tree.root else { return [] }
    return tabs.tabs.map { tab in
      guard case .stack(let stack) = tab.container else { return [] }
      return stack.elements
    }
  }
}
