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
    // None is presented over one that waits.
    guard layers.count > 1, layers.last?.isPresented == false else { return false }
    guard !mustBuildAnew, listener != nil else { return false }
    // The topmost is the first that the router comes upon.
    return layers.dropFirst().reversed().contains { !$0.isPresented && isOfRouter($0.root) }
  }

  /// Ends the presentation of a waiting modal if UIKit has completed it without saying so.
  func noteRestored() {
    guard let (layer, ending) = restoring, layer.isPresented, !layer.controller.isBeingPresented else {
      return
    }
    layer.coming = nil
    ending.reach(layer.controller.presentingViewController == nil ? .presentationRefused : nil)
  }

  /// Presents what waits, lowest first, without animation.
  ///
  /// Each is presented when the one before is there: by a loop as long as that is at once, because a call inside a call for each of
  /// thousands would overflow the stack.
  ///
  /// - Parameter end: Called when they are there. It must not keep the host, which keeps it until UIKit has said so: that need
  ///   never be, where the window goes in the middle of it.
  func presentWaiting(end: @escaping @MainActor (HostError?) -> Void) {
    var presentedCount = 1
    while let layer = layers.dropFirst(presentedCount).first(where: { !$0.isPresented }),
      isOnScreen
    {
      presentedCount = layer.index
      var isPresenting = true
      var isPresented = false
      let ending = Ending { [weak self] error in
        guard let self else { return }
        restoring = nil
        guard error == nil, layer.isPresented else {
          isPresenting = false
          return end(error)
        }
        if isPresenting { isPresented = true } else { presentWaiting(end: end) }
      }
      restoring = (layer, ending)
      present(layer, animated: false) { error in ending.reach(error) }
      isPresenting = false
      guard isPresented else { return }
    }
    restoring = nil
    if hasWaitingModals { watchPresenters() }
    end(nil)
  }

  func restoreModals() {
    guard restoring == nil else { return }
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
    guard !isChanging, request?.stage != .underWay, hasWaitingModals else { return }
    if isOnScreen { restoreModals() } else { presentWaitingSoon() }
  }

  func layerCameIntoWindow() {
    keepWhereItIs()
    presentWaitingSoon()
  }

  /// Presents what waits once everything that appears together has appeared.
  func presentWaitingSoon(after delay: Duration = .milliseconds(16)) {
    guard hasWaitingModals else { return }
    soon(after: delay) { [weak self] in
      guard let self, request?.stage != .underWay, hasWaitingModals, isOnScreen else { return }
      restoreModals()
    }
  }

  /// Has it noticed that what covers the host comes back into a window: other code's modals tell nobody.
  ///
  /// Each is watched, because those above may have gone by then.
  func watchPresenters() {
    presenterWatchers.removeAll { $0.superview == nil }
    for controller in presentedChain where !(controller is LayerController) {
      let place = controller.presentationController?.containerView
      if presenterWatchers.contains(where: { $0.superview === place }) { continue }
      let watcher = PresenceWatcher.watch(controller) { [weak self] isInWindow in
        if isInWindow { self?.presentWaitingSoon() }
      }
      if let watcher { presenterWatchers.append(watcher) }
    }
  }
}
