import HeadlessUIKit
import Testing
import Waymark

/// Gestures of the user, and the questions that they lead to.
@MainActor
struct GestureTests {
  private static let sheet = RouteTree<Place>(
    .stack("a"), modals: [Modal(.sheet, ["l"]), Modal(.sheet, ["m"])])

  /// Has a screen answer when it would be left.
  private func object(
    _ stage: Stage, _ name: String, _ answer: @escaping () -> LeaveDecision<Place> = { .stay("unsaved") }
  ) {
    stage.router.tree.forEachElement { entry in
      if entry.route.name == name { stage.router.host.context(for: entry).onLeave { _ in answer() } }
    }
  }

  enum Fact: CaseIterable {
    case swipe, pull, menu, tapOutside
  }

  @Test(arguments: Fact.allCases) func whatIsDoneIsAFactThatNoGuardIsAskedAbout(fact: Fact) {
    let tree: RouteTree<Place> =
      switch fact {
      case .swipe: RouteTree("a", "b")
      case .menu: RouteTree("a", "b", "c")
      case .pull: RouteTree(.stack("a"), modals: [Modal(.sheet, ["m", "n"])])
      case .tapOutside: RouteTree(.stack("a"), modals: [Modal(.popover, ["m"])])
      }
    let stage = Stage(tree, isWide: fact == .tapOutside)
    stage.rest()
    stage.router.addGuard { _ in .block("no") }
    switch fact {
    case .swipe: #expect(stage.user.swipeBack())
    case .menu: #expect(stage.user.longPressBack(pick: 1))
    case .pull: #expect(stage.user.pullDown())
    case .tapOutside: #expect(stage.user.tapOutside())
    }
    #expect(stage.shown == tree)
    stage.settle()
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
  }

  enum Asking: CaseIterable {
    case back, menu, pull
  }

  @Test(arguments: Asking.allCases) func aScreenThatObjectsIsAskedAndStays(asking: Asking) {
    let tree: RouteTree<Place> =
      asking == .pull
      ? RouteTree(.stack("a"), modals: [Modal(.sheet, ["m", "n"])]) : RouteTree("a", "b", "m")
    let stage = Stage(tree)
    var (asked, allows) = (0, false)
    object(stage, "m") {
      asked += 1
      return allows ? .allow : .stay("unsaved")
    }
    func act() {
      switch asking {
      case .back: stage.user.tapBack()
      case .menu: stage.user.longPressBack(pick: 0)
      case .pull: stage.user.pullDown()
      }
      stage.settle()
      stage.expectAgreement()
    }
    act()
    #expect(asked == 1)
    #expect(stage.tree == tree)
    allows = true
    act()
    #expect(asked == 2)
    #expect(stage.tree == (asking == .pull ? RouteTree("a") : RouteTree("a", "b")))
  }

  @Test func anObjectionHoldsTheSwipeOfItsScreenAlone() {
    let stage = Stage("a", "b", "c")
    object(stage, "b")
    #expect(stage.user.swipeBack())
    stage.settle()
    #expect(stage.names == ["a", "b"])
    #expect(stage.user.beginSwipeBack() == nil)
    stage.expectAgreement()
  }

  @Test func aSheetThatItsScreenHoldsIsNotClosed() {
    let stage = Stage(Self.sheet)
    stage.page("m")?.isModalInPresentation = true
    #expect(!stage.user.pullDown())
    stage.settle()
    #expect(stage.tree == Self.sheet)
    stage.expectAgreement()
  }

  // MARK: While something is asked for

  @Test(arguments: [true, false]) func aPushWaitsForTheFingerThatSwipes(finishes: Bool) throws {
    let stage = Stage("a", "b")
    let swipe = try #require(stage.user.beginSwipeBack())
    swipe.update(0.5)
    let push = stage.router.push("c")
    stage.time.advance(by: .seconds(60))
    #expect(push.currentOutcome == nil)
    #expect(stage.names == ["a"])
    if finishes { swipe.finish() } else { swipe.cancel() }
    stage.settle()
    #expect(push.currentOutcome == .completed)
    #expect(stage.tree == (finishes ? RouteTree("a", "c") : RouteTree("a", "b", "c")))
    stage.expectAgreement()
  }

  // MARK: Delegates of the app's

  @Test func theAppsDelegatesAreCalledToo() throws {
    let judge = Judge()
    let stage = Stage(
      RouteTree("a", "b"),
      prepare: { pages in pages.onPresent = { $0.presentationController?.delegate = judge } })
    judge.allows = false
    stage.stack?.interactivePopGestureRecognizer?.delegate = judge
    stage.router.push("c")
    stage.settle()
    #expect(stage.user.beginSwipeBack() == nil)
    judge.allows = true
    #expect(stage.user.swipeBack())
    stage.settle()
    stage.expectAgreement()
    stage.router.present("m")
    stage.settle()
    judge.allows = false
    #expect(!stage.user.pullDown())
    #expect(judge.calls == ["attempt"])
    judge.allows = true
    #expect(stage.user.pullDown())
    stage.settle()
    #expect(judge.calls == ["attempt", "dismissed"])
    object(stage, "b")
    #expect(stage.user.beginSwipeBack() == nil)
    stage.expectAgreement()
  }
}

private final class Judge: NSObject, UIGestureRecognizerDelegate, UIAdaptivePresentationControllerDelegate {
  var allows = true
  private(set) var calls: [String] = []

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { allows }
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
    allows
  }
  func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
    calls.append("attempt")
  }
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    calls.append("dismissed")
  }
}
