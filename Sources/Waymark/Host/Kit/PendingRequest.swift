/// A step or a rebuild that the router has asked a host for, until it is answered.
///
/// A host that begins or ends later keeps the newest one, and carries it out as it stands by then: the user may have done
/// some of it. What else it has to know meanwhile it puts into a subclass.
///
/// ```swift
/// func perform(_ step: NavigationStep<AppRoute>, _ acknowledgement: Acknowledgement<AppRoute>) {
///   let old = request
///   request = PendingRequest(acknowledgement, step: step)
///   old?.overtake()
///   beginWhenIdle()
/// }
/// ```
@MainActor
open class PendingRequest<R: Route> {
  /// What answers the router, and says what is left to do.
  public let acknowledgement: Acknowledgement<R>

  /// The step as it was asked for; `nil` for a rebuild.
  public let step: NavigationStep<R>?

  /// Whether it has done more than wait.
  public var hasBegun = false

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - acknowledgement: What answers the router.
  ///   - step: The step; `nil` for a rebuild.
  public init(_ acknowledgement: Acknowledgement<R>, step: NavigationStep<R>? = nil) {
    self.acknowledgement = acknowledgement
    self.step = step
  }

  /// Whether the router still waits for it and something is left to do.
  public var isWanted: Bool { acknowledgement.router?.isWaiting(for: acknowledgement.request) ?? false }

  /// Whether something is left to do that would be taken for shown, though perhaps too late.
  private var isLeft: Bool { acknowledgement.step != nil || acknowledgement.rebuildTarget != nil }

  /// Answers that a newer request has come, unless this one has begun: then it is to end by itself.
  public func overtake() {
    if !hasBegun { end(.overtaken) }
  }

  /// Answers that the user has given the step up, and that the screen shows what it showed before.
  ///
  /// The router may ask for the next thing before this returns.
  public func cancel() { acknowledgement.cancel() }

  /// Answers the router, which may ask for the next thing before this returns.
  ///
  /// Without an error it says that what is left of the request has been done. Where nothing is, because the user has done it
  /// or the router has asked for something else since, nothing is said to be shown.
  ///
  /// - Parameter error: What kept the request from being done, if anything.
  public func end(_ error: HostError? = nil) {
    if let error {
      acknowledgement.fail(error)
    } else if isLeft {
      acknowledgement.succeed()
    } else {
      acknowledgement.fail(HostError.overtaken)
    }
  }
}
