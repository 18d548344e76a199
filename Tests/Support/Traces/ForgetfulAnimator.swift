import HeadlessUIKit

/// A push that never ends, because its animation forgets to say so.
@MainActor
public final class ForgetfulAnimator: NSObject, UIViewControllerAnimatedTransitioning,
  UINavigationControllerDelegate
{
  /// The transitions that it was to animate.
  public private(set) var transitions: [any UIViewControllerContextTransitioning] = []

  /// An animation's usual time.
  public func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    0.3
  }

  /// Keeps the transition, and does not end it.
  public func animateTransition(using context: any UIViewControllerContextTransitioning) {
    transitions.append(context)
  }

  /// Itself, for every push and pop.
  public func navigationController(
    _ navigationController: UINavigationController,
    animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { self }
}
