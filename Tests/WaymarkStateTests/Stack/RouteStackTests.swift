import Testing
import WaymarkState

@Suite struct RouteStackTests {
  @Test func aStackHasItsRootBelowWhatIsPushed() {
    let stack = RouteStack<Place>(root: .a, pushed: [.b, .c])
    #expect(stack.elements == [.a, .b, .c])
    #expect((stack.root, stack.top, stack.count) == (.a, .c, 3))
    #expect(RouteStack<Place>(elements: []) == nil)
    #expect(RouteStack<Place>(elements: [.a, .b]) == [.a, .b])
  }

  @Test(arguments: [
    (1, [Place.a, .b, .c], true), (3, [.a], true), (9, [.a], true), (0, [.a, .b, .c, .d], false),
    (-1, [.a, .b, .c, .d], false),
  ])
  func popTakesSoManyAndLeavesTheRoot(_ count: Int, _ left: [Place], _ changed: Bool) {
    var stack: RouteStack<Place> = [.a, .b, .c]
    stack.push(.d)
    #expect(stack.pop(count) == changed)
    #expect(stack.elements == left)
  }

  @Test func anEmptyLiteralIsAProgrammerError() async {
    await #expect(processExitsWith: .failure) {
      let stack: RouteStack<Place> = []
      print(stack)
    }
  }
}
