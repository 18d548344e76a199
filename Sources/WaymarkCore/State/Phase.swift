import WaymarkState

/// The host's present work.
package enum Phase: Sendable {
  /// There is no host.
  case detached
  /// Only a rebuild can tell what the host shows. It is due at once, or with the next navigation.
  case unknown(isRebuildDue: Bool)
  /// The host shows the goal.
  case resting
  /// The goal may be another tree than the host shows; the step that leads there, if it is known to be the only one.
  case behind(PlaceStep?)
  case performing(Performance)
  case rebuilding(PlaceTree, HostRequest)

  package struct Performance: Sendable {
    let request: HostRequest
    package let step: PlaceStep
    package let navigation: NavigationNumber
    /// The revision that the host reaches with the step, if it is the last.
    let reaches: UInt64?
    /// Whether the host has said that it has started.
    package internal(set) var hasBegun = false
  }

  var isResting: Bool { if case .resting = self { true } else { false } }

  package var request: HostRequest? {
    switch self {
    case .performing(let work): work.request
    case .rebuilding(_, let request): request
    case .detached, .unknown, .resting, .behind: nil
    }
  }

  /// The places that the host is about to show.
  var brought: [Place] {
    switch self {
    case .performing(let work): Change([work.step]).coming
    case .rebuilding(let tree, _): tree.places()
    case .detached, .unknown, .resting, .behind: []
    }
  }
}

/// The state's memory of what it has asked the host for.
package struct HostMemory: Sendable {
  package var last: HostRequest = 0
  /// The last request to a host before this one.
  package var former: HostRequest = 0
  /// Whether the host has done something that it was too late for.
  var isDoubtful = false
  /// Whether its last answer was another tree than it was asked for.
  var hasShownAnother = false

  mutating func next() -> HostRequest {
    last += 1
    return last
  }
}
