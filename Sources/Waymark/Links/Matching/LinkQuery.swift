/// The items of a query, one after the other.
///
/// Items are separated by `&`; the first `=` separates key and value. A plus sign stands for a space, as forms write it.
struct LinkQuery {
  struct Item {
    let key: UnsafeBufferPointer<UInt8>
    let value: UnsafeBufferPointer<UInt8>
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private var position: Int
  private let end: Int

  init(_ bytes: UnsafeBufferPointer<UInt8>, _ parts: LinkParts) {
    self.bytes = bytes
    position = parts.queryStart < 0 ? 0 : parts.queryStart
    end = parts.queryStart < 0 ? -1 : parts.queryEnd
  }

  /// The next item, or `nil` if there is none left.
  mutating func next() -> Item? {
    while position < end {
      var equals: Int?
      var stop = position
      while stop < end, bytes[stop] != 0x26 {
        if bytes[stop] == 0x3D, equals == nil { equals = stop }
        stop += 1
      }
      defer { position = stop + 1 }
      guard stop > position else { continue }
      let key = UnsafeBufferPointer(rebasing: bytes[position..<(equals ?? stop)])
      let value = UnsafeBufferPointer(rebasing: bytes[min(stop, (equals ?? stop) + 1)..<stop])
      return Item(key: key, value: value)
    }
    return nil
  }

  func hasKey(_ key: String, _ item: Item) -> Bool {
    guard item.key.count >= key.utf8.count else { return false }
    return withDecoded(item.key) { $0.elementsEqual(key.utf8) }
  }

  func withDecoded<Value>(
    _ text: UnsafeBufferPointer<UInt8>, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Value {
    Self.withDecoded(text, plusIsSpace: true, body)
  }

  /// Calls a closure with decoded text, which is a copy only where something has to be decoded.
  static func withDecoded<Value>(
    _ text: UnsafeBufferPointer<UInt8>, plusIsSpace: Bool, _ body: (UnsafeBufferPointer<UInt8>) -> Value
  ) -> Value {
    guard text.contains(where: { $0 == 0x25 || (plusIsSpace && $0 == 0x2B) }) else { return body(text) }
    return withUnsafeTemporaryAllocation(of: UInt8.self, capacity: text.count) { room in
      let count = PercentEncoding.decode(text, into: room, plusIsSpace: plusIsSpace)
      return body(UnsafeBufferPointer(rebasing: room[..<count]))
    }
  }
}
