import Waymark

/// The screen that the user has seen.
struct Visible {
  let entry: EntryID
  let layer: LastSeen
  /// The container that tells what SwiftUI announces by itself.
  let container: LastSeen
  /// Whether assistive technology has yet to be told of the screen.
  var isUntold = false
}

extension BindingHost {
  /// Looks at what the user sees after a step, or after what the user has done.
  ///
  /// SwiftUI announces pushes, pops, modals and what ends them, and the columns of a split view that come and
  /// go. To SwiftUI, a container that replaces another and a tab that the program selects are part of the
  /// same screen. A user who has picked a tab hears from the bar that it is selected.
  ///
  /// - Parameter isAtRest: Whether nothing else follows at once; only then anything is announced.
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
