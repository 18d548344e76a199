import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// Transitions of the app's own, which a gesture may drive, give up or go through with.
@MainActor
struct TransitionTests {
  enum Verb: CaseIterable {
    case push, pop, present, dismiss
  }

  private let finger = UIPercentDrivenInteractiveTransition()
  private let style = TransitionStyle.custom("held")

  private func stage(_ transition: UIKitTransition? = nil) -> Stage {
    let stage = Stage(RouteTree(.stack("a", "b"), modals: [Modal(.fullScreen, ["m", "n"])]))
    stage.host.transitions[style] =
      transition ?? UIKitTransition(interactor: { _ in finger }, animator: { _ in SlowAnimator() })
    return stage
  }

  private func begin(_ verb: Verb, on stage: Stage) -> Navigation {
    let options = NavigationOptions(transition: style)
    return switch verb {
    case .push: stage.router.push("o", options: options)
    case .pop: stage.router.pop(options: options)
    case .present: stage.router.present("o", options: options)
    case .dismiss: stage.router.dismiss(options: options)
    }
  }

  @Test func aTransitionStyleAnimatesPushesAndModalsAndNothingElse() {
    var made: [UIKitTransition.Change] = []
    let stage = stage(
      UIKitTransition { change in
        made.append(change)
        return SlowAnimator()
      })
    for verb in [Verb.push, .pop, .present, .dismiss] {
      let before = stage.shown
      let navigation = begin(verb, on: stage)
      #expect(stage.shown == before)
      stage.settle()
      #expect(navigation.currentOutcome == .completed)
      stage.expectAgreement()
    }
    stage.router.push("c")
    stage.settle()
    #expect(made == [.push, .pop, .present, .dismiss])
  }

  @Test(arguments: Verb.allCases, [0, 0.001, 0.1])
  func oneThatIsGivenUpIsNotDoneNorIsWhatWaitsBehindIt(verb: Verb, after seconds: Double) {
    let stage = stage()
    let before = stage.router.tree
    var rebuilds = 0
    stage.router.onEvent { if case .rebuildBegan = $0.kind { rebuilds += 1 } }
    let navigation = begin(verb, on: stage)
    let next = stage.router.push("p")
    stage.clock.advance(by: seconds)
    finger.update(0.4)
    finger.cancel()
    stage.rest()
    #expect(navigation.currentOutcome == .cancelled)
    #expect(next.currentOutcome == .cancelled)
    #expect(rebuilds == 0)
    #expect(stage.router.tree == before)
    stage.expectAgreement()
    stage.router.push("p")
    stage.settle()
    #expect(stage.names == ["m", "n", "p"])
    stage.expectAgreement()
  }

  @Test(arguments: Verb.allCases) func oneThatIsHeldIsWaitedForAndDone(verb: Verb) {
    let stage = stage()
    let navigation = begin(verb, on: stage)
    stage.time.advance(by: .seconds(10))
    finger.update(0.5)
    stage.time.advance(by: .seconds(60))
    #expect(navigation.currentOutcome == nil)
    finger.finish()
    stage.settle()
    #expect(navigation.currentOutcome == .completed)
    stage.expectAgreement()
  }

  @Test(arguments: Verb.allCases, [true, false])
  func oneThatHangsStopsNothingOnceItEnds(verb: Verb, succeeds: Bool) {
    let hung = StuckAnimator()
    let stage = stage(UIKitTransition { _ in hung })
    let navigation = begin(verb, on: stage)
    stage.rest()
    #expect(navigation.currentOutcome != nil)
    hung.context?.completeTransition(succeeds)
    stage.rest()
    let last = stage.router.push("r")
    stage.rest()
    #expect(last.currentOutcome == .completed)
    stage.expectAgreement()
    #expect(stage.user.frontmost?.title == "r")
  }

  @Test func otherCodesNextChangeIsNotMovedByTheTransitionOfANavigationThatFailed() {
    let stage = stage()
    stage.pages.screen = { $0 == "o" ? UINavigationController() : nil }
    let push = begin(.push, on: stage)
    stage.rest()
    #expect(push.currentOutcome != .completed)
    stage.page("n")?.navigationController?.popViewController(animated: true)
    stage.rest()
    #expect(stage.names == ["m"])
    stage.expectAgreement()
  }

  // MARK: In the background, where animations stand still

  @Test func inTheBackgroundEverythingIsDoneAtOnce() {
    let stage = Stage("a", "b")
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
    stage.window.windowScene = scene
    UIApplication.shared.enterBackground(scene)
    stage.router.push("c")
    stage.router.present("m")
    stage.router.dismiss()
    stage.router.set(RouteTree(tabs: RouteTab("t"), RouteTab("u")))
    #expect(stage.router.isSettled && !stage.isAnimating)
    UIApplication.shared.enterForeground(scene)
    stage.settle()
    stage.expectAgreement()
  }

  @Test func anAnimationUnderWayEndsWhenTheSceneIsBack() {
    let stage = Stage("a", "b")
    let scene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())
    stage.window.windowScene = scene
    let push = stage.router.push("c")
    UIApplication.shared.enterBackground(scene)
    let sheet = stage.router.present("m")
    stage.clock.advance(by: 5)
    #expect(push.currentOutcome == nil && sheet.currentOutcome == nil)
    UIApplication.shared.enterForeground(scene)
    stage.settle()
    #expect(push.currentOutcome == .completed && sheet.currentOutcome == .completed)
    stage.expectAgreement()
  }
}

/// An animation that does not end by itself.
final class StuckAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var context: (any UIViewControllerContextTransitioning)?

  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 1 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) { self.context = context }
}
