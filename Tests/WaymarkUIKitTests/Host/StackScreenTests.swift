import HeadlessUIKit
import Testing
import Waymark

@MainActor
struct StackScreenTests {
  @Test func equalRoutesAreTwoScreensAndPopRemovesTheUpper() throws {
    let stage = Stage("a")
    let lower = stage.page("a")
    stage.router.push("a")
    stage.settle()
    #expect(stage.names == ["a", "a"])
    let upper = stage.stack?.topViewController
    #expect(upper !== lower)
    stage.router.pop()
    stage.settle()
    #expect(stage.stack?.viewControllers.first === lower)
    stage.expectAgreement()
  }

  @Test func takingOutTheMiddleKeepsTheScreensAbove() {
    let stage = Stage("a", "b", "c", "d")
    let (c, d) = (stage.page("c"), stage.page("d"))
    let (idC, idD) = (stage.id("c"), stage.id("d"))
    stage.router.setStack(["a", "c", "d"])
    #expect(!stage.isAnimating)
    #expect(stage.log.take() == ["b released"])
    #expect(stage.page("c") === c && stage.page("d") === d)
    #expect(stage.id("c") == idC && stage.id("d") == idD)
    stage.expectAgreement()
  }

  @Test func severalChangesOfAStackAreOneAnimation() {
    let stage = Stage("a", "b", "c")
    let recorder = ShowRecorder()
    stage.stack?.delegate = recorder
    stage.router.setStack(["a", "x", "y"])
    #expect(stage.names == ["a", "x", "y"])
    #expect(stage.shown == RouteTree("a", "b", "c"))
    stage.settle()
    #expect(recorder.lines == ["will show y animated", "did show y animated"])
    stage.expectAgreement()
  }

  @Test func nestedScreensAreMadeBeforeOldOnesAreReleased() {
    let stage = Stage("a", "b")
    stage.router.replaceTop(with: "c")
    stage.settle()
    let log = stage.log.take()
    #expect(log.first == "c made")
    #expect(log.last == "b released")
    #expect(log.count == 4)
  }

  @Test func lifeCycleFollowsPushAndPop() {
    let stage = Stage("1")
    var phases: [String] = []
    stage.pages.onMake = { context in
      phases.append("\(context.route) \(context.phase)")
      context.onPhase { phases.append("\(context.route) \($0)") }
    }
    stage.router.host.context(for: stage.router.tree.visibleElement).onPhase { phases.append("1 \($0)") }
    stage.router.push("2")
    #expect(phases == ["2 created"])
    stage.settle()
    #expect(phases == ["2 created", "1 covered", "2 appeared"])
    phases = []
    stage.router.pop()
    stage.settle()
    #expect(phases == ["2 removed", "1 appeared"])
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
