extension UISplitViewController {
  /// Whether the split view is on the screen or appearing, so that its children are too.
  var isShowing: Bool { appearance == .appeared || appearance == .appearing }

  func isPlaced(_ child: UIViewController) -> Bool { placed.contains { $0 === child } }

  /// Shows some children and removes others, with the appearance calls.
  ///
  /// - Parameters:
  ///   - wanted: The children to show, the first column's first. It is evaluated after running transitions have ended,
  ///     because their callbacks may change the columns.
  ///   - animated: Whether it is animated.
  func place(_ wanted: @autoclosure () -> [UIViewController], animated: Bool) {
    let wasCollapsed = isCollapsed
    running?.endNow()
    // If the callbacks have collapsed or expanded the columns, everything is in place already.
    guard isCollapsed == wasCollapsed else { return }
    let wanted = wanted()
    let gone = placed.filter { child in !wanted.contains { $0 === child } }
    let came = wanted.filter { !isPlaced($0) }
    placed = wanted
    guard isShowing else {
      for child in gone {
        child.loadedView?.removeFromSuperview()
        // A listener that hears that it has gone may have put it back.
        if !isPlaced(child) { child.changeAppearance(false) }
      }
      return
    }
    if gone.isEmpty, came.isEmpty { return installPlaced() }
    let window = loadedView?.window
    let isAnimated = animated && UIView.areAnimationsEnabled && appearance == .appeared && window != nil
    guard let window, isAnimated || !window.clock.endsUnanimatedAtOnce else {
      begin(gone, came, animated: false)
      return end(gone, came)
    }
    let transition = RunningTransition(
      clock: window.clock, from: nil, to: nil, containerView: view, isAnimated: isAnimated,
      duration: isAnimated ? TransitionDuration.columns : 0,
      onEnd: { [self] _ in
        running = nil
        end(gone, came)
      })
    running = transition
    begin(gone, came, animated: isAnimated)
    // A callback has ended the transition before everything had begun, so end what began after that.
    if transition.hasEnded { end(gone, came) } else { transition.start() }
  }

  // Any of these calls may show other children or cover the split view.

  private func begin(_ gone: [UIViewController], _ came: [UIViewController], animated: Bool) {
    for child in gone where !isPlaced(child) && child.storedParent === self {
      child.beginAppearance(false, animated: animated)
    }
    for child in came where isShowing && isPlaced(child) { child.beginAppearance(true, animated: animated) }
    if isShowing { installPlaced() }
    for child in came where appearance == .appeared && isPlaced(child) { child.passIsAppearing(animated) }
  }

  private func end(_ gone: [UIViewController], _ came: [UIViewController]) {
    for child in gone where !isPlaced(child) {
      if child.loadedView?.superview === loadedView { child.loadedView?.removeFromSuperview() }
      // A listener that hears that it has gone may have put it back, where it appears.
      if isPlaced(child) { continue }
      // The transition may have ended before this child was told of its beginning.
      if child.storedParent === self {
        child.beginAppearance(false, animated: child.isAppearanceAnimated)
      }
      child.endAppearance(false)
    }
    for child in came where appearance == .appeared && isPlaced(child) { child.endAppearance(true) }
  }

  /// Adds the views of the children that are shown.
  func installPlaced() {
    for child in placed {
      child.loadViewIfNeeded()
      if let childView = child.loadedView, childView.superview !== loadedView { view.addSubview(childView) }
    }
  }

  /// Makes a child appear, unless it has appeared already.
  func appear(_ child: UIViewController) {
    guard isShowing else { return }
    child.beginAppearance(true, animated: false)
    if let stack = child.storedParent as? UINavigationController {
      // The controller that appears may have been replaced in its own callback.
      guard stack.displayed === child else { return }
      stack.install(child)
    } else {
      installPlaced()
    }
    guard appearance == .appeared else { return }
    child.passIsAppearing(false)
    child.endAppearance(true)
  }

  /// Ends all transitions in the columns, so that their controllers can be moved.
  func endTransitions() {
    running?.endNow()
    for _ in 0..<20 {
      // While a column's controller is being replaced, the old one is still shown though it is in no column.
      let stacks = (contents.values.map(\.holder) + placed).compactMap { Self.stack(in: $0) }
        .filter { $0.running != nil || $0.displayed !== $0.stack.last }
      if stacks.isEmpty { return }
      for stack in stacks { stack.catchUp() }
    }
  }
}
