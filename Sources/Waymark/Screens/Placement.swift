/// Where a route goes when it is shown without saying how.
@nonexhaustive
public enum Placement<R: Route>: Hashable, Sendable {
  /// On the stack that the user sees.
  case push
  /// Over everything, as a modal of its own.
  case modal(ModalStyle)
  /// In the tab with this key, which is selected: the tab itself if the route is its key, else pushed there.
  case tab(R)
  /// In the place of everything, as the window's root.
  case root
}
