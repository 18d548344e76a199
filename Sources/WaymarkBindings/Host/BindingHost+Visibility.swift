import Waymark

/// The host's knowledge of whether the user can see its views, and whether another host has taken its place.
extension BindingHost {
  /// Whether the user may see the views: they are on the screen, and the scene is not in the background.
  var isOnScreen: Bool { isRootShown && isSceneInFront != false }

  /// The root has come on the screen or gone from it.
  ///
  /// - Parameter isShown: Whether it has come.
  package func setRootShown(_ isShown: Bool) {
    // This view shows the router again, which another view has shown in the meantime.
    let isBack = isShown && isDisplaced
    // A cover takes the root off the screen, and the user sees the cover.
    change { isRootShown = isShown || (isRootShown && layers.count > 1) }
    if isBack { router?.host.attach(self, isKept: false) }
  }

  /// The scene has changed its phase.
  ///
  /// Views inside a controller of the app's may read `background` for ever, because nobody tells them of another
  /// phase. So the background counts only once the scene was in front.
  ///
  /// - Parameter isInBackground: Whether it is in the background.
  package func setSceneInBackground(_ isInBackground: Bool) {
    guard !isInBackground || isSceneInFront != nil else { return }
    change { isSceneInFront = !isInBackground }
  }

  private func change(_ body: () -> Void) {
    let wasOnScreen = isOnScreen
    body()
    guard !isOnScreen else {
      // Views that come back draw everything anew.
      if !wasOnScreen { takeUpAll() }
      return
    }
    if !isRootShown { appeared = [] }
    let ended = waits
    waits = []
    for wait in ended {
      if case .room(let columns) = wait.sign { grant(columns) }
    }
    proceed()
  }

  // MARK: Other hosts

  /// Whether another host has shown the router since, which has ended this host's screens.
  ///
  /// This host's views may still be there and write, and the host ignores it.
  var isDisplaced: Bool { screens.isReplaced || screens.haveEnded }

  /// Forgets the screens from before another host showed the router, because those do not come back.
  func forget() {
    displayed = nil
    layers = []
    appeared = []
    waits = []
  }
}
