/// Writes out what must not reach the terminal.
enum Escape {
  private static let digits: [UInt8] = Array("0123456789abcdef".utf8)

  /// A scalar, as Swift or a shell would write it in a string.
  static func text(for scalar: Unicode.Scalar) -> String {
    switch scalar.value {
    case 0x1B: "\\e"
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0..<0x20, 0x7F: text(for: UInt8(truncatingIfNeeded: scalar.value))
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// A byte that is not part of any character.
  static func text(for byte: UInt8) -> String {
    let high = Unicode.Scalar(digits[Int(byte >> 4)])
    let low = Unicode.Scalar(digits[Int(byte & 15)])
    return "\\x\(Character(high))\(Character(low))"
  }

  /// A character that is not shown as it is: its marks and controls written out, the rest kept.
  static func text(for character: Character) -> String {
    var result = ""
    for scalar in character.unicodeScalars {
      switch ScalarClass(scalar) {
      case .narrow, .wide: result.unicodeScalars.append(scalar)
      case .mark, .hidden: result += text(for: scalar)
      }
    }
    return result
  }
}
