/// Whether a value is nested deeper than can be read again, which is noted while it is encoded.
///
/// A container is given without an error, so one that is too deep leads nowhere, and the error comes with the next value or at
/// the end.
final class SnapshotNesting {
  private var isTooDeep = false

  /// A node to put a container's values into.
  func node(_ node: SnapshotNode) -> SnapshotNode {
    if node.depth >= SnapshotCoder.maximumValueDepth { isTooDeep = true }
    return isTooDeep ? SnapshotNode() : node
  }

  /// Where something in a container is; what leads nowhere takes no room.
  func path(_ path: [any CodingKey], _ key: any CodingKey) -> [any CodingKey] {
    isTooDeep ? path : path + [key]
  }

  /// Makes sure that no container has been too deep.
  ///
  /// - Throws: `EncodingError` if one has been.
  func check(_ value: Any, _ codingPath: [any CodingKey]) throws {
    if isTooDeep { throw Self.error(value, codingPath) }
  }

  static func error(_ value: Any, _ codingPath: [any CodingKey]) -> EncodingError {
    let account = SnapshotCoder.NotJSON().description
    return .invalidValue(value, EncodingError.Context(codingPath: codingPath, debugDescription: account))
  }
}
