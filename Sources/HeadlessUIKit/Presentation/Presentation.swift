/// One presentation, from the call to its end.
@MainActor
struct Presentation {
  let presenter: UIViewController
  let presented: UIViewController
  let manager: UIPresentationController
  let source: UIViewController
  let window: UIWindow

  func present(animated: Bool, completion: (() -> Void)?) {
    let isAnimated = animated && UIView.areAnimationsEnabled
    let container = UIView(frame: window.bounds)
    manager.containerView = container
    presented.movement.insert(.presented)
    presenter.isPresentationChanging = true
    presented.isPresentationChanging = true
    let delegate = presented.transitioningDelegate
    let animator =
      isAnimated
      ? delegate?.animationController(forPresented: presented, presenting: presenter, source: source) : nil
    guard isAnimated || !window.clock.endsUnanimatedAtOnce else {
      begin(container, animated: false)
      end(completed: true)
      completion?()
      return
    }
    let transition = RunningTransition(
      clock: window.clock, from: presenter, to: presented, containerView: container,
      presentationStyle: presented.modalPresentationStyle, isAnimated: isAnimated,
      duration: isAnimated ? presented.presentationDuration : 0, animator: animator,
      interactor: animator.flatMap { delegate?.interactionControllerForPresentation(using: $0) },
      onEnd: { end(completed: $0) })
    presenter.presentationTransition = transition
    presented.presentationTransition = transition
    begin(container, animated: isAnimated)
    transition.animate(alongsideTransition: nil) { context in
      if !context.isCancelled { completion?() }
    }
    if !transition.hasEnded { transition.start() }
  }

  private func begin(_ container: UIView, animated: Bool) {
    presented.loadViewIfNeeded()
    manager.isPresenterChild = presenter.storedParent != nil
    manager.presentationTransitionWillBegin()
    if manager.shouldRemovePresentersView { presenter.beginAppearance(false, animated: animated) }
    if isPresenterInWindow { presented.beginAppearance(true, animated: animated) }
    // These callbacks may have taken the presenter out of the window: then both appear when it is back.
    guard isPresenterInWindow else { return }
    (presenter.storedParent == nil ? window : presenter.loadedView?.superview ?? window).addSubview(container)
    if let view = presented.loadedView { container.addSubview(view) }
    presented.passIsAppearing(animated)
  }

  private var isPresenterInWindow: Bool { presenter.loadedView?.window === window }

  private func end(completed: Bool) {
    for controller in [presenter, presented] {
      controller.presentationTransition = nil
      controller.isPresentationChanging = false
    }
    if completed { finish() } else { giveUp() }
  }

  // The state changes before the callbacks, because each of them may present or dismiss something.

  private func finish() {
    if manager.shouldRemovePresentersView {
      if let place = presenter.loadedView?.superview { manager.presenterSuperview = place }
      presenter.loadedView?.removeFromSuperview()
    }
    presented.endAppearance(true)
    if manager.shouldRemovePresentersView { presenter.endAppearance(false) }
    presented.movement.remove(.presented)
    UIAccessibility.transitionEnded(at: presented)
    manager.presentationTransitionDidEnd(true)
    manager.adapt(in: window)
  }

  private func giveUp() {
    presenter.presentedHere = nil
    presented.presentingHere = nil
    presented.storedPresentationController = nil
    presented.beginAppearance(false, animated: true)
    presented.loadedView?.removeFromSuperview()
    manager.containerView?.removeFromSuperview()
    if manager.shouldRemovePresentersView, manager.isPresenterInPlace {
      presenter.beginAppearance(true, animated: true)
      presenter.endAppearance(true)
    }
    presented.endAppearance(false)
    presented.movement.remove(.presented)
    manager.presentationTransitionDidEnd(false)
  }
}
