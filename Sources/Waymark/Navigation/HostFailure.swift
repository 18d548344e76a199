/// Why a step that a host was asked for failed.
public struct HostFailure: Error, Sendable, CustomStringConvertible {
  /// The way in which a step failed.
  @nonexhaustive
  public enum Kind: Hashable, Sendable {
    /// The host answered with an error.
    case reported
    /// The host did not answer in time.
    case timedOut
    /// The host released the acknowledgement without an answer.
    case dropped
    /// The host acknowledged a step that no longer fits what is shown.
    case mismatched
    /// The host answered that it still shows what it showed before the step, or again and again that it shows
    /// another tree than the one it was asked for.
    case noProgress
  }

  /// The way in which the step failed.
  public let kind: Kind

  /// The error that the host answered with, if it did.
  public let underlying: (any Error)?

  /// Makes a failure.
  ///
  /// - Parameters:
  ///   - kind: The way in which the step failed.
  ///   - underlying: The error that the host answered with, if it did.
  public init(_ kind: Kind, underlying: (any Error)? = nil) {
    self.kind = kind
    self.underlying = underlying
  }

  /// The failure, in words.
  public var description: String {
    switch kind {
    case .reported: underlying.map { "\($0)" } ?? "an error without a description"
    case .timedOut: "no acknowledgement came in time"
    case .dropped: "the acknowledgement was released without an answer"
    case .mismatched: "the acknowledged step does not fit what is shown"
    case .noProgress: "the screen is no nearer to what was asked for than before"
    }
  }
}

extension HostFailure: Hashable {
  /// Whether two failures are of one kind and read the same.
  ///
  /// - Parameters:
  ///   - lhs: A failure.
  ///   - rhs: Another failure.
  /// - Returns: `true` if they are.
  public static func == (lhs: HostFailure, rhs: HostFailure) -> Bool {
    lhs.kind == rhs.kind && lhs.description == rhs.description
  }

  /// Hashes the kind and the text of the failure.
  ///
  /// - Parameter hasher: The hash.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(kind)
    hasher.combine(description)
  }
}
