extension UIViewController {
  func beginAppearance(_ isAppearing: Bool, animated: Bool) {
    isAppearanceAnimated = animated
    if isAppearing {
      guard appearance == .disappeared || appearance == .disappearing else { return }
      appearance = .appearing
      loadViewIfNeeded()
      viewWillAppear(animated)
      // A call may have changed what shows: what follows goes by how things are now.
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
      // One that came in a call to another was in no window then.
      if showsChildrenByHierarchy, child.appearance == .disappeared {
        child.beginAppearance(true, animated: animated)
      }
      child.passIsAppearing(animated)
    }
  }

  /// Ends what has begun, unless a call meanwhile has begun the contrary: that ends with what began it.
  ///
  /// - Parameter isAppearing: What has begun.
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
        // A call to one child may have ended it all before the next one's turn came.
        child.beginAppearance(false, animated: isAppearanceAnimated)
        child.endAppearance(false)
      }
      containerDidDisappear()
    }
  }

  /// Appears or disappears at once.
  func changeAppearance(_ isAppearing: Bool) {
    beginAppearance(isAppearing, animated: false)
    if isAppearing { passIsAppearing(false) }
    endAppearance(isAppearing)
  }

  // A child's view put into a container's hierarchy by hand shows the child, as in UIKit.

  /// The container whose appearance the controller shares, if it does.
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
    guard let hierarchyParent, appearance == .appearing else { return }
    passIsAppearing(false)
    // In a container that is only just appearing it has appeared when that has.
    if hierarchyParent.appearance == .appeared { endAppearance(true) }
  }

  /// Whether it is in nothing that shows it any longer, as one that was taken from its container before its view was.
  private var isOrphan: Bool { storedParent == nil && rootWindow == nil && presentingHere == nil }

  func viewWillLeaveHierarchy() {
    if hierarchyParent != nil || isOrphan { beginAppearance(false, animated: false) }
  }

  func viewDidLeaveHierarchy() {
    if hierarchyParent != nil || isOrphan { endAppearance(false) }
  }
}

/// Where a controller is between hidden and shown.
enum Appearance: UInt8 {
  case disappeared
  case appearing
  case appeared
  case disappearing
}

/// Why a controller appears or disappears.
struct Movement: OptionSet {
  let rawValue: UInt8

  static let toParent = Movement(rawValue: 1)
  static let fromParent = Movement(rawValue: 2)
  static let presented = Movement(rawValue: 4)
  static let dismissed = Movement(rawValue: 8)
}
