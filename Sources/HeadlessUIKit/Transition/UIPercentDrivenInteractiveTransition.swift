/// Drives a transition by how far a gesture has come.
@preconcurrency @MainActor
open class UIPercentDrivenInteractiveTransition: NSObject, UIViewControllerInteractiveTransitioning {
  /// How far the gesture has come.
  public private(set) var percentComplete: CGFloat = 0

  /// How much faster than the animation the rest goes.
  open var completionSpeed: CGFloat = 1

  /// Whether the transition begins with the gesture.
  open var wantsInteractiveStart = true

  private weak var transition: Transition?

  /// Creates a driver.
  public override init() {
    super.init()
  }

  /// How long the transition takes without a gesture.
  open var duration: CGFloat { CGFloat(transition?.transitionDuration ?? 0) }

  /// Takes hold of a transition.
  open func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
    transition = transitionContext as? Transition
    transition?.startAnimator()
  }

  /// Says how far the gesture has come.
  open func update(_ percentComplete: CGFloat) {
    self.percentComplete = min(1, max(0, percentComplete))
    transition?.updateInteractiveTransition(self.percentComplete)
  }

  /// Says that the gesture ended and the transition goes through.
  open func finish() {
    transition?.completionVelocity = completionSpeed
    transition?.finishInteractiveTransition()
  }

  /// Says that the gesture ended and the transition is given up.
  open func cancel() {
    transition?.completionVelocity = completionSpeed
    transition?.cancelInteractiveTransition()
  }
}
