/// Members that are being encoded.
struct SnapshotMembers<Key: CodingKey>: KeyedEncodingContainerProtocol {
  let encoder: SnapshotEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  mutating func encodeNil(forKey key: Key) throws { encoder.node.member(key.stringValue).set(.null) }

  mutating func encode<Value: Encodable>(_ value: Value, forKey key: Key) throws {
    try encoder.inner(encoder.node.member(key.stringValue), key).encode(value)
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) -> KeyedEncodingContainer<Nested> {
    encoder.inner(encoder.node.member(key.stringValue, continues: true), key).container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedEncodingContainer {
    encoder.inner(encoder.node.member(key.stringValue, continues: true), key).unkeyedContainer()
  }

  mutating func superEncoder() -> any Encoder { encoder.inner(encoder.node.member("super"), SuperKey.parent) }

  mutating func superEncoder(forKey key: Key) -> any Encoder {
    encoder.inner(encoder.node.member(key.stringValue), key)
  }
}

/// Elements that are being encoded.
struct SnapshotElements: UnkeyedEncodingContainer {
  let encoder: SnapshotEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  var count: Int { encoder.node.count }

  mutating func encodeNil() throws { encoder.node.append().set(.null) }

  mutating func encode<Value: Encodable>(_ value: Value) throws { try next().encode(value) }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) -> KeyedEncodingContainer<Nested> {
    next().container(keyedBy: type)
  }

  mutating func nestedUnkeyedContainer() -> any UnkeyedEncodingContainer { next().unkeyedContainer() }

  mutating func superEncoder() -> any Encoder { next() }

  func next() -> SnapshotEncoder { encoder.at(encoder.node.append(), level: encoder.level) }
}

/// One value that stands for the whole.
struct SnapshotSingleValue: SingleValueEncodingContainer {
  let encoder: SnapshotEncoder

  var codingPath: [any CodingKey] { encoder.codingPath }

  mutating func encodeNil() throws { encoder.node.set(.null) }

  mutating func encode<Value: Encodable>(_ value: Value) throws { try encoder.encode(value) }
}

/// Where a class's superclass is encoded.
private enum SuperKey: String, CodingKey {
  case parent = "super"
}
