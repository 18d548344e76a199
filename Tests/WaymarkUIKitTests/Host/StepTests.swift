import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// How UIKit moves when the router asks for something.
@MainActor
struct StepTests {
  @Test func severalChangesOfAStackAreOneAnimation() {
    let stage = Stage("a", "b", "c")
    let recorder = ShowRecorder()
    stage.stack?.delegate = recorder
    stage.router.set(RouteTree("a", "x", "y"))
    #expect(stage.names == ["a", "x", "y"])
    #expect(stage.shown == RouteTree("a", "b", "c"))
    stage.settle()
    #expect(recorder.lines == ["will show y animated", "did show y animated"])
    stage.expectAgreement()
  }

  @Test func takingOutTheMiddleMovesNothing() {
    let stage = Stage("a", "b", "c")
    let page = stage.page("c")
    stage.router.set(RouteTree("a", "c"))
    #expect(!stage.isAnimating)
    #expect(stage.log.take() == ["b released"])
    #expect(stage.page("c") === page)
    stage.expectAgreement()
  }

  @Test func newScreensAreMadeBeforeOldOnesAreReleased() {
    let stage = Stage("a", "b")
    stage.router.replaceTop(with: "c")
    stage.settle()
    let log = stage.log.take()
    #expect(log.first == "c made")
    #expect(log.last == "b released")
    #expect(log.count == 4)
  }

  @Test func modalsThatGoTogetherAreOneMovement() {
    let two = RouteTree<Place>(.stack("a"), modals: [Modal(.sheet, ["m"]), Modal(.fullScreen, ["n", "o"])])
    let stage = Stage(two)
    stage.expectAgreement()
    stage.router.set(RouteTree("a"))
    #expect(stage.shown == two)
    #expect(stage.isAnimating)
    stage.settle()
    #expect(stage.log.take() == ["o did disappear", "m released", "n released", "o released"])
    stage.expectAgreement()
  }

  @Test func pushAndPresentAtOnceHappenInOrder() {
    let stage = Stage("a")
    stage.router.push("b")
    stage.router.present("m")
    #expect(stage.shown == RouteTree("a"))
    stage.settle()
    #expect(stage.log.take().filter { $0.contains("appear") }.last == "m did appear animated")
    stage.expectAgreement()
  }

  @Test func tenPushesInOneTurnShowTheLastTree() {
    let stage = Stage("a")
    for number in 0..<10 {
      stage.router.push(Place("p\(number)"))
      if number.isMultiple(of: 2) { stage.router.pop() }
    }
    stage.settle()
    let shown = stage.log.take().filter { $0.hasSuffix("did appear animated") }
    #expect(shown == ["p0 did appear animated", "p9 did appear animated"])
    #expect(stage.names == ["a", "p1", "p3", "p5", "p7", "p9"])
    stage.expectAgreement()
  }

  @Test func theCoordinatorIsToldOfAScreenThatStaysWithAnotherRoute() throws {
    let stage = Stage(RouteTree(.stack(["a", "b", "c", "d"])))
    let page = stage.page("c")
    stage.router.edit { editor in
      editor.pop()
      editor.update(editor.tree.visibleElement.id, to: "z")
      editor.setStack(["a", "x", "z"])
      editor.push("y")
    }
    stage.settle()
    #expect(stage.page("z") === page)
    #expect(stage.pages.updates == ["c to z"])
    stage.expectAgreement()
  }

  // MARK: A button that is tapped twice

  @Test func aSecondTapPresentsNothingAndBothGetTheValue() async throws {
    let stage = Stage("h")
    let screen = stage.router.visibleContext
    let first = Task { try await screen.ask(Question<Place, Int>("m", as: .sheet)) }
    let second = Task { try await screen.ask(Question<Place, Int>("m", as: .sheet)) }
    for _ in 0..<20 {
      await Task.yield()
      stage.settle()
    }
    #expect(stage.tree.modals.count == 1)
    stage.expectAgreement()
    stage.router.visibleContext.close(answering: 4)
    stage.settle()
    #expect(try await first.value == 4)
    #expect(try await second.value == 4)
    stage.expectAgreement()
  }
}

/// Notes what a navigation controller tells its delegate.
final class ShowRecorder: NSObject, UINavigationControllerDelegate {
  private(set) var lines: [String] = []

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { note("will show", viewController, animated) }

  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { note("did show", viewController, animated) }

  private func note(_ what: String, _ controller: UIViewController, _ animated: Bool) {
    lines.append("\(what) \(controller.title ?? "?")" + (animated ? " animated" : ""))
  }
}
