package import WaymarkStorage

/// A small value that a screen has kept with its entry, such as a draft or a scroll position.
///
/// After a restart it is decoded from what the file holds each time it is asked for.
public struct SavedValue: Sendable {
  private enum Storage: Sendable {
    case live(any Codable & Sendable)
    case written(SnapshotValue)
  }

  private let storage: Storage

  /// Keeps a value.
  ///
  /// - Parameter value: The value.
  public init(_ value: some Codable & Sendable) {
    storage = .live(value)
  }

  package init(written: SnapshotValue) {
    storage = .written(written)
  }

  /// The value as a type.
  ///
  /// - Parameter type: The type.
  /// - Returns: The value, or `nil` if it cannot be read as that type.
  /// - Complexity: O(1) for a value that was kept as that type since the start; otherwise the cost of
  ///   decoding it.
  public func value<Value: Codable & Sendable>(as type: Value.Type) -> Value? {
    let coder = SnapshotCoder()
    switch storage {
    case .live(let value):
      if let typed = value as? Value { return typed }
      // A value that can be read as another type after a restart can also be read as that type before.
      return (try? coder.encode(value)).flatMap { try? coder.decode(type, from: $0) }
    case .written(let written):
      return try? coder.decode(type, from: written)
    }
  }

  /// Encodes the value for a file.
  ///
  /// - Parameter coder: What takes it there.
  /// - Returns: What to write.
  /// - Throws: What keeps it from being written.
  package func written(with coder: SnapshotCoder) throws -> SnapshotValue {
    switch storage {
    case .live(let value): try coder.encode(value)
    case .written(let written):
      if written.isWritable { written } else { throw SnapshotCoder.NotJSON() }
    }
  }
}
