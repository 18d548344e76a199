/// What a figure is given in.
public enum Unit: String, Codable, Sendable {
  /// Nanoseconds for one operation.
  case nanoseconds
  /// Allocations for one operation.
  case allocations
  /// Bytes of heap for one of something.
  case bytes

  /// The unit as a table shows it.
  public var symbol: String {
    switch self {
    case .nanoseconds: "ns"
    case .allocations: "allocs"
    case .bytes: "bytes"
    }
  }
}
