import Waymark

/// What the router has asked the host for, until it is answered.
@MainActor
final class Request<R: Route> {
  let acknowledgement: Acknowledgement<R>

  /// How to perform the step; `nil` for a rebuild.
  let step: NavigationStep<R>?

  /// Whether it has done more than wait.
  var hasBegun = false

  /// How often UIKit has refused it.
  var refusals = 0

  init(_ acknowledgement: Acknowledgement<R>, step: NavigationStep<R>?) {
    self.acknowledgement = acknowledgement
    self.step = step
  }

  /// Whether the router still waits for it and something is left to do.
  var isWanted: Bool { acknowledgement.step != nil || acknowledgement.rebuildTarget != nil }
}
