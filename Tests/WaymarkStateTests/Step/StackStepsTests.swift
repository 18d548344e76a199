import Testing
import WaymarkState

@Suite("Changes of stacks in steps of one element")
struct StackStepsTests {
  /// All steps of one element from one stack to another, in short.
  private func movements(_ old: [Int], _ new: [Int], _ steps: StackSteps) -> [String] {
    var log: [String] = []
    var tree = RouteTree<Number>(.stack(RouteStack(elements: old.map(Number.init)) ?? [Number(0)]))
    let goal = RouteTree<Number>(.stack(RouteStack(elements: new.map(Number.init)) ?? [Number(0)]))
    while var step = tree.firstStep(to: goal), log.count < 20 {
      guard case .stack(let change) = step.change else { break }
      let movement = change.firstMovement(steps)
      step.change = .stack(movement)
      #expect(movement.isOneMovement(steps))
      let isApplied = tree.apply(step)
      #expect(isApplied)
      let out = movement.removed.map { "-\($0.value)" }
      let into = movement.inserted.map { "+\($0.value)" }
      log.append((out + into).joined())
    }
    #expect(tree == goal)
    return log
  }

  @Test(arguments: [
    ([0, 1, 2, 3], [0, 1], ["-3", "-2"]),
    ([0, 1], [0, 1, 2, 3], ["+2", "+3"]),
    ([0, 1, 2, 3], [0, 4, 5, 6], ["-3", "-2", "-1+4", "+5", "+6"]),
    ([0, 1, 2], [0, 3], ["-2", "-1+3"]),
    ([0, 1], [0, 3, 4], ["-1+3", "+4"]),
    ([0, 1, 2, 9], [0, 3, 4, 9], ["-2", "-1+3", "+4"]),
    ([0, 1, 2, 9], [0, 9], ["-2", "-1"]),
    ([0, 1], [5, 6], ["-1", "-0+5", "+6"]),
    ([0], [0], []),
  ])
  func popsThenReplacesThenPushes(old: [Int], new: [Int], expected: [String]) {
    #expect(movements(old, new, .single) == expected)
  }

  @Test(arguments: [
    ([0, 1, 2], [0, 3], ["-2", "-1", "+3"]),
    ([0, 1, 2, 3], [0, 4, 5], ["-3", "-2", "-1", "+4", "+5"]),
    ([0, 1], [5], ["-1", "-0+5"]),
    ([0, 1, 9], [0, 3, 4, 9], ["-1", "+3", "+4"]),
    ([0, 1, 9], [0, 3, 9], ["-1", "+3"]),
    ([0], [5, 6], ["-0+5", "+6"]),
  ])
  func popsAllBeforePushing(old: [Int], new: [Int], expected: [String]) {
    #expect(movements(old, new, .singleWithoutReplacing) == expected)
  }

  @Test func leavesACombinedChangeWhole() {
    #expect(movements([0, 1, 2, 3], [0, 4, 5, 6], .combined) == ["-1-2-3+4+5+6"])
  }
}

private struct Number: Route {
  let value: Int

  init(_ value: Int) {
    self.value = value
  }
}
