extension UISplitViewController {
  /// Whether children that are in place can be seen, or will be with the split view.
  var isShowing: Bool { appearance == .appeared || appearance == .appearing }

  func isPlaced(_ child: UIViewController) -> Bool { placed.contains { $0 === child } }

  /// Puts children into place and takes others out, with the appearance calls.
  ///
  /// - Parameters:
  ///   - wanted: The children to see, the first column's before the others'. Asked for when what is under way has ended,
  ///     which may have put others into the columns.
  ///   - animated: Whether it is animated.
  func place(_ wanted: @autoclosure () -> [UIViewController], animated: Bool) {
    let wasCollapsed = isCollapsed
    running?.endNow()
    // Where the end of it has collapsed or expanded them, all of them have been put where they belong.
    guard isCollapsed == wasCollapsed else { return }
    let wanted = wanted()
    let gone = placed.filter { child in !wanted.contains { $0 === child } }
    let came = wanted.filter { !isPlaced($0) }
    placed = wanted
    guard isShowing else {
      for child in gone {
        child.loadedView?.removeFromSuperview()
        // Who hears that it has gone may have put it back.
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
    let transition = Transition(
      clock: window.clock, from: nil, to: nil, containerView: view, isAnimated: isAnimated,
      duration: isAnimated ? TransitionDuration.columns : 0,
      onEnd: { [self] _ in
        running = nil
        end(gone, came)
      })
    running = transition
    begin(gone, came, animated: isAnimated)
    // What was ended before all had begun is ended for those that began later.
    if transition.hasEnded { end(gone, came) } else { transition.start() }
  }

  // Any of these calls may place others or cover the split view.

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
      // Who hears that it has gone may have put it back, where it appears.
      if isPlaced(child) { continue }
      // It may be over before each has been told that it begins.
      if child.storedParent === self {
        child.beginAppearance(false, animated: child.isAppearanceAnimated)
      }
      child.endAppearance(false)
    }
    for child in came where appearance == .appeared && isPlaced(child) { child.endAppearance(true) }
  }

  /// Puts the views of the children that can be seen where they belong.
  func installPlaced() {
    for child in placed {
      child.loadViewIfNeeded()
      if let childView = child.loadedView, childView.superview !== loadedView { view.addSubview(childView) }
    }
  }

  /// Has a child appear that is in place, unless it has.
  func appear(_ child: UIViewController) {
    guard isShowing else { return }
    child.beginAppearance(true, animated: false)
    if let stack = child.storedParent as? UINavigationController {
      // What appears may have had another take its place.
      guard stack.displayed === child else { return }
      stack.install(child)
    } else {
      installPlaced()
    }
    guard appearance == .appeared else { return }
    child.passIsAppearing(false)
    child.endAppearance(true)
  }

  /// Ends what is under way in the columns, so that they can be moved.
  func endTransitions() {
    running?.endNow()
    for _ in 0..<20 {
      // What is in place is not in a column any longer while another takes its place there.
      let stacks = (contents.values.map(\.holder) + placed).compactMap { Self.stack(in: $0) }
        .filter { $0.running != nil || $0.displayed !== $0.stack.last }
      if stacks.isEmpty { return }
      for stack in stacks { stack.catchUp() }
    }
  }
}
