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
  func path(_ path: [any CodingKey], _ key: any CodingKey) -> [any CodingKey] {
    isTooDeep ? path : path + [key]
  }

  /// Checks that no container was too deep.
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
