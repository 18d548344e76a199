/// Tracks whether a value is nested deeper than can be read again, while it is encoded.
///
/// Asking for a container cannot throw. So a container that is too deep leads nowhere, and the error comes with the next value
/// or at the end.
final class SnapshotNesting {
  private var isTooDeep = false

  /// A node to put a container's values into.
  func node(_ node: SnapshotNode) -> SnapshotNode {
    if node.depth >= SnapshotCoder.maximumValueDepth { isTooDeep = true }
    return isTooDeep ? SnapshotNode() : node
  }

  /// The path of something in a container.
  ///
  /// It does not grow in a container that leads nowhere.
  func path(_ path: SnapshotCodingPath?, _ key: any CodingKey) -> SnapshotCodingPath? {
    isTooDeep ? path : SnapshotCodingPath(key, in: path)
  }

  /// Checks that no container was too deep.
  ///
  /// - Throws: `EncodingError` if one has been.
  func check(_ value: @autoclosure () -> Any, _ path: SnapshotCodingPath?) throws {
    if isTooDeep { throw Self.error(value(), path) }
  }

  static func error(_ value: Any, _ path: SnapshotCodingPath?) -> EncodingError {
    let account = SnapshotCoder.NotJSON().description
    return .invalidValue(
      value, EncodingError.Context(codingPath: path?.keys ?? [], debugDescription: account))
  }
}
