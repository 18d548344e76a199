import Testing
import WaymarkState

/// Putting elements in the place of others in a stack by itself.
@Suite struct RouteStackReplaceTests {
  @Test func replaceTopChangesOnlyTheTop() {
    var stack: RouteStack<Place> = [.a, .b]
    #expect(stack.replaceTop(with: .c) == true)
    #expect(stack == [.a, .c])
    #expect(stack.replaceTop(with: .c) == false)
  }

  @Test func replaceTopReachesARootThatIsAlone() {
    var stack: RouteStack<Place> = [.a]
    #expect(stack.replaceTop(with: .b) == true)
    #expect(stack == [.b])
  }

  @Test(arguments: [
    (0, [Place.b, .c], true), (1, [.a, .c], true), (2, [.a, .b], true), (3, [.a, .b, .c], false),
    (-1, [.a, .b, .c], false),
  ])
  func removeTakesOneOut(_ index: Int, _ left: [Place], _ changed: Bool) {
    var stack: RouteStack<Place> = [.a, .b, .c]
    #expect(stack.remove(at: index) == changed)
    #expect(stack.elements == left)
  }

  @Test func removeLeavesTheOnlyElement() {
    var stack: RouteStack<Place> = [.a]
    #expect(stack.remove(at: 0) == false)
    #expect(stack == [.a])
  }

  @Test(arguments: [
    (0, [Place.e, .b], true), (1, [.a, .e], true), (2, [.a, .b], false), (-1, [.a, .b], false),
  ])
  func updateChangesOneInPlace(_ index: Int, _ left: [Place], _ changed: Bool) {
    var stack: RouteStack<Place> = [.a, .b]
    #expect(stack.update(at: index, to: .e) == changed)
    #expect(stack.elements == left)
    #expect(stack.update(at: 0, to: stack.root) == false)
  }

  @Test(arguments: [
    (2..<2, [Place.c], [Place.a, .b, .c], true),
    (2..<2, [.c, .d], [.a, .b, .c, .d], true),
    (1..<2, [], [.a], true),
    (0..<1, [], [.b], true),
    (0..<2, [.c], [.c], true),
    (1..<1, [.c], [.a, .c, .b], true),
    (0..<2, [], [.a, .b], false),
    (1..<3, [.c], [.a, .b], false),
    (3..<3, [.c], [.a, .b], false),
    (-1..<1, [.c], [.a, .b], false),
  ])
  func spliceReplacesARunThatFits(
    _ range: Range<Int>, _ elements: [Place], _ left: [Place], _ fits: Bool
  ) {
    var stack: RouteStack<Place> = [.a, .b]
    #expect(stack.splice(range, with: elements) == fits)
    #expect(stack.elements == left)
  }
}
