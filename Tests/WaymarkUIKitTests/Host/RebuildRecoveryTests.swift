import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting

/// What the cases ask of time-outs, repeated answers and failures, over UIKit.
@MainActor
struct RebuildRecoveryTests {
  @Test func aPushThatNeverEndsIsRebuiltAndNavigationGoesOn() {
    let stage = Stage("a")
    let lost = stage.router.push("b")
    // UIKit says nothing while its clock stands still.
    stage.time.advance(by: .seconds(3))
    #expect(lost.currentOutcome == nil)
    stage.settle()
    #expect(lost.currentOutcome == .completed)
    stage.expectAgreement()
    stage.router.push("c")
    stage.settle()
    #expect(stage.names == ["a", "b", "c"])
    stage.expectAgreement()
  }

  @Test func aTransitionThatIsNeverCompletedFailsAndTheNextPushWorks() throws {
    let stage = Stage("a")
    let stuck = StuckAnimator()
    stage.host.transitions[TransitionStyle("stuck")] = .init { _ in stuck }
    let lost = stage.router.push("b", options: .init(transition: TransitionStyle("stuck")))
    stage.time.advance(by: .seconds(7))
    guard case .failed? = lost.currentOutcome else {
      Issue.record("\(String(describing: lost.currentOutcome))")
      return
    }
    #expect(stage.tree == RouteTree("a"))
    stuck.context?.completeTransition(true)
    stage.settle()
    stage.router.push("c")
    stage.settle()
    #expect(stage.names == ["a", "c"])
    stage.expectAgreement()
  }

  /// The rebuild that waits for it begins with what is there then.
  @Test func aLateEndIsNotAnsweredWhereARebuildWaitsForIt() {
    let stage = Stage("a")
    var late = 0
    stage.router.onEvent { if case .lateAcknowledgement = $0.kind { late += 1 } }
    stage.router.push("b")
    stage.time.advance(by: .seconds(3))
    stage.settle()
    stage.router.push("c")
    stage.settle()
    #expect(stage.names == ["a", "b", "c"])
    #expect(late == 0)
    stage.expectAgreement()
  }

  @Test func anEndThatIsToldTwiceIsIgnoredAndTold() {
    let stage = Stage("a")
    let faulty = FaultyHost(stage.host)
    stage.router.host.attach(faulty)
    stage.settle()
    var repeated = 0
    stage.router.onEvent { if case .repeatedAcknowledgement = $0.kind { repeated += 1 } }
    faulty.script = [.twice]
    let push = stage.router.push("b")
    stage.settle()
    #expect(push.currentOutcome == .completed)
    #expect(repeated == 1)
    stage.router.push("c")
    stage.settle()
    #expect(stage.names == ["a", "b", "c"])
    stage.expectAgreement()
  }

  /// The route becomes another one while the tree is being built anew, which no step tells of.
  @Test func aScreenThatStaysIsToldOfItsRouteInARebuildOnce() throws {
    let stage = Stage("a", "b")
    stage.router.push("c")
    stage.time.advance(by: .seconds(3))
    try stage.router.update(#require(stage.id("a")), to: "z")
    #expect(stage.pages.updates == [])
    stage.rest()
    #expect(stage.pages.updates == ["a to z"])
    stage.expectAgreement()
  }

  @Test func aScreenThatAStepHasToldOfItsRouteIsNotToldAgainInARebuild() throws {
    let stage = Stage("a", "b")
    try stage.router.update(#require(stage.id("a")), to: "z")
    stage.settle()
    stage.router.push("c")
    stage.time.advance(by: .seconds(3))
    stage.rest()
    #expect(stage.pages.updates == ["a to z"])
    stage.expectAgreement()
  }

  @Test func aRebuildTellsWhatAStepThatFailedHasNot() throws {
    let stage = Stage("a", "b")
    let faulty = FaultyHost(stage.host)
    stage.router.host.attach(faulty)
    stage.rest()
    faulty.script = [.error(HostError.nothingShown)]
    try stage.router.update(#require(stage.id("a")), to: "z")
    stage.rest()
    #expect(stage.pages.updates == ["a to z"])
    stage.expectAgreement()
  }

  @Test func aHostThatCannotShowAStepLeavesTheTreeAsItWas() {
    let stage = Stage("a")
    stage.pages.screen = { $0 == "bad" ? UINavigationController() : nil }
    let navigation = stage.router.push("bad")
    guard case .failed? = navigation.currentOutcome else {
      Issue.record("\(String(describing: navigation.currentOutcome))")
      return
    }
    #expect(stage.tree == RouteTree("a"))
    stage.pages.screen = nil
    stage.router.push("good")
    stage.settle()
    #expect(stage.names == ["a", "good"])
    stage.expectAgreement()
  }

  @Test func theCoordinatorIsAskedAnewForAScreenThatCannotBePushed() {
    let stage = Stage("a")
    var asked = 0
    stage.pages.screen = { place in
      if place == "b" { asked += 1 }
      return place == "b" && asked == 1 ? UINavigationController() : nil
    }
    let push = stage.router.push("b")
    stage.settle()
    #expect(asked == 2)
    #expect(push.currentOutcome == .completed)
    stage.expectAgreement()
  }

  @Test func whatAStepHasShownTooLateGoesWhereTheRebuildFails() {
    let stage = Stage("a")
    stage.pages.screen = { $0 == "bad" ? UINavigationController() : nil }
    let lost = stage.router.push("b")
    let bad = stage.router.push("bad")
    // The router stops waiting for the push, which ends before the rebuild that is to bring all of it can be tried.
    stage.time.advance(by: .seconds(3))
    stage.settle()
    for navigation in [lost, bad] {
      guard case .failed? = navigation.currentOutcome else {
        Issue.record("\(String(describing: navigation.currentOutcome))")
        return
      }
    }
    #expect(stage.tree == RouteTree("a"))
    #expect(stage.names == ["a"])
    stage.expectAgreement()
  }

  @Test func swipedBackWhileAPushIsQueued() throws {
    let stage = Stage("a", "b")
    let swipe = try #require(stage.user.beginSwipeBack())
    swipe.update(0.5)
    stage.router.push("c")
    #expect(stage.names == ["a"])
    swipe.finish()
    stage.settle()
    #expect(stage.tree == RouteTree("a", "c"))
    stage.expectAgreement()
  }

  @Test func aSwipeGivenUpWhileAPushIsQueued() throws {
    let stage = Stage("a", "b")
    let swipe = try #require(stage.user.beginSwipeBack())
    stage.router.push("c")
    swipe.cancel()
    stage.settle()
    #expect(stage.tree == RouteTree("a", "b", "c"))
    stage.expectAgreement()
  }

  @Test func aFingerThatHoldsTheSwipeForLongIsWaitedFor() throws {
    let stage = Stage("a", "b")
    let swipe = try #require(stage.user.beginSwipeBack())
    let navigation = stage.router.push("c")
    stage.time.advance(by: .seconds(60))
    #expect(navigation.currentOutcome == nil)
    #expect(stage.tree == RouteTree("a", "b", "c"))
    swipe.finish()
    stage.settle()
    #expect(navigation.currentOutcome == .completed)
    #expect(stage.tree == RouteTree("a", "c"))
    stage.expectAgreement()
  }

  @Test func aSwipeThatIsGivenUpIsNothing() throws {
    let stage = Stage("a", "b")
    let before = stage.router.tree
    let swipe = try #require(stage.user.beginSwipeBack())
    swipe.update(0.4)
    swipe.cancel()
    stage.settle()
    #expect(stage.router.tree == before)
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
}

/// An animation that never says that it has ended.
final class StuckAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 1 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    context = transitionContext
  }
}
