import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// Controllers that code outside Waymark pushes and presents.
@MainActor
struct ForeignTests {
  private func titled(_ title: String) -> UIViewController {
    let controller = Foreign()
    controller.title = title
    return controller
  }

  @Test func aPushGoesAboveWhatOtherCodePushed() {
    let stage = Stage("a", "b")
    stage.stack?.pushViewController(titled("F"), animated: true)
    stage.router.push("c")
    stage.settle()
    #expect(stage.names == ["a", "b", "F", "c"])
    #expect(stage.shown == stage.tree)
  }

  @Test func whatWasPushedGoesWithTheScreenItWasPushedOn() {
    let stage = Stage("a", "b")
    stage.stack?.pushViewController(titled("F"), animated: false)
    stage.router.push("c")
    stage.settle()
    stage.router.pop()
    stage.settle()
    #expect(stage.names == ["a", "b", "F"])
    stage.router.pop()
    stage.settle()
    #expect(stage.names == ["a"])
    stage.expectAgreement()
  }

  @Test func backFromAForeignControllerChangesNothingForTheRouter() {
    let stage = Stage("a", "b")
    stage.stack?.pushViewController(titled("F"), animated: false)
    let before = stage.router.tree
    stage.user.tapBack()
    stage.settle()
    #expect(stage.names == ["a", "b"])
    stage.stack?.pushViewController(titled("F"), animated: false)
    stage.user.swipeBack()
    stage.settle()
    #expect(stage.router.tree == before)
    stage.expectAgreement()
  }

  @Test func goingBackByOtherCodeIsAFact() {
    let stage = Stage("a", "b", "c")
    stage.stack?.popToRootViewController(animated: true)
    stage.settle()
    #expect(stage.tree == RouteTree("a"))
    stage.stack?.pushViewController(titled("F"), animated: false)
    stage.router.push("d")
    stage.settle()
    stage.stack?.popViewController(animated: false)
    #expect(stage.tree == RouteTree("a"))
    #expect(stage.names == ["a", "F"])
  }

  @Test func whatOtherCodeTakesOutOfTheMiddleIsRemoved() {
    let stage = Stage("a", "b", "c")
    stage.stack?.viewControllers.remove(at: 1)
    stage.router.push("d")
    stage.settle()
    #expect(stage.tree == RouteTree("a", "c", "d"))
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

  @Test func aModalTakesAlongWhatWasPresentedOverIt() {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]))
    stage.page("m")?.present(titled("F"), animated: false)
    stage.router.dismiss()
    stage.settle()
    stage.expectAgreement()
  }

  /// UIKit may say of one of them alone that it is being dismissed.
  @Test(arguments: UIKitVariant.Dismissed.allCases)
  func thatTakesNoLongerWhicheverOfThemGoes(dismissed: UIKitVariant.Dismissed) {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]))
    stage.window.variant.dismissed = dismissed
    stage.page("m")?.present(titled("F"), animated: false)
    var reports = 0
    stage.router.onEvent { if case .reported = $0.kind { reports += 1 } }
    let dismiss = stage.router.dismiss()
    stage.settle()
    #expect(dismiss.currentOutcome == .completed)
    #expect(reports == 0)
    stage.expectAgreement()
  }

  @Test func aModalDismissedByOtherCodeIsAFact() {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"]), Modal(.fullScreen, ["n"])]))
    stage.page("m")?.dismiss(animated: true)
    stage.settle()
    #expect(stage.tree.modals.map(\.root) == ["m"])
    stage.host.rootViewController.dismiss(animated: false)
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
  }

  @Test func aStackBelowAForeignCoverChangesAtOnce() {
    let stage = Stage("a")
    let cover = titled("F")
    cover.modalPresentationStyle = .fullScreen
    stage.page("a")?.present(cover, animated: false)
    stage.router.push("b")
    #expect(stage.router.isSettled && !stage.isAnimating)
    cover.dismiss(animated: true)
    stage.settle()
    stage.expectAgreement()
  }

  @Test func aNavigationControllerOfTheAppsOwnWorksToo() {
    let recorder = ShowRecorder()
    let plain = UINavigationController()
    plain.delegate = recorder
    plain.viewControllers = [titled("own")]
    let stage = Stage(RouteTree("a"), prepare: { $0.makeStack = { _ in plain } })
    #expect(stage.names == ["own", "a"])
    stage.router.push("b")
    stage.settle()
    #expect(recorder.lines.last == "did show b animated")
    stage.user.tapBack()
    stage.settle()
    #expect(stage.tree == RouteTree("a"))
    #expect(stage.names == ["own", "a"])
  }

  @Test(arguments: [false, true], [UIModalPresentationStyle.currentContext, .overCurrentContext])
  func whatOtherCodePresentsInAStacksContextGoesWithTheStack(
    isInModal: Bool, style: UIModalPresentationStyle
  ) {
    let stage = Stage("a")
    if isInModal { stage.router.present("m") }
    stage.rest()
    let foreign = Foreign()
    foreign.modalPresentationStyle = style
    stage.user.frontmost?.present(foreign, animated: true)
    stage.rest()
    #expect(stage.user.frontmost === foreign)
    stage.window.isHidden = true
    stage.window.isHidden = false
    stage.rest()
    #expect(stage.user.frontmost === foreign)
    stage.router.present("n")
    stage.rest()
    #expect(stage.user.frontmost?.title == "n")
    stage.router.dismiss()
    stage.rest()
    #expect(stage.user.frontmost === foreign)
    let tabs = Container.tabs(
      RouteTabs(
        checking: [RouteTab<Place>("x", isInModal ? ["m", "x"] : ["x"]), RouteTab("y")], selectedKey: "x")!)
    if isInModal {
      stage.router.set(RouteTree(.stack("a"), modals: [Modal(.sheet, tabs)]))
    } else {
      stage.router.setRoot(tabs)
    }
    stage.rest()
    #expect(stage.user.frontmost?.title == "x")
    stage.expectAgreement()
  }
}
