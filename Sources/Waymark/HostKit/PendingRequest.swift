/// A step or a rebuild that the router has asked a host for, until it is answered.
///
/// A host that begins or ends later keeps the newest request. The acknowledgement says whether the router still waits for it,
/// since the user may have done something that it does not fit.
///
/// ```swift
/// func perform(_ step: NavigationStep<AppRoute>, _ acknowledgement: Acknowledgement<AppRoute>) {
///   let old = request
///   request = PendingRequest(acknowledgement, step: step)
///   old?.overtake()
///   beginWhenIdle()    // calls begin() before the first change of the screen
/// }
///
/// func withdraw() {
///   request = nil
/// }
/// ```
@MainActor
package final class PendingRequest<R: Route> {
  /// The acknowledgement that answers the router, and says whether it still waits.
  package let acknowledgement: Acknowledgement<R>

  /// The step as it was asked for; `nil` for a rebuild.
  package let step: NavigationStep<R>?

  /// Whether the host has begun to carry it out.
  private var hasBegun = false

  /// Makes a request.
  ///
  /// - Parameters:
  ///   - acknowledgement: The acknowledgement that answers the router.
  ///   - step: The step; `nil` for a rebuild.
  package init(_ acknowledgement: Acknowledgement<R>, step: NavigationStep<R>? = nil) {
    self.acknowledgement = acknowledgement
    self.step = step
  }

  /// Whether the router still waits for it.
  package var isWanted: Bool { acknowledgement.isWaitedFor }

  /// Whether the router has given up waiting, and asks for nothing that would begin with what the screen shows now.
  private var isLate: Bool { hasBegun && acknowledgement.isNewest && !isWanted }

  /// Says that the host begins to carry it out, so that it is not taken back; another time it says nothing.
  package func begin() {
    guard !hasBegun else { return }
    hasBegun = true
    acknowledgement.began()
  }

  /// Answers that a newer request has come, unless this one has begun and will end by itself.
  package func overtake() {
    if !hasBegun { end(.overtaken) }
  }

  /// Answers the router, which may ask for the next thing before this returns.
  ///
  /// Without an error it says that the request has been done, even if that is too late. If the router has asked for something
  /// else since, it answers with `HostError.overtaken` instead.
  ///
  /// - Parameter error: What kept the request from being done, if anything.
  package func end(_ error: HostError? = nil) {
    if let error {
      acknowledgement.fail(error)
    } else if isWanted || isLate {
      acknowledgement.succeed()
    } else {
      acknowledgement.fail(HostError.overtaken)
    }
  }
}
