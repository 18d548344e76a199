import Waymark

#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Modals that wait for the host to appear.
extension UIKitHost {
  /// Whether modals wait that belong to what the router shows; those of before another host showed it are built anew.
  var hasWaitingModals: Bool {
    guard !mustBuildAnew, listener != nil else { return false }
    return layers.dropFirst().contains { !$0.isPresented && isOfRouter($0.root) }
  }

  /// Presents what waits, lowest first, without animation.
  ///
  /// - Parameter end: Called when they are there. It must not keep the host, which keeps it until UIKit has said so: that need
  ///   never be, where the window goes in the middle of it.
  func presentWaiting(end: @escaping @MainActor (HostError?) -> Void) {
    isRestoring = false
    guard let layer = layers.dropFirst().first(where: { !$0.isPresented }), isOnScreen else {
      return end(nil)
    }
    isRestoring = true
    present(layer, animated: false) { [weak self] error in
      guard let self else { return }
      if error == nil, layer.isPresented { return presentWaiting(end: end) }
      isRestoring = false
      end(error)
    }
  }

  func restoreModals() {
    guard !isRestoring else { return }
    // A modal that has gone meanwhile takes with it what waits over it.
    look()
    presentWaiting { [weak self] error in
      guard let self else { return }
      if error == nil { restorations.reset() } else { restoreLater() }
      // One that has gone as soon as it came.
      look()
    }
  }

  /// Tries again in a while that grows, and at last takes over that UIKit will not have it.
  private func restoreLater() {
    guard let layer = layers.dropFirst().first(where: { !$0.isPresented }), isOnScreen else { return }
    if let delay = restorations.next() { return presentWaitingSoon(after: delay) }
    restorations.reset()
    removeWaiting()
    listener?.host.report(.closed(layer.root))
    screens.release(except: shownEntries)
  }

  func removeWaiting() { layers.removeAll { $0.style != nil && !$0.isPresented } }

  func layerAppeared(_ layer: LayerController) {
    guard !isChanging, request?.wait != .end, hasWaitingModals else { return }
    if isOnScreen { restoreModals() } else { presentWaitingSoon() }
  }

  func layerCameIntoWindow() {
    keepWhereItIs()
    presentWaitingSoon()
  }

  /// Presents what waits once everything that appears together has appeared.
  func presentWaitingSoon(after delay: Duration = .milliseconds(16)) {
    guard hasWaitingModals else { return }
    watchCovers()
    soon(after: delay) { [weak self] in
      guard let self, request?.wait != .end, hasWaitingModals, isOnScreen else { return }
      restoreModals()
    }
  }

  /// Notices that what other code has presented over the host goes or comes back into a window, of which it tells nobody.
  func watchCovers() {
    covers.removeAll { $0.superview == nil }
    for controller in presentedChain where !(controller is LayerController) {
      let place = controller.presentationController?.containerView
      guard let place, !covers.contains(where: { $0.superview === place }) else { continue }
      let cover = PresenceListener { [weak self] isInWindow in
        guard let self else { return }
        if isInWindow { return presentWaitingSoon() }
        soon { [weak self] in
          if let self { focusMoved(isAtRest: request == nil) }
        }
      }
      // It says at once that it is in a window, which leads here again.
      covers.append(cover)
      place.addSubview(cover)
    }
  }
}
