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

  /// What the step is one movement of, where changes of stacks are divided.
  @usableFromInline let whole: WholeStackChange<R>?

  @inlinable
  init(
    generation: UInt64, kind: Kind, reaches: UInt64, navigation: NavigationID,
    whole: WholeStackChange<R>? = nil
  ) {
    self.generation = generation
    self.kind = kind
    self.reaches = reaches
    self.navigation = navigation
    self.whole = whole
  }

  /// Takes out what is being done, so that it need not be copied.
  @inlinable
  mutating func takeKind() -> Kind {
    var taken = Kind.settledByUser
    swap(&taken, &kind)
    return taken
  }
}

/// A change of a stack that is carried out in several steps, apart so that other steps are cheap to pass on.
@usableFromInline
final class WholeStackChange<R: Route>: Sendable {
  @usableFromInline let change: StackChange<Entry<R>>

  @inlinable
  init(_ change: StackChange<Entry<R>>) {
    self.change = change
  }
}
