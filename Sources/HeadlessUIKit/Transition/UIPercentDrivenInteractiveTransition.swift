/// Drives a transition by the progress of a gesture.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// The progress of the gesture, from 0 to 1.
  public private(set) var percentComplete: CGFloat = 0

  /// Whether the transition begins interactively.
  open var wantsInteractiveStart = true

  private weak var transition: RunningTransition?

  /// Starts to drive a transition.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    transition = transitionContext as? RunningTransition
    transition?.startAnimator()
  }

  /// Reports the progress of the gesture.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(1, max(0, percentComplete))
    transition?.updateInteractiveTransition(self.percentComplete)
  }

  /// Reports that the gesture has ended, and lets the transition complete.
  open func finish() {
    transition?.finishInteractiveTransition()
  }

  /// Reports that the gesture has ended, and cancels the transition.
  open func cancel() {
    transition?.cancelInteractiveTransition()
  }
}
