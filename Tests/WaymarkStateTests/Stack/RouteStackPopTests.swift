import Testing
import WaymarkState

/// Pushing on a stack by itself, and taking off it.
@Suite struct RouteStackPopTests {
  @Test func pushGoesOnTop() {
    var stack: RouteStack<Place> = [.a]
    stack.push(.a)
    stack.push(.b)
    #expect(stack == [.a, .a, .b])
  }

  @Test(arguments: [
    (1, [Place.a, .b, .c], true), (2, [.a, .b], true), (3, [.a], true), (9, [.a], true),
    (0, [.a, .b, .c, .d], false), (-1, [.a, .b, .c, .d], false),
  ])
  func popTakesSoManyAndLeavesTheRoot(_ count: Int, _ left: [Place], _ changed: Bool) {
    var stack: RouteStack<Place> = [.a, .b, .c, .d]
    #expect(stack.pop(count) == changed)
    #expect(stack.elements == left)
  }

  @Test func popToRootKeepsRoot() {
    var stack: RouteStack<Place> = [.a, .b, .c]
    #expect(stack.popToRoot() == true)
    #expect(stack == [.a])
    #expect(stack.popToRoot() == false)
    #expect(stack == [.a])
  }

  @Test(arguments: [
    (Place.b, [Place.a, .b, .c, .b], false), (.c, [.a, .b, .c], true), (.a, [.a], true),
    (.e, [.a, .b, .c, .b], false),
  ])
  func popToGoesBackToTheTopmost(_ route: Place, _ left: [Place], _ changed: Bool) {
    var stack: RouteStack<Place> = [.a, .b, .c, .b]
    let hasChanged = stack.pop(toLastWhere: { $0 == route })
    #expect(hasChanged == changed)
    #expect(stack.elements == left)
  }

  @Test func popTakesOneUnlessSaid() {
    var stack: RouteStack<Place> = [.a, .b, .c]
    #expect(stack.pop() == true)
    #expect(stack == [.a, .b])
  }
}
