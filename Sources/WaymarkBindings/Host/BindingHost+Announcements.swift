import Waymark

/// The screen that the user has seen.
struct Visible {
  let entry: EntryID
  let layer: LastSeen
  /// The container within which SwiftUI announces changes by itself.
  let container: LastSeen
  /// Whether the host has yet to announce the screen to assistive technology.
  var isUntold = false
}

extension BindingHost {
  /// Compares the screen that the user sees now with the last one, and announces it where SwiftUI does not.
  ///
  /// SwiftUI announces pushes, pops, modals that come and go, and the columns of a split view that come and
  /// go. To SwiftUI, a container that replaces another and a tab that the program selects are part of the
  /// same screen. A user who has picked a tab hears from the bar that it is selected.
  ///
  /// - Parameter isAtRest: Whether no step follows at once; the host announces nothing before.
  func lookAtWhatIsVisible(isAtRest: Bool) {
    guard let layer = layers.last, let entry = displayed?.visibleElement.id else { return }
    let container = layer.node.announcing.model
    var new = Visible(entry: entry, layer: LastSeen(layer), container: LastSeen(container))
    if let old = visible {
      let isPicked = pickedTab?.isStill(layer.node.visible.model) == true
      new.isUntold =
        old.entry == entry
        ? old.isUntold : old.layer.isStill(layer) && !old.container.isStill(container) && !isPicked
    }
    if isAtRest {
      if new.isUntold, isOnScreen, let screen = screens[entry] { announce(screen) }
      new.isUntold = false
      pickedTab = nil
    }
    visible = new
  }
}
