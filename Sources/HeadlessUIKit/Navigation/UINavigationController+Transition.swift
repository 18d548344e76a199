extension UINavigationController {
  /// Shows the top of the stack, now or when the running transition has ended.
  func reconcile(_ operation: Operation, animated: Bool) {
    wantedOperation = operation
    wantsAnimation = animated
    guard running == nil, !isReconciling else {
      needsReconcile = true
      return
    }
    isReconciling = true
    repeat {
      needsReconcile = false
      showTop()
    } while needsReconcile && running == nil
    isReconciling = false
  }

  private func showTop() {
    let top = stack.last
    let from = displayed
    guard top !== from else {
      if let top { showAgain(top) }
      return settle()
    }
    guard appearance != .disappeared else {
      // Another container may show the controller, which has taken it from this one or has it taken by this one.
      if let from, !isElsewhere(from), !isOnAnotherStack(from) { from.loadedView?.removeFromSuperview() }
      displayed = top
      return settle()
    }
    guard let top else {
      if let from, !isShownElsewhere(from) { from.changeAppearance(false) }
      // The controller that disappears may have made a split view expand, which shows it elsewhere.
      if from?.loadedView?.superview === loadedView { from?.loadedView?.removeFromSuperview() }
      if displayed === from { displayed = nil }
      return settle()
    }
    let window = loadedView?.window
    let isAnimated =
      wantsAnimation && from != nil && appearance == .appeared && window != nil
      && UIView.areAnimationsEnabled
    if isAnimated || window?.clock.endsUnanimatedAtOnce == false {
      let clock = window?.clock ?? TransitionClock.ambient
      run(from: from, to: top, isAnimated: isAnimated, isInteractive: false, clock: clock)
    } else {
      begin(from: from, to: top, animated: false)
      end(from: from, to: top, animated: false)
    }
  }

  /// Shows the top again if another container has taken its view meanwhile.
  private func showAgain(_ top: UIViewController) {
    guard let loadedView, let topView = top.loadedView, topView.superview !== loadedView, !isElsewhere(top),
      // A controller that it presents in its own context may stand in its place.
      top.presentedHere == nil
    else { return }
    appearNow(top)
  }

  /// Makes the top appear without a transition, if this controller is seen.
  func appearNow(_ top: UIViewController) {
    guard displayed === top, appearance == .appeared || appearance == .appearing else { return }
    top.beginAppearance(true, animated: false)
    // The controller that appears may have been replaced in its own callback.
    guard displayed === top else { return }
    install(top)
    guard appearance == .appeared else { return }
    top.passIsAppearing(false)
    top.endAppearance(true)
  }

  /// Runs a transition that takes time.
  func run(
    from: UIViewController?, to: UIViewController, isAnimated: Bool, isInteractive: Bool,
    clock: TransitionClock
  ) {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    if isAnimated, !isInteractive, let from {
      animator = delegate?.navigationController(
        self, animationControllerFor: wantedOperation, from: from, to: to)
      interactor = animator.flatMap { delegate?.navigationController(self, interactionControllerFor: $0) }
    }
    let transition = RunningTransition(
      clock: clock, from: from, to: to, goesBack: wantedOperation == .pop, containerView: view,
      isAnimated: isAnimated,
      isInteractive: isInteractive, duration: isAnimated ? TransitionDuration.navigation : 0,
      animator: animator, interactor: interactor,
      onEnd: { [self] completed in
        runningEnded(from: from, to: to, animated: isAnimated, completed: completed)
      })
    isSwipeOverruled = false
    running = transition
    begin(from: from, to: to, animated: isAnimated)
    guard transition.hasEnded else { return transition.start() }
    // A callback has ended the transition before everything had begun, so end what began after that.
    if displayed === to, appearance == .appeared { to.endAppearance(true) }
  }

  private func begin(from: UIViewController?, to: UIViewController, animated: Bool) {
    displayed = to
    begun = (arriving.count, leaving.count)
    splitViewController?.collapsedStackMoves(self, from: from, to: to)
    to.loadViewIfNeeded()
    if let from, !isShownElsewhere(from) { from.beginAppearance(false, animated: animated) }
    // The controller that disappears may have made a split view collapse, so that other columns lie over this
    // one, or made another container take the controller that appears.
    if displayed === to, !isElsewhere(to), appearance == .appeared || appearance == .appearing {
      to.beginAppearance(true, animated: animated)
    }
    delegate?.navigationController(self, willShow: to, animated: animated)
    // The controller that appears may have made a split view expand, so that it is no longer on this stack.
    guard displayed === to, !isElsewhere(to) else { return }
    if let toView = to.loadedView, toView.superview !== loadedView { view.addSubview(toView) }
    if appearance == .appeared { to.passIsAppearing(animated) }
  }

  /// Whether a controller has become the child of another container meanwhile.
  private func isElsewhere(_ controller: UIViewController) -> Bool {
    controller.storedParent.map { $0 !== self } ?? false
  }

  /// Whether another stack shows a controller, though it need not be its parent any more.
  private func isOnAnotherStack(_ controller: UIViewController) -> Bool {
    guard let other = controller.loadedView?.superview?.controller as? UINavigationController else {
      return false
    }
    return other !== self && other.displayed === controller
  }

  /// Whether it shows there, and not here any longer.
  func isShownElsewhere(_ controller: UIViewController) -> Bool {
    guard let loadedView, let shown = controller.loadedView else { return isElsewhere(controller) }
    return isElsewhere(controller) && shown.superview !== loadedView
  }

  private func end(from: UIViewController?, to: UIViewController, animated: Bool) {
    // The delegate is told even if the controller that appears presents something at once and so covers this
    // one.
    let isSeen = appearance == .appeared
    // The controller may have another parent already, which shows it, or show here again as a split view expands.
    if from !== displayed, from?.loadedView?.superview === loadedView {
      from?.loadedView?.removeFromSuperview()
    }
    from?.endAppearance(false)
    if appearance == .appeared { to.endAppearance(true) }
    if needsReconcile {
      to.movement.remove(.toParent)
      ended = begun
    } else {
      settle()
    }
    if isSeen {
      if from != nil { UIAccessibility.transitionEnded(at: to) }
      delegate?.navigationController(self, didShow: to, animated: animated)
    }
  }

  private func runningEnded(from: UIViewController?, to: UIViewController, animated: Bool, completed: Bool) {
    running = nil
    let outer = isReconciling
    isReconciling = true
    if completed {
      end(from: from, to: to, animated: animated)
    } else {
      giveUp(from: from, to: to, animated: animated)
    }
    isReconciling = outer
    if needsReconcile {
      needsReconcile = false
      reconcile(wantedOperation, animated: wantsAnimation)
    } else if !completed, displayed !== stack.last {
      // The transition that was given up began from a controller that an earlier change was about to remove.
      reconcile(.none, animated: false)
    }
  }

  /// Goes back to the controller that was shown before, after a gesture was cancelled.
  private func giveUp(from: UIViewController?, to: UIViewController, animated: Bool) {
    if let from { splitViewController?.collapsedStackMoves(self, from: to, to: from) }
    if !isShownElsewhere(to) {
      to.beginAppearance(false, animated: animated)
      to.loadedView?.removeFromSuperview()
      to.endAppearance(false)
    }
    // The controller that disappears may have made a split view move the earlier controller to another
    // parent.
    if let from, let parent = from.storedParent, parent !== self {
      if !isShownElsewhere(from) {
        from.loadedView?.removeFromSuperview()
        from.endAppearance(false)
      }
      if !isSwipeOverruled { takeBack() }
      return
    }
    displayed = from
    if appearance == .appeared {
      from?.beginAppearance(true, animated: animated)
      from?.endAppearance(true)
    } else {
      from?.endAppearance(false)
    }
    if !isSwipeOverruled { takeBack() }
  }

  /// Undoes the change of the stack that the given-up transition was for.
  private func takeBack() {
    let came = Array(arriving.dropFirst(ended.arriving))
    let gone = Array(leaving.dropFirst(ended.leaving))
    arriving = Array(arriving.prefix(ended.arriving))
    leaving = Array(leaving.prefix(ended.leaving))
    stack.removeAll { controller in came.contains { $0 === controller } }
    // A controller that both came and went during the transition was not on the stack before.
    for controller in gone where !came.contains(where: { $0 === controller }) {
      controller.movement.remove(.fromParent)
      if controller.storedParent === self { stack.append(controller) }
    }
    for controller in came {
      controller.movement.subtract([.toParent, .fromParent])
      guard controller.storedParent === self else { continue }
      controller.storedParent = nil
      controller.didMove(toParent: nil)
    }
    settle()
  }

  /// Puts the top's view in place, before this controller appears.
  func install(_ top: UIViewController) {
    if displayed !== top {
      if let displayed, !isShownElsewhere(displayed) { displayed.loadedView?.removeFromSuperview() }
      displayed = top
    }
    top.loadViewIfNeeded()
    if let topView = top.loadedView, topView.superview !== loadedView { view.addSubview(topView) }
    settle()
  }
}
