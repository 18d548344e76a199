import HeadlessUIKit

/// An animation that takes its time.
final class SlowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to), view.superview == nil { context.containerView.addSubview(view) }
    UIView.animate(
      withDuration: 0.3, animations: {},
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
  }
}
