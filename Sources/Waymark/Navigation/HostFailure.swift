/// Why a step that a host was asked for failed.
public struct HostFailure: Error, Hashable, Sendable, CustomStringConvertible {
  /// The way in which a step failed.
  @nonexhaustive
  public enum Kind: Hashable, Sendable {
    /// The host answered with an error.
    case reported
    /// The host did not answer in time.
    case timedOut
    /// The host released the acknowledgement without an answer.
    case dropped
    /// The host answered that it still shows what it showed before the step, or again and again that it shows
    /// another tree than the one it was asked for.
    case noProgress
  }

  /// The way in which the step failed.
  public let kind: Kind

  /// The text of the error that the host answered with, if it did.
  private let account: String?

  /// Whether the user has given up the step, which is nobody's fault.
  let isCancellation: Bool

  package init(_ kind: Kind, underlying: (any Error)? = nil) {
    self.kind = kind
    account = underlying.map { "\($0)" }
    isCancellation = underlying is CancellationError
  }

  /// The failure in words, which are those of the host's error if it answered with one.
  public var description: String {
    switch kind {
    case .reported: account ?? "an error without a description"
    case .timedOut: "no acknowledgement came in time"
    case .dropped: "the acknowledgement was released without an answer"
    case .noProgress: "the screen is no nearer to what was asked for than before"
    }
  }
}
