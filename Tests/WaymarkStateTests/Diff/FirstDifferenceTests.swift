import Testing
import WaymarkState

/// The next thing to change, as positions.
@Suite struct FirstDifferenceTests {
  @Test func equalTreesDifferInNothing() {
    #expect(RouteTree<Place>.sample.firstDifference(to: .sample) == nil)
    #expect(RouteTree<Place>.sample.firstStep(to: .sample) == nil)
    #expect(RouteTree<Place>(.a, .b).firstDifference(to: RouteTree(.a, .b)) == nil)
  }

  @Test(arguments: [
    StackCase(from: [.a, .d], to: [.a, .b, .c], keptBelow: 1, removed: 1, inserted: 2, keptAbove: 0),
    StackCase(from: [.a, .b], to: [.a, .b, .e], keptBelow: 2, removed: 0, inserted: 1, keptAbove: 0),
    StackCase(
      from: [.a, .b, .c, .d], to: [.a, .b, .d], keptBelow: 2, removed: 1, inserted: 0, keptAbove: 1),
    StackCase(from: [.a, .b, .d], to: [.b, .d], keptBelow: 0, removed: 1, inserted: 0, keptAbove: 2),
    StackCase(from: [.a, .a, .a], to: [.a, .a], keptBelow: 2, removed: 1, inserted: 0, keptAbove: 0),
  ])
  func stacksDifferInARun(_ example: StackCase) {
    let found = RouteTree(.stack(example.from)).firstDifference(to: RouteTree(.stack(example.to)))
    #expect(
      found?.kind
        == .stack(
          path: .root, keptBelow: example.keptBelow, removed: example.removed, inserted: example.inserted,
          keptAbove: example.keptAbove))
    #expect(found?.isVisible == true)
    #expect(found?.isLastVisible == true)
  }

  struct StackCase: Sendable {
    let from: RouteStack<Place>
    let to: RouteStack<Place>
    let keptBelow: Int
    let removed: Int
    let inserted: Int
    let keptAbove: Int
  }

  @Test func readingStepsTakesNoMoreThanIsRead() {
    var steps = RouteTree<Place>(.a).steps(to: RouteTree(.stack(.a, .b), modals: [Modal(.sheet, [.c])]))
    #expect(steps.next()?.isAnimated == false)
    #expect(steps.next()?.isAnimated == true)
    #expect(steps.next() == nil)
    #expect(steps.next() == nil)
  }
}
