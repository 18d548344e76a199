package import WaymarkCore

/// Why a step that a host was asked for failed.
@nonexhaustive
public enum HostFailure: Error, Hashable, Sendable {
  /// The host answered with an error, in its words.
  case reported(String)
  /// The host did not answer in time.
  case timedOut
  /// The host released the acknowledgement without an answer.
  case dropped
  /// The host answered twice in a row that it shows another tree than the one it was asked for.
  case noProgress
}

extension HostFailure {
  /// The failure that the core keeps; a host that gives none has dropped its acknowledgement.
  package init(_ kept: AnyValue?) {
    // The core has no other values there, and Embedded Swift no checked cast to a class that a program may not make.
    self = kept.map { unsafeDowncast($0, to: TypedValue<HostFailure>.self).value } ?? .dropped
  }
}

extension HostFailure: CustomStringConvertible {
  /// The failure in words, which are those of the host's error if it answered with one.
  public var description: String {
    switch self {
    case .reported(let text): text
    case .timedOut: "no acknowledgement came in time"
    case .dropped: "the acknowledgement was released without an answer"
    case .noProgress: "the host shows another tree than it was asked for, twice in a row"
    }
  }
}
