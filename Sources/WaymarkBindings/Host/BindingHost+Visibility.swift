import Waymark

/// Where the views are, as far as they and the system have said.
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

/// Whether anybody can see what the views show.
extension BindingHost {
  /// Whether the user may see what happens: not in the background, and not if the views are off the screen.
  var isOnScreen: Bool { visibility.isRootShown && visibility.scene != .inBackground }

  /// The root has come on the screen or gone from it.
  ///
  /// - Parameter isShown: Whether it has come.
  package func setRootShown(_ isShown: Bool) {
    // Another view has shown the router in the meantime, and this one is seen again.
    let isBack = isShown && isDisplaced
    // A cover takes the root off the screen, and is then what the user sees.
    change { $0.isRootShown = isShown || ($0.isRootShown && layers.count > 1) }
    if isBack { router?.host.attach(self, isKept: false) }
  }

  /// The system has said which phase the scene is in.
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

  /// Whether another host has shown the router since, which has ended the screens of this one.
  ///
  /// Its views may still be there and write, but that no longer matters to anybody.
  var isDisplaced: Bool { screens.isReplaced || screens.haveEnded }

  /// Forgets what was shown before another host showed the router: those screens do not come back.
  func forget() {
    displayed = nil
    layersSignal.change { layers = [] }
    appeared = []
    waits = []
  }
}
