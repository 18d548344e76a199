/// A transition that takes time.
///
/// It is the coordinator that apps get, and the context of custom animations.
@MainActor
final class RunningTransition: NSObject, UIViewControllerTransitionCoordinator,
  UIViewControllerContextTransitioning
{
  typealias Handler = (any UIViewControllerTransitionCoordinatorContext) -> Void

  /// The transition whose custom animation is being set up.
  static var collecting: RunningTransition?

  let clock: TransitionClock
  let isAnimated: Bool
  let from: UIViewController?
  let to: UIViewController?
  let containerView: UIView
  let presentationStyle: UIModalPresentationStyle
  let initiallyInteractive: Bool
  private(set) var transitionDuration: TimeInterval
  private(set) var isInteractive: Bool
  private(set) var isCancelled = false
  private(set) var percentComplete: CGFloat = 0
  private(set) var hasEnded = false
  var transitionWasCancelled: Bool { isCancelled }

  /// Called at the end, before the completions of the coordinator.
  private var onEnd: ((Bool) -> Void)?
  private let animator: (any UIViewControllerAnimatedTransitioning)?
  private var interactor: (any UIViewControllerInteractiveTransitioning)?
  private var animations: [Handler] = []
  private var completions: [Handler] = []
  private var interactionHandlers: [Handler] = []
  private var heldAnimations: [(duration: TimeInterval, completion: @MainActor () -> Void)] = []
  private var hasStarted = false
  private var eventID: Int?

  init(
    clock: TransitionClock, from: UIViewController?, to: UIViewController?, goesBack: Bool = false,
    containerView: UIView,
    presentationStyle: UIModalPresentationStyle = .none, isAnimated: Bool, isInteractive: Bool = false,
    duration: TimeInterval, animator: (any UIViewControllerAnimatedTransitioning)? = nil,
    interactor: (any UIViewControllerInteractiveTransitioning)? = nil, onEnd: @escaping (Bool) -> Void
  ) {
    self.clock = clock
    self.from = from
    self.to = to
    self.containerView = containerView
    self.presentationStyle = presentationStyle
    self.isAnimated = isAnimated
    self.animator = animator
    self.interactor = interactor
    self.onEnd = onEnd
    transitionDuration = duration
    let startsInteractive = isInteractive || interactor?.wantsInteractiveStart == true
    self.isInteractive = startsInteractive
    initiallyInteractive = startsInteractive
    super.init()
    if let animator {
      transitionDuration = animator.transitionDuration(using: self)
    } else if isAnimated, let from, let to {
      let (zoomed, below) = goesBack ? (from, to) : (to, from)
      zoomed.preferredTransition?.zoom(zoomed, over: below)
    }
  }

  /// Begins the animation, after the appearance calls.
  func start() {
    hasStarted = true
    if let interactor, isInteractive {
      interactor.startInteractiveTransition(self)
    } else if animator != nil {
      startAnimator()
    } else if !isInteractive {
      scheduleEnd(after: transitionDuration)
    }
    let animations = self.animations
    self.animations = []
    for animation in animations { animation(self) }
  }

  func startAnimator() {
    let outer = RunningTransition.collecting
    RunningTransition.collecting = self
    animator?.animateTransition(using: self)
    RunningTransition.collecting = outer
  }

  /// Keeps an animation's completion until the gesture ends.
  func holdAnimation(duration: TimeInterval, completion: @escaping @MainActor () -> Void) {
    heldAnimations.append((duration, completion))
  }

  // MARK: Coordinator

  @discardableResult
  func animate(alongsideTransition animation: Handler?, completion: Handler?) -> Bool {
    guard !hasEnded else { return false }
    if let animation {
      if hasStarted { animation(self) } else { animations.append(animation) }
    }
    if let completion { completions.append(completion) }
    return true
  }

  func notifyWhenInteractionChanges(_ handler: @escaping Handler) {
    interactionHandlers.append(handler)
  }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? {
    key == .from ? from : key == .to ? to : nil
  }

  func finalFrame(for vc: UIViewController) -> CGRect { containerView.bounds }

  func view(forKey key: UITransitionContextViewKey) -> UIView? {
    key == .from ? from?.viewIfLoaded : key == .to ? to?.viewIfLoaded : nil
  }

  // MARK: Gesture

  func updateInteractiveTransition(_ percentComplete: CGFloat) {
    guard isInteractive else { return }
    self.percentComplete = min(1, max(0, percentComplete))
  }

  func finishInteractiveTransition() {
    letGo(cancelled: false)
  }

  func cancelInteractiveTransition() {
    letGo(cancelled: true)
  }

  private func letGo(cancelled: Bool) {
    guard isInteractive, !hasEnded else { return }
    isInteractive = false
    isCancelled = cancelled
    for handler in interactionHandlers { handler(self) }
    let part = cancelled ? percentComplete : 1 - percentComplete
    let rest = transitionDuration * Double(part)
    if animator == nil {
      scheduleEnd(after: rest)
    } else {
      let held = heldAnimations
      heldAnimations = []
      for animation in held { clock.schedule(after: rest, isAnimation: true) { animation.completion() } }
    }
  }

  // MARK: End

  private func scheduleEnd(after delay: TimeInterval) {
    eventID = clock.schedule(after: delay, isAnimation: isAnimated) { [self] in
      eventID = nil
      completeTransition(!isCancelled)
    }
  }

  /// Ends at once, because its container leaves the screen.
  func endNow() {
    if isInteractive { isInteractive = false }
    completeTransition(!isCancelled)
  }

  func completeTransition(_ didComplete: Bool) {
    guard !hasEnded else { return }
    hasEnded = true
    isInteractive = false
    isCancelled = !didComplete
    if let eventID { clock.cancel(eventID) }
    if didComplete { percentComplete = 1 }
    let onEnd = self.onEnd
    self.onEnd = nil
    onEnd?(didComplete)
    animator?.animationEnded(didComplete)
    let completions = self.completions
    self.completions = []
    interactionHandlers = []
    heldAnimations = []
    interactor = nil
    for completion in completions { completion(self) }
  }
}
