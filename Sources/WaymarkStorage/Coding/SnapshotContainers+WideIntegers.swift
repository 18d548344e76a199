// Containers that do not implement these methods refuse such integers, although they accept any other value.

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension SnapshotMembers {
  mutating func encode(_ value: Int128, forKey key: Key) throws { try encodeLeaf(value, key) }

  mutating func encode(_ value: UInt128, forKey key: Key) throws { try encodeLeaf(value, key) }

  private func encodeLeaf(_ value: some Encodable, _ key: Key) throws {
    try encoder.inner(encoder.node.member(key.stringValue), key).encode(value)
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension SnapshotElements {
  mutating func encode(_ value: Int128) throws { try next().encode(value) }

  mutating func encode(_ value: UInt128) throws { try next().encode(value) }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
extension SnapshotSingleValue {
  mutating func encode(_ value: Int128) throws { try encoder.encode(value) }

  mutating func encode(_ value: UInt128) throws { try encoder.encode(value) }
}
