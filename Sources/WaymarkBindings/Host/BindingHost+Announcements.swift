import Waymark

/// The screen that the user sees, and whether assistive technology has yet to be told of it.
struct Visible {
  var entry: EntryID
  var layer: LastSeen
  /// The containers that lead to it, the outermost first, and whether a split view shows their contents.
  var containers: [(container: LastSeen, isSplit: Bool)]
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
    let containers = layer.content.focused
    if let old = visible, old.entry != entry {
      let isPicked = pickedTab?.isStill(layer.content.visible.model) == true
      isUntold = old.layer.isStill(layer) && old.isLeft(for: containers) && !isPicked
    }
    visible = Visible(
      entry: entry, layer: LastSeen(layer), containers: containers.map { (LastSeen($0.model), $0.isSplit) })
    guard isAtRest else { return }
    defer { (isUntold, pickedTab) = (false, nil) }
    if isUntold, isOnScreen, let screen = screens[entry] { announce(screen) }
  }
}

@MainActor
extension Visible {
  /// Whether another container has replaced one, outside the columns of one split view.
  fileprivate func isLeft<R: Route>(for others: [ContainerModel<R>]) -> Bool {
    let same = zip(containers, others).prefix { $0.container.isStill($1.model) }.count
    guard same < max(containers.count, others.count) else { return false }
    return same == 0 || !containers[same - 1].isSplit
  }
}

extension ContainerModel {
  fileprivate var isSplit: Bool { if case .columns(let columns) = self { !columns.isAlone } else { false } }
}
