import Waymark

/// What the user sees, and whether assistive technology has yet to be told of it.
struct Visible {
  var entry: EntryID
  var layer: LastSeen
  var container: LastSeen
}

extension BindingHost {
  /// Looks what the user sees after a step, or after what the user has done.
  ///
  /// SwiftUI tells of pushes, pops, modals and what ends them. A container in another's place and a tab that the program
  /// selects are for SwiftUI a part of the same screen. Who has picked a tab hears from the bar that it is selected.
  ///
  /// - Parameter isAtRest: Whether nothing else follows at once; only then anything is told.
  func lookAtWhatIsVisible(isAtRest: Bool) {
    guard let layer = layers.last, let entry = displayed?.visibleElement.id else { return }
    let container = layer.content.visible.model
    if let old = visible, old.entry != entry {
      let isPicked = pickedTab?.isStill(container) == true
      isUntold = old.layer.isStill(layer) && !old.container.isStill(container) && !isPicked
    }
    visible = Visible(entry: entry, layer: LastSeen(layer), container: LastSeen(container))
    guard isAtRest else { return }
    defer { (isUntold, pickedTab) = (false, nil) }
    if isUntold, isOnScreen, let screen = screens[entry] { announce(screen) }
  }
}
