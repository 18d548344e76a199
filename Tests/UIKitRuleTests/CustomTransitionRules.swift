import XCTest

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Animates by calling back after a while, as apps' animators do.
final class Animator: NSObject, UIViewControllerAnimatedTransitioning {
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval
  {
    0.2
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    log.note("animator animates")
    if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
    UIView.animate(
      withDuration: transitionDuration(using: transitionContext), animations: {},
      completion: { _ in
        transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
      })
  }
}

final class Transitioning: NSObject, UIViewControllerTransitioningDelegate {
  let log: Log
  var interaction: UIPercentDrivenInteractiveTransition?

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Animator(log) }

  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { Animator(log) }

  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

/// A presentation controller that records what it is told.
final class Manager: UIPresentationController {
  var log: Log?

  override func presentationTransitionWillBegin() { log?.note("manager willBegin") }
  override func presentationTransitionDidEnd(_ completed: Bool) { log?.note("manager didEnd") }
  override func dismissalTransitionWillBegin() { log?.note("manager willLeave") }
  override func dismissalTransitionDidEnd(_ completed: Bool) { log?.note("manager didLeave") }
}

/// Provides a presentation controller, and no animations.
final class Managing: NSObject, UIViewControllerTransitioningDelegate {
  let log: Log

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? {
    let manager = Manager(presentedViewController: presented, presenting: presenting)
    manager.log = log
    return manager
  }
}

/// Animates what is pushed on a stack, by a gesture where it has one.
private final class Stacks: NSObject, UINavigationControllerDelegate {
  let log: Log
  var interaction: UIPercentDrivenInteractiveTransition?

  init(_ log: Log) {
    self.log = log
    super.init()
  }

  func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
    to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { operation == .push ? Animator(log) : nil }

  func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { interaction }
}

@MainActor
final class CustomTransitionRules: XCTestCase {
  private func world(_ log: Log) async -> (Stage, Probe, Probe, Transitioning) {
    let root = Probe("a", log)
    let stage = await Stage(root, log: log)
    let modal = Probe("b", log)
    let delegate = Transitioning(log)
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = delegate
    return (stage, root, modal, delegate)
  }

  func testX1AnimatorEndsTheTransition() async {
    let log = Log()
    let (stage, root, modal, delegate) = await world(log)
    root.present(modal, animated: true) { log.note("b completion") }
    XCTAssertEqual(log.take("completion"), [])
    await stage.settle()
    XCTAssertEqual(log.take("completion"), ["b completion"])
    root.dismiss(animated: true)
    await stage.settle()
    XCTAssertEqual(log.take("animates"), ["animator animates"])
    XCTAssertNil(root.presentedViewController)
    XCTAssertNil(delegate.interaction)
  }

  func testX2InteractiveDismissalGivenUp() async {
    let log = Log()
    let (stage, root, modal, delegate) = await world(log)
    root.present(modal, animated: false)
    await stage.settle()
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    root.dismiss(animated: true)
    interaction.update(0.4)
    XCTAssertTrue(root.presentedViewController === modal)
    interaction.cancel()
    await stage.settle()
    XCTAssertTrue(root.presentedViewController === modal)
    XCTAssertFalse(modal.isBeingDismissed)
    root.dismiss(animated: true)
    interaction.update(0.4)
    interaction.finish()
    await stage.settle()
    XCTAssertNil(root.presentedViewController)
  }

  func testX3NavigationDelegateAnimates() async {
    let (stage, stack, log) = await Stage.stack("a")
    let delegate = Stacks(log)
    stack.delegate = delegate
    stack.pushViewController(Probe("b", log), animated: true)
    await stage.settle()
    XCTAssertEqual(log.take("animates", "didAppear"), ["animator animates", "b didAppear"])
    stack.popViewController(animated: true)
    await stage.settle()
    XCTAssertEqual(log.take("animates"), [])
  }

  func testX5InteractivePushGivenUp() async {
    let (stage, stack, log) = await Stage.stack("a")
    let delegate = Stacks(log)
    let interaction = UIPercentDrivenInteractiveTransition()
    delegate.interaction = interaction
    stack.delegate = delegate
    let pushed = Probe("b", log)
    stack.pushViewController(pushed, animated: true)
    XCTAssertEqual(stack.viewControllers.count, 2)
    interaction.update(0.3)
    interaction.cancel()
    await stage.settle()
    XCTAssertEqual(stack.viewControllers.map(\.title), ["a"])
    XCTAssertNil(pushed.parent)
    XCTAssertNil(pushed.viewIfLoaded?.window)
    stack.pushViewController(pushed, animated: true)
    interaction.update(0.3)
    interaction.finish()
    await stage.settle()
    XCTAssertEqual(stack.viewControllers.map(\.title), ["a", "b"])
    XCTAssertNotNil(pushed.viewIfLoaded?.window)
  }

  func testX4PresentationControllerIsToldOfBothTransitions() async {
    let (stage, root, log) = await Stage.probe()
    let modal = Probe("b", log)
    let delegate = Managing(log)
    modal.modalPresentationStyle = .custom
    modal.transitioningDelegate = delegate
    root.present(modal, animated: true)
    await stage.settle()
    XCTAssertTrue(modal.presentationController is Manager)
    XCTAssertEqual(log.take("willBegin", "didEnd"), ["manager willBegin", "manager didEnd"])
    root.dismiss(animated: true)
    await stage.settle()
    XCTAssertEqual(log.take("willLeave", "didLeave"), ["manager willLeave", "manager didLeave"])
    XCTAssertNotNil(root.view.window)
    XCTAssertTrue(delegate.log === log)
  }
}
