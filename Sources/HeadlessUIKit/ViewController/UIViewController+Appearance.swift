extension UIViewController {
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    isAppearanceAnimated = animated
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      appearance = .appearing
      loadViewIfNeeded()
      viewWillAppear(animated)
      // The callback may have changed what is shown, so check the state again.
      guard appearance == .appearing else { return }
      containerWillAppear(animated)
      guard appearance == .appearing else { return }
      forEachVisibleChild { if appearance == .appearing { $0.beginAppearance(true, animated: animated) } }
    } else {
      guard appearance == .appeared || appearance == .appearing else { return }
      appearance = .disappearing
      viewWillDisappear(animated)
      guard appearance == .disappearing else { return }
      forEachVisibleChild { if appearance == .disappearing { $0.beginAppearance(false, animated: animated) } }
    }
  }

  func passIsAppearing(_ animated: Bool) {
    guard appearance == .appearing else { return }
    viewIsAppearing(animated)
    guard appearance == .appearing else { return }
    forEachVisibleChild { child in
      guard appearance == .appearing else { return }
      // A child that was added in a callback to another one was in no window then.
      if showsChildrenByHierarchy, child.appearance == .disappeared {
        child.beginAppearance(true, animated: animated)
      }
      child.passIsAppearing(animated)
    }
  }

  /// Ends an appearance transition, unless a callback has begun the opposite one since.
  ///
  /// The caller who began that one ends it.
  ///
  /// - Parameter isAppearing: Whether the transition to end is an appearance.
  func endAppearance(_ isAppearing: Bool) {
    guard appearance == (isAppearing ? .appearing : .disappearing) else { return }
    if isAppearing {
      appearance = .appeared
      viewDidAppear(isAppearanceAnimated)
      guard appearance == .appeared else { return }
      forEachVisibleChild { if appearance == .appeared { $0.endAppearance(true) } }
      guard appearance == .appeared else { return }
      containerDidAppear(isAppearanceAnimated)
    } else {
      appearance = .disappeared
      viewDidDisappear(isAppearanceAnimated)
      guard appearance == .disappeared else { return }
      forEachVisibleChild { child in
        guard appearance == .disappeared else { return }
        // A callback to another child may have ended everything before this child was told of the beginning.
        child.beginAppearance(false, animated: isAppearanceAnimated)
        child.endAppearance(false)
      }
      if appearance == .disappeared { containerDidDisappear() }
    }
  }

  /// Makes the controller appear or disappear at once.
  func changeAppearance(_ isAppearing: Bool) {
    beginAppearance(isAppearing, animated: false)
    if isAppearing { passIsAppearing(false) }
    endAppearance(isAppearing)
  }

  // As in UIKit, adding a child's view to a container's hierarchy by hand shows the child.

  /// The parent whose appearance this controller shares; `nil` if there is none.
  private var hierarchyParent: UIViewController? {
    guard let storedParent, storedParent.showsChildrenByHierarchy,
      storedParent.appearance == .appeared || storedParent.appearance == .appearing
    else { return nil }
    return storedParent
  }

  func viewWillEnterHierarchy(of view: UIView) {
    if hierarchyParent != nil, view.window != nil { beginAppearance(true, animated: false) }
  }

  func viewDidEnterHierarchy() {
    // A callback may have taken it from its parent, before there was a view to take away.
    guard appearance == .appearing, hierarchyParent != nil || isOrphan else { return }
    passIsAppearing(false)
    // If the container is still appearing, this controller has appeared when the container has.
    if hierarchyParent?.appearance ?? .appeared == .appeared { endAppearance(true) }
  }

  /// Whether nothing shows the controller any more, because it was removed from its parent before its view was.
  private var isOrphan: Bool { storedParent == nil && rootWindow == nil && presentingHere == nil }

  func viewWillLeaveHierarchy() {
    if hierarchyParent != nil || isOrphan { beginAppearance(false, animated: false) }
  }

  func viewDidLeaveHierarchy() {
    if hierarchyParent != nil || isOrphan { endAppearance(false) }
  }
}

/// The appearance state of a controller.
enum Appearance: UInt8 {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

/// The reasons why a controller appears or disappears.
struct Movement: OptionSet {
  let rawValue: UInt8

  static let toParent = Movement(rawValue: 1)
  static let fromParent = Movement(rawValue: 2)
  static let presented = Movement(rawValue: 4)
  static let dismissed = Movement(rawValue: 8)
}
