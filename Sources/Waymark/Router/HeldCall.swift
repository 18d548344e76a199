/// What would change the tree, or what is shown as a whole, and came while a change was announced that had been worked out.
enum HeldCall<R: Route> {
  /// The user did something.
  case report(ExternalChange<R>)
  /// The host could not do what it was asked for, or did not answer.
  case failure(_ request: UInt64, HostFailure)
  /// The host shows a certain tree.
  case showing(_ request: UInt64, EntryTree<R>)
}
