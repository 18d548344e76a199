/// The items of a query, one after the other.
///
/// Items are separated by `&`; the first `=` separates key and value. A plus sign stands for a space, as forms write it.
struct LinkQuery {
  struct Item {
    let key: Range<Int>
    let value: Range<Int>
  }

  private var position: Int
  private let end: Int

  init(_ parts: LinkParts) {
    position = max(0, parts.queryStart)
    end = parts.hasQuery ? parts.queryEnd : -1
  }

  /// The next item, or `nil` if there is none left.
  mutating func next(in text: Span<UInt8>) -> Item? {
    while position < end {
      let start = position
      var equals: Int?
      var stop = start
      while stop < end, text[stop] != 0x26 {
        if text[stop] == 0x3D, equals == nil { equals = stop }
        stop += 1
      }
      position = stop + 1
      guard stop > start else { continue }
      let keyEnd = equals ?? stop
      return Item(key: start..<keyEnd, value: min(stop, keyEnd + 1)..<stop)
    }
    return nil
  }

  /// The next item that has a key, or `nil` if there is none left.
  mutating func next(_ key: String, in text: Span<UInt8>) -> Item? {
    while let item = next(in: text) {
      guard item.key.count >= key.utf8.count else { continue }
      if Self.withDecoded(text.extracting(item.key), plusIsSpace: true, { $0.says(key) }) { return item }
    }
    return nil
  }

  /// Calls a closure with decoded text, which is a copy only where something has to be decoded.
  static func withDecoded<Value>(
    _ text: Span<UInt8>, plusIsSpace: Bool, _ body: (Span<UInt8>) -> Value
  ) -> Value {
    guard text.contains(0x25) || (plusIsSpace && text.contains(0x2B)) else { return body(text) }
    return LinkScratch.withBytes(text.count) { room in
      PercentEncoding.decode(text, into: &room, plusIsSpace: plusIsSpace)
      return body(room.span)
    }
  }
}

extension Span<UInt8> {
  func contains(_ byte: UInt8) -> Bool {
    for index in indices where self[index] == byte { return true }
    return false
  }

  /// Whether the bytes are a string's.
  func says(_ string: String) -> Bool {
    guard count == string.utf8.count else { return false }
    var index = 0
    for byte in string.utf8 {
      guard self[index] == byte else { return false }
      index += 1
    }
    return true
  }
}
