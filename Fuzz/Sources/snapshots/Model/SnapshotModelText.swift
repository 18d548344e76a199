/// Reads JSON as the standard's diagrams draw it, one scalar after the other.
struct SnapshotModelText {
  struct Fault: Error {}

  private let scalars: [Unicode.Scalar]
  private var position = 0
  private let maximumDepth: Int

  /// The value that a text is, or `nil` if it is no JSON or nested too deep.
  static func value(of bytes: [UInt8], maximumDepth: Int = 128) -> SnapshotModelValue? {
    let string = String(decoding: bytes, as: UTF8.self)
    // What is repaired when it is decoded was no UTF-8.
    guard Array(string.utf8) == bytes else { return nil }
    var text = SnapshotModelText(scalars: Array(string.unicodeScalars), maximumDepth: maximumDepth)
    guard let value = try? text.element(0), text.position == text.scalars.count else { return nil }
    return value
  }

  private init(scalars: [Unicode.Scalar], maximumDepth: Int) {
    self.scalars = scalars
    self.maximumDepth = maximumDepth
  }

  private var next: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func takes(_ scalar: Unicode.Scalar) -> Bool {
    guard next == scalar else { return false }
    position += 1
    return true
  }

  private mutating func expect(_ word: String) throws {
    for scalar in word.unicodeScalars { guard takes(scalar) else { throw Fault() } }
  }

  private mutating func space() {
    while let scalar = next, [" ", "\t", "\n", "\r"].contains(scalar) { position += 1 }
  }

  /// A value with space around it.
  private mutating func element(_ depth: Int) throws -> SnapshotModelValue {
    space()
    let value = try value(depth)
    space()
    return value
  }

  private mutating func value(_ depth: Int) throws -> SnapshotModelValue {
    switch next {
    case "{":
      guard depth < maximumDepth else { throw Fault() }
      return .object(try list("{", "}") { try $0.member(depth + 1) })
    case "[":
      guard depth < maximumDepth else { throw Fault() }
      return .array(try list("[", "]") { try $0.element(depth + 1) })
    case "\"": return .string(try string())
    case "t":
      try expect("true")
      return .bool(true)
    case "f":
      try expect("false")
      return .bool(false)
    case "n":
      try expect("null")
      return .null
    default: return .number(try number())
    }
  }

  private mutating func list<Item>(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ item: (inout SnapshotModelText) throws -> Item
  ) throws -> [Item] {
    guard takes(open) else { throw Fault() }
    space()
    if takes(close) { return [] }
    var items = [try item(&self)]
    while takes(",") { items.append(try item(&self)) }
    guard takes(close) else { throw Fault() }
    return items
  }

  private mutating func member(_ depth: Int) throws -> SnapshotModelValue.Member {
    space()
    let name = try string()
    space()
    guard takes(":") else { throw Fault() }
    return SnapshotModelValue.Member(name: name, value: try element(depth))
  }

  private mutating func digits() throws -> String {
    var digits = ""
    while let scalar = next, ("0"..."9").contains(scalar) {
      digits.unicodeScalars.append(scalar)
      position += 1
    }
    if digits.isEmpty { throw Fault() }
    return digits
  }

  private mutating func number() throws -> String {
    var text = takes("-") ? "-" : ""
    if takes("0") { text += "0" } else { text += try digits() }
    if takes(".") { text += "." + (try digits()) }
    for exponent in ["e", "E"] as [Unicode.Scalar] where takes(exponent) {
      text += String(exponent)
      if takes("+") { text += "+" } else if takes("-") { text += "-" }
      text += try digits()
      break
    }
    return text
  }

  private mutating func string() throws -> String {
    guard takes("\"") else { throw Fault() }
    var units: [UInt16] = []
    while let scalar = next {
      position += 1
      switch scalar {
      case "\"":
        let string = String(decoding: units, as: UTF16.self)
        // Half a pair is repaired when it is decoded.
        guard Array(string.utf16) == units else { throw Fault() }
        return string
      case "\\": units.append(try escape())
      default:
        guard scalar.value >= 0x20 else { throw Fault() }
        units += Array(String(scalar).utf16)
      }
    }
    throw Fault()
  }

  private mutating func escape() throws -> UInt16 {
    guard let scalar = next else { throw Fault() }
    position += 1
    let plain: [Unicode.Scalar: UInt16] = [
      "\"": 0x22, "\\": 0x5C, "/": 0x2F, "b": 8, "f": 12, "n": 10, "r": 13, "t": 9,
    ]
    if let unit = plain[scalar] { return unit }
    guard scalar == "u", position + 4 <= scalars.count else { throw Fault() }
    let digits = scalars[position..<(position + 4)]
    position += 4
    guard digits.allSatisfy(\.properties.isASCIIHexDigit) else { throw Fault() }
    var text = ""
    text.unicodeScalars.append(contentsOf: digits)
    guard let unit = UInt16(text, radix: 16) else { throw Fault() }
    return unit
  }
}
