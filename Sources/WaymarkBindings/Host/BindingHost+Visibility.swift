import Waymark

/// Whether anybody can see what the views show.
extension BindingHost {
  /// Whether the user may see what happens: not in the background, and not if the views are off the screen.
  var isOnScreen: Bool { isActive && isInFront }

  /// The root has come on the screen or gone from it.
  package func setRootShown(_ isShown: Bool) {
    let wasOnScreen = isOnScreen
    // A cover takes the root off the screen, and is then what the user sees.
    isInFront = isShown || (isInFront && layers.count > 1)
    // Another view has shown the router in the meantime, and this one is seen again.
    if isShown, isDisplaced { router?.host.attach(self, isKept: false) }
    lookAtVisibility(wasOnScreen)
  }

  /// The system has said which phase the scene is in.
  ///
  /// Views inside a controller of the app's may read `background` for ever, because nobody tells them of
  /// another phase. So the background counts only once the scene was in front.
  ///
  /// - Parameter isInBackground: Whether it is in the background.
  package func setSceneInBackground(_ isInBackground: Bool) {
    if !isInBackground { hasBeenActive = true }
    setActive(!isInBackground || !hasBeenActive)
  }

  /// The scene has come to the front or gone from it.
  func setActive(_ isActive: Bool) {
    let wasOnScreen = isOnScreen
    self.isActive = isActive
    lookAtVisibility(wasOnScreen)
  }

  private func lookAtVisibility(_ wasOnScreen: Bool) {
    guard !isOnScreen else {
      if !wasOnScreen { takeUpInTime() }
      return
    }
    if !isInFront { appeared = [] }
    leaving = []
    revealing = nil
    holds = []
    movedUntil = nil
    if let request, request.isUnderWay { goOn(request) } else { beginWhenIdle() }
  }

  /// Counts what was changed off the screen as taken up once views had time to draw it, even if they do not
  /// say so.
  private func takeUpInTime() {
    comeBackCount += 1
    let count = comeBackCount
    timer.repeat(every: patience) { [weak self] in
      guard let self, isOnScreen, comeBackCount == count else { return false }
      // A request takes everything up as it ends.
      if let request, request.isUnderWay { return false }
      if isUserMoving { return true }
      takeUpAll()
      return false
    }
  }

  // MARK: Other hosts

  /// Whether another host has shown the router since, which has ended the screens of this one.
  ///
  /// Its views may still be there and write, but that no longer matters to anybody.
  var isDisplaced: Bool {
    var isDisplaced = screens.isReplaced
    displayed?.forEachElement { entry in
      isDisplaced = isDisplaced || screens[entry.id]?.context.phase == .removed
    }
    return isDisplaced
  }

  /// Forgets what was shown before another host showed the router: those screens do not come back.
  func forget() {
    displayed = nil
    layersSignal.change { layers = [] }
    appeared = []
    leaving = []
    revealing = nil
    takeHeld([], [])
  }
}
