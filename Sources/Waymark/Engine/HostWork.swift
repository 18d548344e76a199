/// A step that the host performs.
@usableFromInline
struct StepInHand<R: Route>: Sendable {
  /// The number of the request, which the host's answer carries.
  @usableFromInline let request: UInt64

  /// The part that is left to do; `nil` if the user has done it in the meantime, which the host still answers.
  @usableFromInline var step: Step<Entry<R>>?

  /// Whether it leads to the tree of the commit that it was planned for, so that no further step is needed.
  @usableFromInline var isExact: Bool

  /// Whether it is tried a second time, so that one more failure is the end.
  @usableFromInline let isRetry: Bool

  /// The navigation that it is done for.
  @usableFromInline let navigation: NavigationID

  /// How far the host has got with it.
  @usableFromInline var progress = RequestProgress.handedOver

  @inlinable
  init(
    request: UInt64, step: Step<Entry<R>>, isExact: Bool, isRetry: Bool, navigation: NavigationID
  ) {
    self.request = request
    self.step = step
    self.isExact = isExact
    self.isRetry = isRetry
    self.navigation = navigation
  }
}

/// A tree that the host builds.
@usableFromInline
struct RebuildInHand<R: Route>: Sendable {
  /// The number of the request, which the host's answer carries.
  let request: UInt64

  /// The tree, without what the user has closed since.
  var target: EntryTree<R>

  /// The navigation that it is done for.
  let navigation: NavigationID

  /// The screen, as far as it is known meanwhile.
  var screen: UnknownScreen<R>

  /// How far the host has got with it.
  var progress = RequestProgress.handedOver
}

/// How far a host has got with a request that it has not answered.
@usableFromInline
enum RequestProgress: Sendable {
  /// `perform` or `rebuild` has not returned.
  case handedOver
  /// The host keeps the request and has not said that it has begun, so a step may be taken back.
  case waiting
  /// The host has said that it has begun.
  case begun
}
