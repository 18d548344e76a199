extension HeadlessUser {
  /// Taps the back button.
  ///
  /// - Returns: Whether there is a button that accepts touches, and nobody prevented going back.
  @discardableResult
  public func tapBack() -> Bool {
    guard let navigation = navigationWithBackButton, let top = navigation.barController else {
      return false
    }
    if let judge = navigation as? any UINavigationBarDelegate,
      !judge.navigationBar(navigation.navigationBar, shouldPop: top.navigationItem)
    {
      return false
    }
    return navigation.popViewController(animated: true) != nil
  }

  /// The titles of the menu that a long press on the back button opens, nearest first.
  public var backMenu: [String] {
    backTargets.map {
      let item = ($0.target as? UINavigationController)?.barController ?? $0.target
      return item.navigationItem.title ?? "Back"
    }
  }

  /// Long-presses the back button and picks a line of its menu.
  ///
  /// - Parameter index: The line, where 0 is the nearest; it goes back over one controller more than that.
  /// - Returns: Whether there is such a line.
  @discardableResult
  public func longPressBack(pick index: Int) -> Bool {
    let targets = backTargets
    guard targets.indices.contains(index) else { return false }
    let (navigation, target) = targets[index]
    if window.variant.menuAsksBar, let judge = navigation as? any UINavigationBarDelegate,
      let top = navigation.barController,
      !judge.navigationBar(navigation.navigationBar, shouldPop: top.navigationItem)
    {
      return false
    }
    return navigation.popToViewController(target, animated: true) != nil
  }

  /// Begins a swipe back from the left edge.
  ///
  /// - Returns: The swipe, which a finger holds, or `nil` if UIKit would not let it begin.
  public func beginSwipeBack() -> SwipeBack? {
    guard !isPresenting, let navigation = navigationToGoBack,
      let recognizer = navigation.interactivePopGestureRecognizer, recognizer.isEnabled,
      recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true,
      navigation.topViewController?.preferredTransition?.allowsDismissal ?? true
    else { return nil }
    recognizer.state = .began
    guard let transition = navigation.beginSwipe() else { return nil }
    return SwipeBack(transition: transition, recognizer: recognizer)
  }

  /// Swipes back all the way.
  ///
  /// - Returns: Whether UIKit would let it begin.
  @discardableResult
  public func swipeBack() -> Bool {
    guard let swipe = beginSwipeBack() else { return false }
    swipe.update(0.6)
    swipe.finish()
    return true
  }

  /// The stack that the back button pops: the one in front, or the one below it if that is at its root.
  private var navigationToGoBack: UINavigationController? {
    var navigation = frontmostNavigation
    while let inner = navigation, inner.stack.count == 1, inner.running == nil, let outer = inner.outerStack {
      navigation = outer
    }
    return navigation?.canTouchStack == true ? navigation : nil
  }

  private var navigationWithBackButton: UINavigationController? {
    guard canTouchContent, let navigation = navigationToGoBack, !navigation.isNavigationBarHidden,
      let top = navigation.barController, top.navigationItem.showsBackButton
    else { return nil }
    return navigation
  }

  /// The controllers that the back button's menu leads to, nearest first.
  private var backTargets: [(navigation: UINavigationController, target: UIViewController)] {
    guard var navigation = navigationWithBackButton else { return [] }
    var targets: [(navigation: UINavigationController, target: UIViewController)] = []
    while true {
      for target in navigation.stack.dropLast().reversed() { targets.append((navigation, target)) }
      guard let outer = navigation.outerStack else { return targets }
      navigation = outer
    }
  }
}

extension UINavigationController {
  var canTouchStack: Bool { running == nil && stack.count > 1 && appearance == .appeared }

  func beginSwipe() -> RunningTransition? {
    guard let clock = loadedView?.window?.clock, let from = stack.popLast(), let to = stack.last else {
      return nil
    }
    leave(from)
    wantedOperation = .pop
    run(from: from, to: to, isAnimated: true, isInteractive: true, clock: clock)
    return running
  }
}
