import HeadlessUIKit
import Testing
import Waymark

/// What the user does, and what may be refused.
@MainActor
struct GestureTests {
  private func refuse(_ stage: Stage, _ name: String, _ decision: LeaveDecision<Place> = .stay("unsaved"))
    throws
  {
    let id = try #require(stage.id(name))
    var entry: Entry<Place>?
    stage.router.host.tree.forEachElement { if $0.id == id { entry = $0 } }
    stage.router.host.context(for: try #require(entry)).onLeave { _ in decision }
  }

  @Test func aFinishedSwipeIsAFactThatNoGuardIsAskedAbout() {
    let stage = Stage("a", "b")
    stage.router.addGuard { _ in .block("no") }
    #expect(stage.user.swipeBack())
    #expect(stage.shown == RouteTree("a", "b"))
    stage.settle()
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
  }

  @Test func aVetoHoldsTheSwipe() throws {
    let stage = Stage("a", "b")
    try refuse(stage, "b", .allow)
    #expect(stage.user.beginSwipeBack() == nil)
    stage.router.pop()
    stage.settle()
    #expect(stage.names == ["a"])
  }

  @Test(arguments: [Page.Moment.didLoad, .willAppear, .didAppear])
  func aVetoHoldsTheSwipeWhoseDelegateAScreenIs(moment: Page.Moment) throws {
    let stage = Stage("a")
    let delegate = EagerDelegate()
    stage.pages.onMake = { context in
      guard context.route == "b" else { return }
      stage.pages.screen = { [weak pages = stage.pages] _ in
        guard let pages else { return nil }
        let page = Page(context, pages.log)
        page.calls[moment] = { [weak page] in
          page?.navigationController?.interactivePopGestureRecognizer?.delegate = delegate
        }
        return page
      }
    }
    stage.router.push("b")
    stage.settle()
    try refuse(stage, "b")
    #expect(stage.user.beginSwipeBack() == nil)
    #expect(delegate.count == 0)
    stage.pages.screen = nil
    stage.router.push("c")
    stage.settle()
    #expect(stage.user.swipeBack())
    #expect(delegate.count == 1)
  }

  @Test func aVetoBelowDoesNotHoldTheSwipe() throws {
    let stage = Stage("a", "b", "c")
    try refuse(stage, "b")
    #expect(stage.user.swipeBack())
    stage.settle()
    stage.expectAgreement()
  }

  @Test func theBackButtonIsAnOrdinaryNavigation() throws {
    let stage = Stage("a", "b")
    try refuse(stage, "b")
    stage.user.tapBack()
    stage.settle()
    #expect(stage.names == ["a", "b"])
    stage.expectAgreement()
  }

  @Test func theBackButtonGoesBack() {
    let stage = Stage("a", "b")
    stage.user.tapBack()
    #expect(stage.tree == RouteTree("a"))
    #expect(stage.isAnimating)
    stage.settle()
    stage.expectAgreement()
  }

  @Test func aLongPressGoesBackOverSeveral() {
    let stage = Stage("a", "b", "c", "d")
    stage.router.addGuard { _ in .block("no") }
    stage.user.longPressBack(pick: 1)
    #expect(stage.shown == RouteTree("a", "b", "c", "d"))
    stage.settle()
    #expect(stage.tree == RouteTree("a", "b"))
    stage.expectAgreement()
  }

  @Test func aVetoOnTheWayTurnsALongPressIntoAQuestion() throws {
    let stage = Stage("a", "b", "c", "d")
    try refuse(stage, "c")
    stage.user.longPressBack(pick: 1)
    stage.settle()
    #expect(stage.names == ["a", "b", "c", "d"])
    stage.expectAgreement()
  }

  @Test func aVetoHoldsASheetAndAPullAsks() throws {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m", "n"])]))
    let answer = Answer()
    let context = stage.router.host.context(for: stage.router.host.tree.modals[0].root)
    context.onLeave { _ in
      answer.asked += 1
      return answer.allows ? .allow : .stay("unsaved")
    }
    #expect(!stage.user.pullDown())
    stage.settle()
    #expect(answer.asked == 1)
    stage.expectAgreement()
    answer.allows = true
    #expect(!stage.user.pullDown())
    stage.settle()
    #expect(answer.asked == 2)
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
  }

  @Test func aSheetThatItsScreenHoldsIsNotClosed() {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]))
    stage.page("m")?.isModalInPresentation = true
    #expect(!stage.user.pullDown())
    stage.settle()
    #expect(stage.tree.modals.count == 1)
    stage.expectAgreement()
  }

  @Test func theAppsDelegatesAreCalledToo() throws {
    let judge = Judge()
    let stage = Stage(
      RouteTree(.stack("a", "b"), modals: []),
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
    stage.expectAgreement()
  }

  @Test func aTapBesideAPopoverIsAFact() {
    let stage = Stage("a")
    stage.window.horizontalSizeClass = .regular
    stage.router.present("m", as: .popover)
    stage.settle()
    #expect(stage.user.tapOutside())
    stage.settle()
    #expect(stage.tree == RouteTree("a"))
  }
}

@MainActor
private final class Answer {
  var asked = 0
  var allows = false
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

/// Lets every gesture begin, and counts them.
@MainActor
private final class EagerDelegate: NSObject, UIGestureRecognizerDelegate {
  private(set) var count = 0

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    count += 1
    return true
  }
}
