/// What is in the host's hands.
@usableFromInline
struct RunningWork<R: Route>: Sendable {
  @usableFromInline
  enum Kind: Sendable {
    case step(Step<Entry<R>>)
    // Apart, as in the other enums that a step passes through, because a tree's size would be moved at each turn.
    indirect case rebuild(EntryTree<R>)
    /// A step that the user has carried out in the meantime. The host still answers it.
    case settledByUser
  }

  @usableFromInline let generation: UInt64
  @usableFromInline var kind: Kind

  /// The version of the tree that is shown when this has ended, or 0 if more steps may be needed.
  @usableFromInline var reaches: UInt64

  /// The navigation that it is done for.
  @usableFromInline let navigation: NavigationID

  @inlinable
  init(generation: UInt64, kind: Kind, reaches: UInt64, navigation: NavigationID) {
    self.generation = generation
    self.kind = kind
    self.reaches = reaches
    self.navigation = navigation
  }
}
