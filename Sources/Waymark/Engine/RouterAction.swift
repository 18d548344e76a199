/// What a router is to do next.
@usableFromInline
enum RouterAction<R: Route> {
  /// Nothing, until something happens.
  case wait
  /// Ask the host for a step.
  case perform(NavigationStep<R>, request: UInt64)
  /// Ask the host for a tree.
  indirect case rebuild(EntryTree<R>, request: UInt64, navigation: NavigationID)
  /// Say that a navigation has arrived.
  case complete(Navigation<R>)
  /// Say that a navigation never arrived, since something newer took it back.
  case supersede(Navigation<R>, by: NavigationID)
}
