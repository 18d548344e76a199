import Testing
import Waymark

@testable import WaymarkBindings

@MainActor
struct PathWriteTests {
  @Test func swipeBackIsAFact() {
    let stage = Stage("a", "b", "c")
    let top = stage.router.tree.visibleElement.id
    #expect(stage.views.swipeBack())
    stage.expectRest("[a b]")
    #expect(stage.reports == [.closed(top)])
    #expect(stage.steps == [])
  }

  @Test func severalScreensAreLeftAtOnce() throws {
    let stage = Stage("a", "b", "c", "d")
    let lowest = try stage.stack.path[0].id
    #expect(stage.views.goBack(by: 3))
    stage.expectRest("[a]")
    #expect(stage.reports == [.closed(lowest)])
  }

  @Test func repeatedWriteIsOneFact() throws {
    let stage = Stage("a", "b", "c")
    let stack = try stage.stack
    let path = Array(stack.path.dropLast())
    stage.host.write(path: path, to: stack)
    stage.host.write(path: path, to: stack)
    #expect(stage.reports.count == 1)
    stage.router.push("d")
    stage.host.write(path: path, to: stack)
    #expect(stage.reports.count == 1)
    #expect(stage.tree == "[a b d]")
  }

  @Test func echoFromBeforeAPushIsNothing() throws {
    let stage = Stage("a", "b")
    let stack = try stage.stack
    let before = stack.path
    stage.router.push("c")
    stage.host.write(path: before, to: stack)
    #expect(stage.reports == [])
    stage.expectRest("[a b c]")
  }

  @Test func stackThatIsGoneIsNotListenedTo() throws {
    let stage = Stage("a", "b")
    let stack = try stage.stack
    stage.router.setRoot(.tabs(RouteTabs(RouteTab("x"), RouteTab("y"))))
    stage.settle()
    stage.host.write(path: [], to: stack)
    #expect(stage.reports == [])
    stage.expectRest("([x]* | [y])")
  }
}
