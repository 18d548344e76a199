extension HeadlessUser {
  /// Taps the back button.
  ///
  /// - Returns: Whether there is one that takes touches, and no one kept it from going back.
  @discardableResult
  public func tapBack() -> Bool {
    if canTouchContent, let navigation = frontmostNavigation, !navigation.isNavigationBarHidden,
      let action = navigation.topViewController?.navigationItem.backAction
    {
      action.perform(sender: navigation.navigationBar)
      return true
    }
    guard let navigation = navigationWithBackButton, let top = navigation.topViewController else {
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
    guard let navigation = navigationWithBackButton else { return [] }
    return navigation.stack.dropLast().reversed().map {
      $0.navigationItem.backButtonTitle ?? $0.navigationItem.title ?? "Back"
    }
  }

  /// Presses the back button for long and picks a line of its menu.
  ///
  /// - Parameter index: The line, 0 for the nearest; it goes back over one controller more than that.
  /// - Returns: Whether there is such a line.
  @discardableResult
  public func longPressBack(pick index: Int) -> Bool {
    guard let navigation = navigationWithBackButton else { return false }
    let target = navigation.stack.count - 2 - index
    guard navigation.stack.indices.contains(target), index >= 0 else { return false }
    if window.variant.menuAsksBar, let judge = navigation as? any UINavigationBarDelegate,
      let top = navigation.topViewController,
      !judge.navigationBar(navigation.navigationBar, shouldPop: top.navigationItem)
    {
      return false
    }
    return navigation.popToViewController(navigation.stack[target], animated: true) != nil
  }

  /// Starts to swipe back from the left edge.
  ///
  /// - Returns: The swipe, held by a finger; nil where UIKit would not let it begin.
  public func beginSwipeBack() -> SwipeBack? {
    guard !isPresenting, let navigation = frontmostNavigation, navigation.canTouchStack,
      let recognizer = navigation.interactivePopGestureRecognizer, recognizer.isEnabled,
      recognizer.delegate?.gestureRecognizerShouldBegin(recognizer) ?? true
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

  private var navigationWithBackButton: UINavigationController? {
    guard canTouchContent, let navigation = frontmostNavigation, navigation.canTouchStack,
      !navigation.isNavigationBarHidden, let top = navigation.topViewController,
      top.navigationItem.showsBackButton
    else { return nil }
    return navigation
  }
}

extension UINavigationController {
  var canTouchStack: Bool { running == nil && stack.count > 1 && appearance == .appeared }

  func beginSwipe() -> Transition? {
    guard let clock = loadedView?.window?.clock, let from = stack.popLast(), let to = stack.last else {
      return nil
    }
    leave(from)
    wantedOperation = .pop
    run(from: from, to: to, isAnimated: true, isInteractive: true, clock: clock)
    return running
  }
}
