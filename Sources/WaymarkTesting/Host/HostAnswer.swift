public import Waymark

/// How a host in a test answers what it is asked for.
@nonexhaustive
public enum HostAnswer: Sendable {
  /// At once.
  case now
  /// When the test says so, with ``RecordingHost/acknowledge()`` or ``RecordingHost/fail(_:)``; a recording host says at once
  /// that it has begun.
  case later
  /// The same without saying that it has begun, so the router may take the step back; see ``RecordingHost/began()``.
  case notBegun
  /// At once, and then a second time.
  case twice
  /// Never, so only a time-out helps. ``RecordingHost/acknowledgeLost()`` answers too late.
  case never
  /// Not at all: the acknowledgement is released.
  case dropped
  /// At once, with an error.
  case error(any Error)
  /// At once, as given up by the user.
  case cancelled
}

/// Something that a router has asked a host for.
@nonexhaustive
public enum HostRequest<R: Route>: Sendable {
  /// A step to perform.
  case step(NavigationStep<R>)
  /// A tree to build.
  case rebuild(EntryTree<R>)
}

extension HostRequest: CustomStringConvertible {
  /// The request in one short line: a step as it describes itself, a rebuild as `rebuild [a b]`.
  public var description: String {
    switch self {
    case .step(let step): step.description
    case .rebuild(let tree): "rebuild \(tree)"
    }
  }
}
