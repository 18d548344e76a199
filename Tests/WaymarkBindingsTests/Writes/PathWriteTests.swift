import Testing
import Waymark

@testable import WaymarkBindings

/// What a navigation stack writes to its path.
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

  /// Who hears that a screen is made hears of it before the models show it.
  @Test(arguments: [true, false]) func userMayGoBackWhileTheNextScreenIsMade(isModal: Bool) throws {
    let stage = Stage("a", "b")
    let stack = try stage.stack
    var count = 0
    stage.router.onEvent { [weak stage] event in
      guard case .lifecycle(_, .created) = event.kind, count == 0 else { return }
      count += 1
      stage?.host.write(path: [], to: stack)
    }
    if isModal { stage.router.present("m") } else { stage.router.set(RouteTree("x", "y")) }
    stage.settle()
    #expect(count == 1)
    stage.expectRest(isModal ? "[a] {m}" : "[x y]")
  }

  @Test func viewsMayGoWhileTheNextScreenIsMade() {
    let stage = Stage("a")
    var count = 0
    stage.router.onEvent { [weak stage] event in
      guard case .lifecycle(_, .created) = event.kind, count == 0 else { return }
      count += 1
      stage?.host.setRootShown(false)
    }
    stage.router.push("b")
    stage.host.setRootShown(true)
    #expect(count == 1)
    stage.expectRest("[a b]")
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

  @Test func echoFromBeforeAPopIsNothing() throws {
    let stage = Stage("a", "b", "c")
    let stack = try stage.stack
    let before = stack.path
    stage.router.pop()
    stage.host.write(path: before, to: stack)
    stage.expectRest("[a b]")
    stage.host.write(path: before, to: stack)
    stage.expectRest("[a b]")
    #expect(stage.reports == [])
  }

  @Test func pushBehindASwipeLandsOnWhatIsLeft() {
    let stage = Stage("a", "b")
    #expect(stage.views.swipeBack())
    stage.frame()
    stage.router.push("c")
    stage.expectRest("[a c]")
    #expect(stage.reports.count == 1)
  }

  @Test func swipeThatBeginsBeforeAPushIsDrawnTakesItsScreenAlone() {
    let stage = Stage("a", "b")
    stage.router.push("c")
    #expect(stage.views.swipeBack())
    stage.expectRest("[a c]")
  }

  @Test func writeAfterTheScreenWasReplacedSaysNothing() {
    let stage = Stage("a", "b")
    stage.router.replaceTop(with: "c")
    #expect(stage.views.swipeBack())
    stage.expectRest("[a c]")
    #expect(stage.reports == [])
  }

  @Test func whatHasBecomeTheRootStaysWhenViewsAreAboutWhatIsAboveIt() throws {
    let stage = Stage("a", "b")
    stage.views.isSilent = true
    stage.router.edit { $0.remove($0.tree.root.root.id) }
    stage.router.push("c")
    stage.host.write(path: [], to: try stage.stack)
    stage.settle()
    stage.frame(60)
    #expect(stage.reports == [])
    #expect(stage.tree == "[b c]")
  }

  @Test func stackThatIsGoneIsNotListenedTo() throws {
    let stage = Stage("a", "b")
    let stack = try stage.stack
    stage.router.setRoot(.tabs(RouteTabs(RouteTab("x"), RouteTab("y"))))
    stage.settle()
    stage.host.write(path: [], to: stack)
    #expect(stage.reports == [])
    stage.expectRest("(x*: [x] | y: [y])")
  }

  @Test func nothingIsWrittenOffTheScreen() throws {
    let stage = Stage("a", "b")
    let stack = try stage.stack
    stage.host.setRootShown(false)
    stage.host.write(path: [], to: stack)
    #expect(stage.reports == [])
    #expect(stage.tree == "[a b]")
  }
}
