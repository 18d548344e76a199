import Waymark

/// Modals that wait to be presented until the host is on the screen.
extension UIKitHost {
  /// Whether modals wait; those from before another host showed the router do not, because everything is built anew.
  var hasWaitingModals: Bool {
    guard !mustBuildAnew, ownRouter != nil else { return false }
    return layers.dropFirst().contains { !$0.isPresented }
  }

  /// Presents what waits, lowest first, without animation.
  ///
  /// - Parameter end: Called when they are there. It must not keep the host, which keeps it until UIKit has said so: that need
  ///   never be, where the window goes in the middle of it.
  func presentWaiting(end: @escaping @MainActor (HostError?) -> Void) {
    guard let layer = layers.dropFirst().first(where: { !$0.isPresented }), isOnScreen else {
      return end(nil)
    }
    present(layer, animated: false) { [weak self] error in
      guard let self else { return }
      if error == nil, layer.isPresented { presentWaiting(end: end) } else { end(error) }
    }
  }

  /// Has the router ask for everything once more, now that what waits can be presented.
  private func presentWaitingNow() {
    guard request == nil, hasWaitingModals, isOnScreen else { return }
    // A modal that has gone meanwhile takes with it what waits over it.
    look()
    if hasWaitingModals, isOnScreen { ownRouter?.host.rebuild() }
  }

  func layerAppeared() {
    if isChanging { return }
    if isOnScreen { presentWaitingNow() } else { presentWaitingSoon() }
  }

  func layerCameIntoWindow() {
    keepWhereItIs()
    presentWaitingSoon()
  }

  /// Presents what waits once everything that appears together has appeared.
  func presentWaitingSoon() {
    guard hasWaitingModals else { return }
    watchPresented()
    soon { [weak self] in self?.presentWaitingNow() }
  }

  /// Notices that what is presented, by the host or by other code, goes or comes back into a window, of which UIKit need not tell: not of
  /// the end of an alert, nor of a modal that is covered.
  func watchPresented() {
    watches.removeAll { $0.superview == nil }
    for controller in presentedChain.reversed() {
      guard let place = controller.presentationController?.containerView else { continue }
      // The controllers below one that is watched are watched too.
      if watches.reversed().contains(where: { $0.superview === place }) { return }
      let watch = PresenceListener { [weak self] isInWindow in
        if isInWindow { self?.presentWaitingSoon() } else { self?.look() }
        // UIKit may still be about to say that nobody presents it any more.
        self?.soon { [weak self] in self?.look() }
      }
      // Added to the view it says at once that it is in a window, which leads here again: have it in the list before.
      watches.append(watch)
      place.addSubview(watch)
    }
  }
}
