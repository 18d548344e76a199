/// Makes text of bytes that a stranger chose, so that showing it can do no more than show it.
///
/// Control characters, those that reorder or hide text, and bytes that are not UTF-8 come out as escapes:
/// `\e`, `\u{202E}`, `\xFF`.
public enum SafeText {
  /// Text for bytes.
  ///
  /// - Parameter bytes: Bytes that should be UTF-8.
  /// - Returns: The text with what is not fit to show escaped.
  /// - Complexity: O(*n*).
  public static func escaped(_ bytes: some Collection<UInt8>) -> String {
    if bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) { return String(decoding: bytes, as: UTF8.self) }
    var result = ""
    forEachScalar(of: bytes) { scalar, escape, _ in
      if let escape {
        result += escape
      } else if let scalar {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  /// Text for text that is not trusted.
  ///
  /// - Parameter text: Text from a file or a name.
  /// - Returns: The text with what is not fit to show escaped.
  public static func escaped(_ text: String) -> String { escaped(Array(text.utf8)) }

  /// Text for several lines that are not trusted.
  ///
  /// - Parameter text: Text whose line breaks are meant.
  /// - Returns: The text with its line breaks, and with what else is not fit to show escaped.
  public static func escapedLines(_ text: String) -> String {
    text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).map { escaped(String($0)) }
      .joined(separator: "\n")
  }

  /// Reads bytes one scalar at a time.
  ///
  /// - Parameters:
  ///   - bytes: Bytes that should be UTF-8.
  ///   - body: Called with a scalar, or nil for a byte that is part of none; with the escape it needs, if any; and
  ///     with the number of bytes it was made of.
  private static func forEachScalar(
    of bytes: some Collection<UInt8>, _ body: (Unicode.Scalar?, _ escape: String?, Int) -> Void
  ) {
    var decoder = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var position = bytes.startIndex
    while true {
      switch decoder.parseScalar(from: &iterator) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        body(scalar, escape(for: scalar), encoded.count)
        bytes.formIndex(&position, offsetBy: encoded.count)
      case .error(let length):
        for _ in 0..<length {
          body(nil, "\\x" + hex(bytes[position]), 1)
          bytes.formIndex(after: &position)
        }
      case .emptyInput:
        return
      }
    }
  }

  /// Reads bytes one character at a time.
  ///
  /// - Parameters:
  ///   - bytes: Bytes that should be UTF-8.
  ///   - body: Called with a character or an escape, the number of bytes it was made of, and which of the two it is.
  static func forEachCharacter(
    of bytes: some Collection<UInt8>, _ body: (String, Int, _ isEscape: Bool) -> Void
  ) {
    // Scalars are gathered until it is certain that the next one begins a new character.
    var gathered = ""
    var length = 0
    func flush() {
      if length > 0 { body(gathered, length, false) }
      gathered = ""
      length = 0
    }
    forEachScalar(of: bytes) { scalar, escape, count in
      if let scalar, escape == nil {
        if scalar.value < 0x300 || !continuesCharacter(gathered, scalar) { flush() }
        gathered.unicodeScalars.append(scalar)
        length += count
      } else {
        flush()
        body(escape ?? "", count, true)
      }
    }
    flush()
  }

  private static func continuesCharacter(_ text: String, _ scalar: Unicode.Scalar) -> Bool {
    guard !text.isEmpty, text.unicodeScalars.count < 16 else { return false }
    var joined = text
    joined.unicodeScalars.append(scalar)
    return joined.count == 1
  }

  /// How a scalar is written where it must not be shown as it is.
  ///
  /// - Parameter scalar: Any scalar.
  /// - Returns: The escape, or nil for a scalar that is fit to show.
  public static func escape(for scalar: Unicode.Scalar) -> String? {
    switch scalar.value {
    case 0x20..<0x7F: nil
    case 0x09: "\\t"
    case 0x0A: "\\n"
    case 0x0D: "\\r"
    case 0x1B: "\\e"
    case 0..<0x20, 0x7F..<0xA0: "\\x" + hex(UInt8(truncatingIfNeeded: scalar.value))
    case 0x00AD, 0x061C, 0x180E, 0x200B, 0x200E, 0x200F, 0x2028...0x202E, 0x2060...0x206F, 0xFEFF,
      0xFFF9...0xFFFB, 0xE0000...0xE007F:
      "\\u{" + String(scalar.value, radix: 16, uppercase: true) + "}"
    default: nil
    }
  }

  static func hex(_ byte: UInt8) -> String {
    let digits = String(byte, radix: 16, uppercase: true)
    return byte < 16 ? "0" + digits : digits
  }
}
