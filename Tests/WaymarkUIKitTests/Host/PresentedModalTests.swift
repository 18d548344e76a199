import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting

@MainActor
struct PresentedModalTests {
  static let two = RouteTree<Place>(
    .stack("a"), modals: [Modal(.sheet, ["m"]), Modal(.fullScreen, ["n", "o"])])

  @Test func modalsThatGoTogetherAreOneMovement() {
    let stage = Stage(Self.two)
    stage.expectAgreement()
    stage.router.set(RouteTree("a"))
    #expect(stage.shown == Self.two)
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

  @Test func withAnAsynchronousGuardThePresentationSupersedesThePush() async {
    let stage = Stage("a")
    stage.router.addGuard { _ async in .allow }
    let push = stage.router.push("b")
    let present = stage.router.present("m")
    await Task.yieldRepeatedly { present.isCommitted }
    stage.settle()
    #expect(push.currentOutcome == .superseded(by: present.id))
    #expect(present.currentOutcome == .completed)
    #expect(stage.shown == RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]))
    stage.expectAgreement()
  }

  @Test func editPushesAndPresentsInOneNavigation() async {
    let stage = Stage("a")
    let navigation = stage.router.edit { editor in
      editor.push("b")
      editor.present("m", as: .fullScreen)
    }
    stage.settle()
    #expect(navigation.currentOutcome == .completed)
    stage.expectAgreement()
  }

  @Test func pulledDownWhileItsDismissIsQueued() throws {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["l"]), Modal(.sheet, ["m"])]))
    let pull = try #require(stage.user.beginPullDown())
    pull.update(0.5)
    stage.router.dismiss()
    #expect(stage.user.frontmost?.title == "m")
    pull.finish()
    stage.settle()
    #expect(stage.tree.modals.map(\.root) == ["l"])
    stage.expectAgreement()
  }

  @Test func pulledHalfWayWhileItsDismissIsQueuedItIsDismissedOnce() throws {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["l"]), Modal(.sheet, ["m"])]))
    let pull = try #require(stage.user.beginPullDown())
    let navigation = stage.router.dismiss()
    pull.cancel()
    stage.settle()
    #expect(navigation.currentOutcome == .completed)
    #expect(stage.tree.modals.map(\.root) == ["l"])
    stage.expectAgreement()
  }

  @Test func pulledDownWhileItIsPushedIn() throws {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]))
    stage.router.push("n")
    let pull = stage.user.beginPullDown()
    pull?.finish()
    stage.settle()
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
  }

  @Test func aSheetPulledDownIsAFact() {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m", "n"])]))
    stage.router.addGuard { _ in .block("no") }
    #expect(stage.user.pullDown())
    #expect(stage.shown?.modals.count == 1)
    stage.settle()
    #expect(stage.tree == RouteTree("a"))
    #expect(stage.log.take().suffix(2) == ["m released", "n released"])
    stage.expectAgreement()
  }

  @Test func aPullThatIsGivenUpIsNothing() {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]))
    let before = stage.router.tree
    let pull = stage.user.beginPullDown()
    pull?.update(0.4)
    pull?.cancel()
    stage.settle()
    #expect(stage.router.tree == before)
    stage.expectAgreement()
  }

  @Test func popoversHaveContainersToo() {
    let stage = Stage("a")
    stage.router.present("m", as: .popover)
    stage.settle()
    stage.router.push("n")
    stage.settle()
    stage.expectAgreement()
    stage.router.dismiss()
    stage.settle()
    stage.expectAgreement()
  }
}
