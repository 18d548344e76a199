/// Encodes the app's own values into what is written in a file, as `JSONEncoder` does, and no deeper than can be read again.
///
/// `JSONEncoder` follows a value as deep as it is nested, and a value that is nested deep enough ends the program.
struct SnapshotEncoder: Encoder {
  /// How many values may be encoded inside one another: more than are nested in a file, since some stand for another.
  static let maximumLevel = 2 * SnapshotCoder.maximumValueDepth

  let node: SnapshotNode
  let level: Int
  let codingPath: [any CodingKey]

  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// What is written for a value.
  ///
  /// - Parameter value: A route or a saved value.
  /// - Returns: What to write.
  /// - Throws: What the value throws, or that it is nested too deep.
  static func encode(_ value: some Encodable) throws -> SnapshotValue {
    let encoder = SnapshotEncoder(node: SnapshotNode(), level: 0, codingPath: [])
    try encoder.encode(value)
    let written = encoder.node.value
    guard written.isWritable else { throw SnapshotCoder.NotJSON() }
    return written
  }

  /// Encodes a value into the node.
  func encode<Value: Encodable>(_ value: Value) throws {
    if let leaf = SnapshotLeaf.written(value) { return node.set(leaf) }
    guard level < Self.maximumLevel else { throw SnapshotCoder.NotJSON() }
    try value.encode(to: SnapshotEncoder(node: node, level: level + 1, codingPath: codingPath))
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key> {
    node.beginObject()
    return KeyedEncodingContainer(SnapshotMembers<Key>(encoder: self))
  }

  func unkeyedContainer() -> any UnkeyedEncodingContainer {
    node.beginArray()
    return SnapshotElements(encoder: self)
  }

  func singleValueContainer() -> any SingleValueEncodingContainer { SnapshotSingleValue(encoder: self) }

  /// An encoder of something inside this one's value.
  func inner(_ node: SnapshotNode, _ key: any CodingKey) -> SnapshotEncoder {
    SnapshotEncoder(node: node, level: level, codingPath: codingPath + [key])
  }
}
