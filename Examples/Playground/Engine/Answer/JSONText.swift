/// A text of JSON that is written from front to end.
struct JSONText {
  private var bytes: [UInt8] = []
  /// Whether what comes next has something before it in its object or list.
  private var needsComma = false

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func object(_ members: (inout JSONText) -> Void) {
    surround("{", "}", members)
  }

  mutating func list(_ elements: (inout JSONText) -> Void) {
    surround("[", "]", elements)
  }

  mutating func member(_ name: StaticString, _ value: (inout JSONText) -> Void) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: name.description.utf8)
    bytes.append(contentsOf: "\":".utf8)
    needsComma = false
    value(&self)
    needsComma = true
  }

  mutating func member(_ name: StaticString, _ value: String) { member(name) { $0.string(value) } }
  mutating func member(_ name: StaticString, _ value: Int) { member(name) { $0.raw(value.description) } }
  mutating func member(_ name: StaticString, _ value: Bool) {
    member(name) { $0.raw(value ? "true" : "false") }
  }

  mutating func string(_ value: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    for byte in value.utf8 {
      switch byte {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        bytes.append(UInt8(ascii: "\\"))
        bytes.append(byte)
      case 0..<0x20:
        bytes.append(contentsOf: "\\u00".utf8)
        bytes.append(contentsOf: [Self.digit(byte >> 4), Self.digit(byte & 15)])
      default:
        bytes.append(byte)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func raw(_ value: String) {
    separate()
    bytes.append(contentsOf: value.utf8)
  }

  private mutating func surround(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONText) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private static func digit(_ value: UInt8) -> UInt8 { value < 10 ? 0x30 + value : 0x57 + value }
}
