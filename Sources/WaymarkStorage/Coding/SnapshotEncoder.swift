/// Encodes the app's own values into what is written in a file, as `JSONEncoder` does, and no deeper than can be read again.
///
/// `JSONEncoder` follows a value as deep as it is nested, and a value that is nested deep enough ends the program.
struct SnapshotEncoder: Encoder {
  /// How deep calls of `encode(to:)` may be nested.
  ///
  /// It is more than the nesting in a file, because some values encode as another one.
  static let maximumLevel = 2 * SnapshotCoder.maximumValueDepth

  let node: SnapshotNode
  let level: Int
  let path: SnapshotCodingPath?
  let nesting: SnapshotNesting

  var codingPath: [any CodingKey] { path?.keys ?? [] }

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Encodes a value.
  ///
  /// - Parameter value: A route or a saved value.
  /// - Returns: What to write.
  /// - Throws: What the value throws, or `EncodingError` if it is nested too deep.
  static func encode(_ value: some Encodable) throws -> SnapshotValue {
    let encoder = SnapshotEncoder(node: SnapshotNode(), level: 0, path: nil, nesting: SnapshotNesting())
    try encoder.encode(value)
    try encoder.nesting.check(value, nil)
    let written = encoder.node.value
    guard written.isWritable else { throw SnapshotCoder.NotJSON() }
    return written
  }

  /// Encodes a value into the node.
  func encode<Value: Encodable>(_ value: Value) throws {
    try nesting.check(value, path)
    if let leaf = try SnapshotLeaf.written(value, path) { return node.set(leaf) }
    guard level < Self.maximumLevel else { throw SnapshotNesting.error(value, path) }
    try value.encode(to: at(node, level: level + 1))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    let node = nesting.node(node)
    node.beginObject()
    return KeyedEncodingContainer(SnapshotMembers<Key>(encoder: at(node, level: level)))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    let node = nesting.node(node)
    node.beginArray()
    return SnapshotElements(encoder: at(node, level: level))
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { SnapshotSingleValue(encoder: self) }

  /// An encoder of something inside this one's value.
  func inner(_ node: SnapshotNode, _ key: any CodingKey) -> SnapshotEncoder {
    SnapshotEncoder(node: node, level: level, path: nesting.path(path, key), nesting: nesting)
  }

  /// An encoder of the same value, or of an element of it.
  func at(_ node: SnapshotNode, level: Int) -> SnapshotEncoder {
    SnapshotEncoder(node: node, level: level, path: path, nesting: nesting)
  }
}
