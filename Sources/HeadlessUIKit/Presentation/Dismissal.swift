/// One dismissal of everything above a controller, from the call to its end.
@MainActor
final class Dismissal {
  let presenter: UIViewController
  /// The controllers that are dismissed, the lowest first.
  let chain: [UIViewController]
  let top: UIViewController
  /// The window, while what is dismissed is on the screen.
  private let window: UIWindow?
  private let isPresenterRemoved: Bool
  private(set) var transition: RunningTransition?

  /// Fails if a presentation or dismissal in the chain is under way.
  init?(presenter: UIViewController) {
    guard !presenter.isPresentationChanging else { return nil }
    var chain: [UIViewController] = []
    var next = presenter.presentedHere
    while let controller = next {
      guard !controller.isPresentationChanging else { return nil }
      chain.append(controller)
      next = controller.topmostContext.presentedHere
    }
    guard let top = chain.last else { return nil }
    self.presenter = presenter
    self.chain = chain
    self.top = top
    // One that covers a child in its own context leaves the screen with that.
    window = chain.reversed().lazy.compactMap { $0.loadedView?.window }.first
    // If the window is not on the screen, the presenter does not appear before the window does.
    let manager = chain.first?.storedPresentationController
    isPresenterRemoved =
      window != nil && manager?.shouldRemovePresentersView == true
      && manager?.isPresenterInPlace == true
  }

  func run(animated: Bool, isInteractive: Bool, completion: (() -> Void)?) {
    let isAnimated = animated && UIView.areAnimationsEnabled && window != nil
    guard let window, isAnimated || !window.clock.endsUnanimatedAtOnce else {
      begin(animated: false)
      end(completed: true, animated: false)
      completion?()
      return
    }
    let delegate = top.transitioningDelegate
    let animator = isAnimated && !isInteractive ? delegate?.animationController(forDismissed: top) : nil
    let transition = RunningTransition(
      clock: window.clock, from: top, to: presenter, goesBack: true,
      containerView: chain[0].storedPresentationController?.containerView ?? window,
      presentationStyle: top.modalPresentationStyle, isAnimated: isAnimated, isInteractive: isInteractive,
      duration: isAnimated ? top.presentationDuration : 0, animator: animator,
      interactor: animator.flatMap { delegate?.interactionControllerForDismissal(using: $0) },
      onEnd: { [self] in end(completed: $0, animated: isAnimated) })
    self.transition = transition
    presenter.presentationTransition = transition
    for controller in chain { controller.presentationTransition = transition }
    begin(animated: isAnimated)
    transition.animate(alongsideTransition: nil) { context in
      if !context.isCancelled { completion?() }
    }
    if !transition.hasEnded { transition.start() }
  }

  /// The controllers whose `isBeingDismissed` is `true`.
  private var marked: ArraySlice<UIViewController> {
    switch window?.variant.dismissed ?? .all {
    case .all: chain[...]
    case .lowest: chain.prefix(1)
    case .top: chain.suffix(1)
    }
  }

  private func begin(animated: Bool) {
    presenter.isPresentationChanging = true
    for controller in chain { controller.isPresentationChanging = true }
    for controller in marked { controller.movement.insert(.dismissed) }
    for controller in chain.reversed() {
      controller.storedPresentationController?.dismissalTransitionWillBegin()
      controller.beginAppearance(false, animated: animated)
    }
    guard isPresenterRemoved else { return }
    presenter.beginAppearance(true, animated: animated)
    if let view = presenter.loadedView, view.superview == nil {
      let manager = chain.first?.storedPresentationController
      manager?.presenterSuperview?.insertSubview(view, at: 0)
    }
    presenter.passIsAppearing(animated)
  }

  private func end(completed: Bool, animated: Bool) {
    transition = nil
    for controller in [presenter] + chain {
      controller.presentationTransition = nil
      controller.isPresentationChanging = false
    }
    if completed { finish() } else { giveUp(animated: animated) }
  }

  private func finish() {
    let managers = chain.map { $0.storedPresentationController }
    // A custom animation may have moved the presenter's view into its container view. Inside a container
    // controller the view must be put back too, because it does not come back with the window's root.
    let isPresenterOut =
      isPresenterRemoved
      || presenter.storedParent != nil && managers.first??.shouldRemovePresentersView == true
    if isPresenterOut, let manager = managers.first ?? nil, manager.isPresenterInPlace,
      let view = presenter.loadedView, let place = manager.presenterSuperview, view.superview !== place
    {
      place.insertSubview(view, at: 0)
    }
    for controller in chain.reversed() {
      controller.loadedView?.removeFromSuperview()
      controller.storedPresentationController?.containerView?.removeFromSuperview()
      controller.presentingHere?.presentedHere = nil
      controller.presentingHere = nil
      controller.storedPresentationController = nil
    }
    if isPresenterRemoved { presenter.endAppearance(true) }
    for controller in chain.reversed() {
      controller.endAppearance(false)
      controller.movement.remove(.dismissed)
    }
    UIAccessibility.transitionEnded(at: presenter)
    for manager in managers.reversed() { manager?.dismissalTransitionDidEnd(true) }
  }

  private func giveUp(animated: Bool) {
    if isPresenterRemoved {
      presenter.beginAppearance(false, animated: animated)
      presenter.loadedView?.removeFromSuperview()
      presenter.endAppearance(false)
    }
    for controller in chain {
      controller.movement.remove(.dismissed)
      if controller.appearance == .disappearing {
        controller.beginAppearance(true, animated: animated)
        controller.endAppearance(true)
      }
      controller.storedPresentationController?.dismissalTransitionDidEnd(false)
      if let window { controller.storedPresentationController?.adapt(in: window) }
    }
  }
}

extension UIViewController {
  /// This controller, or the visible child that presents something in its own context.
  var topmostContext: UIViewController {
    if presentedHere != nil { return self }
    var found: UIViewController?
    forEachVisibleChild { child in
      let context = child.topmostContext
      if context.presentedHere != nil { found = context }
    }
    return found ?? coveredChild ?? self
  }

  /// The child whose view was removed from the window because a modal in its own context covers it.
  var coveredChild: UIViewController? {
    storedChildren.last { $0.presentedHere != nil && $0.loadedView?.superview == nil }
  }

  var presentationDuration: TimeInterval {
    self is UIAlertController ? TransitionDuration.alert : TransitionDuration.presentation
  }
}
