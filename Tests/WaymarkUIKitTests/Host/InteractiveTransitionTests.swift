import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// Custom transitions that a gesture drives, and gives up or goes through with.
@MainActor
struct InteractiveTransitionTests {
  enum Verb: CaseIterable {
    case push
    case pop
    case present
    case dismiss
  }

  private let finger = UIPercentDrivenInteractiveTransition()
  private let style = TransitionStyle("held")

  private func stage() -> Stage {
    let stage = Stage(
      RouteTree(.stack("a", "b"), modals: [Modal(.fullScreen, ["m", "n"])]))
    stage.host.transitions[style] = UIKitTransition(
      interactor: { _ in finger }, animator: { _ in MovingAnimator() })
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

  @Test(arguments: Verb.allCases) func oneThatIsGivenUpIsNotDone(verb: Verb) {
    let stage = stage()
    let before = stage.router.tree
    var rebuilds = 0
    stage.router.onEvent { if case .rebuildBegan = $0.kind { rebuilds += 1 } }
    let navigation = begin(verb, on: stage)
    finger.update(0.4)
    finger.cancel()
    stage.settle()
    #expect(navigation.currentOutcome == .cancelled)
    #expect(rebuilds == 0)
    #expect(stage.router.tree == before)
    stage.expectAgreement()
    stage.router.push("p")
    stage.settle()
    #expect(stage.names == ["m", "n", "p"])
    stage.expectAgreement()
  }

  /// What the router asks for meanwhile finds what is shown when UIKit has said that it is given up.
  @Test(arguments: Verb.allCases, [true, false])
  func theHostIsAttachedAgainAsAScreenComesBack(verb: Verb, isNext: Bool) {
    let stage = stage()
    let before = ["a", "b", "m", "n"].map { stage.page($0) }
    let navigation = begin(verb, on: stage)
    var count = 0
    for case let page as Page in before + [stage.page("o")] {
      let act = {
        count += 1
        if count > 1 { return }
        if isNext { stage.router.push("p") } else { stage.router.host.attach(stage.host) }
      }
      page.calls = [.willAppear: act, .willDisappear: act]
    }
    finger.update(0.4)
    finger.cancel()
    stage.rest()
    #expect(navigation.currentOutcome != nil)
    #expect(count > 0)
    stage.expectAgreement()
    stage.router.push("q")
    stage.rest()
    stage.expectAgreement()
  }

  /// Navigates when a stack is about to be shown.
  private final class Delegate: NSObject, UINavigationControllerDelegate {
    var willShow: (() -> Void)?

    func navigationController(
      _ navigationController: UINavigationController, willShow viewController: UIViewController,
      animated: Bool
    ) {
      willShow.take()?()
    }
  }

  @Test func aModalWhoseDismissalIsGivenUpAsItAppearsPresentsTheNext() throws {
    let stage = stage()
    stage.router.present("o")
    stage.settle()
    let (delegate, stack) = (Delegate(), try #require(stage.stack))
    stack.delegate = delegate
    stage.window.isHidden = true
    delegate.willShow = { stage.router.dismiss(options: .init(transition: style)) }
    stage.window.isHidden = false
    #expect(stack.presentingViewController?.presentedViewController?.isBeingDismissed == true)
    finger.cancel()
    stage.settle()
    stage.expectAgreement()
    stage.router.present("p")
    stage.settle()
    #expect(stage.names == ["p"])
    stage.expectAgreement()
  }

  @Test(arguments: Verb.allCases) func oneThatGoesThroughIsDone(verb: Verb) {
    let stage = stage()
    let navigation = begin(verb, on: stage)
    finger.update(0.9)
    #expect(navigation.currentOutcome == nil)
    finger.finish()
    stage.settle()
    #expect(navigation.currentOutcome == .completed)
    stage.expectAgreement()
  }

  @Test(arguments: Verb.allCases) func oneThatIsHeldIsWaitedFor(verb: Verb) {
    let stage = stage()
    var failures = 0
    stage.router.onEvent { if case .stepFailed = $0.kind { failures += 1 } }
    let navigation = begin(verb, on: stage)
    stage.time.advance(by: .seconds(10))
    finger.update(0.5)
    stage.time.advance(by: .seconds(60))
    #expect(navigation.currentOutcome == nil)
    #expect(failures == 0)
    finger.finish()
    stage.settle()
    #expect(navigation.currentOutcome == .completed)
    stage.expectAgreement()
  }

  @Test(arguments: Verb.allCases) func whatWaitsBehindOneThatIsGivenUpEndsToo(verb: Verb) {
    let stage = stage()
    let before = stage.router.tree
    let first = begin(verb, on: stage)
    let second = stage.router.push("p")
    finger.cancel()
    stage.settle()
    #expect(first.currentOutcome == .cancelled)
    #expect(second.currentOutcome == .cancelled)
    #expect(stage.router.tree == before)
    stage.expectAgreement()
  }

  /// An app's animation that is over before the call returns that begins it.
  @Test(arguments: Verb.allCases, [true, false])
  func anAnimationThatEndsAtOnceIsWhatItSays(verb: Verb, succeeds: Bool) {
    let stage = stage()
    let before = stage.router.tree
    stage.host.transitions[style] = UIKitTransition { _ in HastyAnimator(succeeds: succeeds) }
    let navigation = begin(verb, on: stage)
    stage.rest()
    #expect(navigation.currentOutcome == (succeeds ? .completed : .cancelled))
    #expect((stage.router.tree == before) != succeeds)
    stage.expectAgreement()
  }

  @Test(arguments: Verb.allCases, [0, 0.001, 0.01])
  func oneThatIsGivenUpAtOnceIsCancelled(verb: Verb, after seconds: Double) {
    let stage = stage()
    let before = stage.router.tree
    let navigation = begin(verb, on: stage)
    stage.clock.advance(by: seconds)
    finger.update(0)
    finger.cancel()
    stage.rest()
    #expect(navigation.currentOutcome == .cancelled)
    #expect(stage.router.tree == before)
    stage.expectAgreement()
  }

  @Test(arguments: Verb.allCases, [true, false])
  func oneThatHangsStopsNothingOnceItEnds(verb: Verb, succeeds: Bool) {
    let stage = stage()
    let hung = HangingAnimator()
    stage.host.transitions[style] = UIKitTransition { _ in hung }
    let navigation = begin(verb, on: stage)
    stage.rest()
    let second = stage.router.push("q")
    stage.rest()
    #expect(navigation.currentOutcome != nil)
    #expect(second.currentOutcome != nil)
    hung.contexts.first?.completeTransition(succeeds)
    stage.rest()
    let last = stage.router.push("r")
    stage.rest()
    #expect(last.currentOutcome == .completed)
    stage.expectAgreement()
    #expect(stage.user.frontmost?.title == "r")
  }

  /// An app's animation that says at its end that it was given up, without a gesture.
  @Test(arguments: Verb.allCases) func anAnimationThatEndsWithoutSuccessIsNotDone(verb: Verb) {
    let stage = stage()
    let before = stage.router.tree
    stage.host.transitions[style] = UIKitTransition { _ in MovingAnimator(succeeds: false) }
    let navigation = begin(verb, on: stage)
    stage.settle()
    #expect(navigation.currentOutcome == .cancelled)
    #expect(stage.router.tree == before)
    stage.expectAgreement()
  }
}

/// An animation of a quarter of a second that ends as the gesture has it.
final class MovingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let succeeds: Bool

  init(succeeds: Bool = true) {
    self.succeeds = succeeds
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    let succeeds = succeeds
    UIView.animate(
      withDuration: 0.25, animations: {},
      completion: { _ in
        transitionContext.completeTransition(succeeds && !transitionContext.transitionWasCancelled)
      })
  }
}

/// An animation that has ended when it has begun.
private final class HastyAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let succeeds: Bool

  init(succeeds: Bool) { self.succeeds = succeeds }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    transitionContext.completeTransition(succeeds)
  }
}

/// An animation that never says that it has ended.
private final class HangingAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private(set) var contexts: [any UIViewControllerContextTransitioning] = []

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  { 0.25 }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    contexts.append(transitionContext)
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
  }
}
