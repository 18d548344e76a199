/// The states of a router's machine, each with the data that it needs.
@usableFromInline
enum Phase<R: Route>: Sendable {
  /// There is no host.
  indirect case detached(UnknownScreen<R>)
  /// There is a host, and it is not known what it shows.
  indirect case unknown(UnknownScreen<R>)
  /// The host shows the tree.
  case resting
  /// The host shows ``RouterMachine/shown``, the tree may differ, and the host has not been asked for
  /// anything.
  case behind(Way<R>)
  /// The host performs a step.
  case performing(StepInHand<R>)
  /// The host builds a tree.
  indirect case rebuilding(RebuildInHand<R>)
}

/// The state of a screen that is not known: before the first tree, and after a step has failed.
@usableFromInline
struct UnknownScreen<R: Route>: Sendable {
  /// The first tree, as long as nothing has been shown.
  ///
  /// The router goes back to it if the tree cannot be shown.
  var first: EntryTree<R>?

  /// Whether to ask the host for a rebuild as soon as possible, or only at the next navigation.
  @usableFromInline var isRebuildDue: Bool

  /// Whether a step has failed, so that the host may answer that it shows what it showed before.
  var isRecovery = false

  /// The newest request that the host has not answered in time.
  var abandoned: AbandonedRequest<R>?
}

/// A request that the host did not answer in time.
///
/// It may still carry it out.
@usableFromInline
struct AbandonedRequest<R: Route>: Sendable {
  let request: UInt64

  /// The tree that is shown if it does.
  var target: EntryTree<R>

  /// Whether the request was a rebuild.
  let isRebuild: Bool
}

/// The way from the shown tree to the tree.
@usableFromInline
struct Way<R: Route>: Sendable {
  /// The step of the newest commit, if it is the whole way.
  @usableFromInline var step: Step<Entry<R>>?

  /// Whether a step has failed and the host shows what it showed before, so that one more failure ends the
  /// navigation.
  @usableFromInline var isRetry: Bool

  @inlinable
  init(step: Step<Entry<R>>? = nil, isRetry: Bool = false) {
    self.step = step
    self.isRetry = isRetry
  }
}
