/// What a custom animation is told of the transition it animates.
@preconcurrency @MainActor
public protocol UIViewControllerContextTransitioning: NSObjectProtocol {
  /// The view it takes place in.
  var containerView: UIView { get }

  /// Whether it is animated.
  var isAnimated: Bool { get }

  /// Whether a gesture holds it.
  var isInteractive: Bool { get }

  /// Whether it was given up.
  var transitionWasCancelled: Bool { get }

  /// How what it presents or dismisses is presented; `none` for others.
  var presentationStyle: UIModalPresentationStyle { get }

  /// Says how far a gesture has come.
  func updateInteractiveTransition(_ percentComplete: CGFloat)

  /// Says that the gesture ended and the transition goes through.
  func finishInteractiveTransition()

  /// Says that the gesture ended and the transition is given up.
  func cancelInteractiveTransition()

  /// Says that the animation has ended; must be called.
  ///
  /// - Parameter didComplete: Whether the transition went through.
  func completeTransition(_ didComplete: Bool)

  /// The controller it comes from or goes to.
  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController?

  /// The view it comes from or goes to.
  func view(forKey key: UITransitionContextViewKey) -> UIView?

  /// Where a controller's view is at the start.
  func initialFrame(for vc: UIViewController) -> CGRect

  /// Where a controller's view is at the end.
  func finalFrame(for vc: UIViewController) -> CGRect
}

/// Animates a transition.
@preconcurrency @MainActor
public protocol UIViewControllerAnimatedTransitioning: NSObjectProtocol {
  /// How long it takes.
  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
    -> TimeInterval

  /// Animates, and calls `completeTransition(_:)` at the end.
  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning)

  /// Called after the end.
  func animationEnded(_ transitionCompleted: Bool)
}

extension UIViewControllerAnimatedTransitioning {
  /// Does nothing.
  public func animationEnded(_ transitionCompleted: Bool) {}
}

/// Drives a transition by a gesture.
@preconcurrency @MainActor
public protocol UIViewControllerInteractiveTransitioning: NSObjectProtocol {
  /// Takes hold of a transition.
  func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning)

  /// Whether it begins with the gesture; else it begins animated.
  var wantsInteractiveStart: Bool { get }
}

extension UIViewControllerInteractiveTransitioning {
  /// True.
  public var wantsInteractiveStart: Bool { true }
}

/// Provides custom transitions of a presented controller.
@preconcurrency @MainActor
public protocol UIViewControllerTransitioningDelegate: NSObjectProtocol {
  /// What animates the presentation; nil for the system's.
  func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What animates the dismissal; nil for the system's.
  func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)?

  /// What drives the presentation by a gesture.
  func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// What drives the dismissal by a gesture.
  func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)?

  /// The presentation controller, asked for where the style is `custom`.
  func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController?
}

extension UIViewControllerTransitioningDelegate {
  /// The system's.
  public func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// The system's.
  public func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { nil }

  /// None.
  public func interactionControllerForPresentation(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// None.
  public func interactionControllerForDismissal(
    using animator: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { nil }

  /// The system's.
  public func presentationController(
    forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
  ) -> UIPresentationController? { nil }
}
