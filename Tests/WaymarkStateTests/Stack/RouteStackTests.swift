import Testing
import WaymarkState

/// What a stack is made of and what can be read from it.
@Suite struct RouteStackTests {
  @Test func hasItsRootBelowWhatIsPushed() {
    let stack = RouteStack<Place>(root: .a, pushed: [.b, .c])
    #expect(stack.elements == [.a, .b, .c])
    #expect(stack.root == .a)
    #expect(stack.top == .c)
    #expect(Array(stack.pushed) == [.b, .c])
    #expect(stack.count == 3)
    #expect(stack[1] == .b)
  }

  @Test func rootAloneIsAlsoTheTop() {
    let stack = RouteStack<Place>(root: .a)
    #expect(stack.root == stack.top)
    #expect(stack.pushed.isEmpty)
  }

  @Test func noElementsMakeNoStack() {
    #expect(RouteStack<Place>(elements: []) == nil)
    #expect(RouteStack<Place>(elements: [.a, .b]) == [.a, .b])
  }

  @Test func emptyLiteralIsAProgrammerError() async {
    await #expect(processExitsWith: .failure) {
      let stack: RouteStack<Place> = []
      print(stack)
    }
  }
}
