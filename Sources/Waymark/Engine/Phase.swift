/// What a router waits for: the states of its machine, each with what it needs.
@usableFromInline
enum Phase<R: Route>: Sendable {
  /// There is no host, and the tree has been changed or not.
  indirect case detached(UnknownScreen<R>)
  /// There is a host, and what it shows is not known.
  indirect case unknown(UnknownScreen<R>)
  /// The host shows the tree.
  case resting
  /// The host shows what is shown, the tree may be another, and nobody has been asked for anything.
  case behind(Way<R>)
  /// The host performs a step.
  case performing(StepInHand<R>)
  /// The host builds a tree.
  indirect case rebuilding(RebuildInHand<R>)
}

/// A screen of which nothing is known: before the first tree, and after a step has gone wrong.
@usableFromInline
struct UnknownScreen<R: Route>: Sendable {
  /// The first tree as long as nothing has been shown: what the tree goes back to if it cannot be.
  var first: EntryTree<R>?

  /// Whether the host is to be asked to build the tree as soon as possible, or only once somebody navigates.
  @usableFromInline var isRebuildDue: Bool

  /// Whether a step went wrong, so that the host may say that it shows what it showed before.
  var isRecovery = false

  /// The newest of what the host was asked for and has not answered in time.
  var abandoned: AbandonedRequest<R>?
}

/// What a host was asked for and did not answer in time, though it may still do it.
@usableFromInline
struct AbandonedRequest<R: Route>: Sendable {
  let request: UInt64

  /// What is shown if it does.
  var target: EntryTree<R>

  /// Whether it was to build the whole tree.
  let isRebuild: Bool
}

/// What lies between what is shown and the tree.
@usableFromInline
struct Way<R: Route>: Sendable {
  /// The step of the newest commit, where it is all that does.
  @usableFromInline var step: Step<Entry<R>>?

  /// Whether a step went wrong and the host shows what it showed before, so that one more failure is the end.
  @usableFromInline var isRetry: Bool

  @inlinable
  init(step: Step<Entry<R>>? = nil, isRetry: Bool = false) {
    self.step = step
    self.isRetry = isRetry
  }
}
