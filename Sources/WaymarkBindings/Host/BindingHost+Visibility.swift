import Waymark

/// The reasons why the user may not see the views.
struct HostVisibility {
  /// A scene's phase.
  ///
  /// Views inside a controller of the app's may read `background` for ever, because nobody tells them of
  /// another phase. So the background counts only once the scene was in front.
  enum Scene {
    case unknown, inFront, inBackground
  }

  var scene = Scene.unknown
  /// Whether the root is on the screen, or below a modal that is.
  var isRootShown = false
}

/// The host's knowledge of whether the user can see its views, and whether another host has taken its place.
extension BindingHost {
  /// Whether the user may see the views: they are on the screen, and the scene is not in the background.
  var isOnScreen: Bool { visibility.isRootShown && visibility.scene != .inBackground }

  /// The root has come on the screen or gone from it.
  ///
  /// - Parameter isShown: Whether it has come.
  package func setRootShown(_ isShown: Bool) {
    // This view shows the router again, which another view has shown in the meantime.
    let isBack = isShown && isDisplaced
    // A cover takes the root off the screen, and the user sees the cover.
    change { $0.isRootShown = isShown || ($0.isRootShown && layers.count > 1) }
    if isBack { router?.host.attach(self, isKept: false) }
  }

  /// The scene has changed its phase.
  ///
  /// - Parameter isInBackground: Whether it is in the background.
  package func setSceneInBackground(_ isInBackground: Bool) {
    change { visibility in
      if !isInBackground {
        visibility.scene = .inFront
      } else if visibility.scene == .inFront {
        visibility.scene = .inBackground
      }
    }
  }

  private func change(_ body: (inout HostVisibility) -> Void) {
    let wasOnScreen = isOnScreen
    body(&visibility)
    guard !isOnScreen else {
      // Views that come back draw everything anew.
      if !wasOnScreen { takeUpAll() }
      return
    }
    if !visibility.isRootShown { appeared = [] }
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
