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
