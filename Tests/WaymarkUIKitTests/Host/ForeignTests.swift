import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// Controllers that code outside Waymark pushes and presents are left where they are.
@MainActor
struct ForeignTests {
  private func titled(_ title: String) -> UIViewController {
    let controller = Foreign()
    controller.title = title
    return controller
  }

  @Test func whatIsPushedOnAScreenStaysAboveItAndGoesWithIt() {
    let stage = Stage("a", "b")
    stage.stack?.pushViewController(titled("F"), animated: true)
    stage.router.push("c")
    stage.settle()
    #expect(stage.names == ["a", "b", "F", "c"])
    stage.router.pop()
    stage.settle()
    #expect(stage.names == ["a", "b", "F"])
    #expect(stage.shown == stage.tree)
    stage.router.pop()
    stage.settle()
    #expect(stage.names == ["a"])
    stage.expectAgreement()
  }

  @Test func aModalGoesOverWhatOtherCodePresents() {
    let stage = Stage("a")
    stage.page("a")?.present(titled("F"), animated: true)
    stage.router.present("m")
    stage.settle()
    #expect(stage.user.frontmost?.title == "m")
    stage.router.dismiss()
    stage.settle()
    #expect(stage.user.frontmost?.title == "F")
    stage.user.pullDown()
    stage.settle()
    stage.expectAgreement()
  }

  @Test func aNavigationControllerOfTheAppsOwnWorksToo() {
    let recorder = ShowRecorder()
    let plain = UINavigationController()
    plain.delegate = recorder
    let stage = Stage(RouteTree("a"), prepare: { $0.makeStack = { _ in plain } })
    stage.router.push("b")
    stage.settle()
    #expect(recorder.lines.last == "did show b animated")
    // Its back button asks nobody.
    stage.router.addGuard { _ in .block("no") }
    stage.user.tapBack()
    stage.settle()
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
  }

  @Test(arguments: [true, false]) func thereIsNoWayBackToControllersBelowTheFirstScreen(isPlain: Bool) {
    let stack = isPlain ? UINavigationController() : StackController(nibName: nil, bundle: nil)
    stack.viewControllers = [titled("own")]
    let stage = Stage(RouteTree("a"), prepare: { $0.makeStack = { _ in stack } })
    #expect(stage.page("a")?.navigationItem.hidesBackButton == true)
    #expect(!stage.user.tapBack())
    #expect(stage.user.beginSwipeBack() == nil)
    stage.router.push("b")
    stage.settle()
    stack.popToRootViewController(animated: true)
    stage.settle()
    #expect(stage.names == ["own", "a"])
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
  }
}
