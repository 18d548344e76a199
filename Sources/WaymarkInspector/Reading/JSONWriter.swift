/// Writes JSON values so that they are safe in a page, in a script and on a terminal.
///
/// It escapes `<`, `>`, `&` and every character that is not plainly printable, including those that change the direction of
/// text.
package enum JSONWriter {
  /// Writes a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - text: Where it is appended.
  /// - Complexity: O(*n*) in the size of the value.
  package static func write(_ value: JSONValue, to text: inout String) {
    switch value {
    case .null: text += "null"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let digits): text += digits
    case .string(let string): write(string, to: &text)
    case .array(let elements):
      var separator = "["
      for element in elements {
        text += separator
        write(element, to: &text)
        separator = ","
      }
      text += elements.isEmpty ? "[]" : "]"
    case .object(let members):
      var separator = "{"
      for member in members {
        text += separator
        write(member.name, to: &text)
        text += ":"
        write(member.value, to: &text)
        separator = ","
      }
      text += members.isEmpty ? "{}" : "}"
    }
  }

  /// Writes a string with its quotes.
  ///
  /// - Parameters:
  ///   - string: The string.
  ///   - text: Where it is appended.
  /// - Complexity: O(*n*) in the length of the string.
  package static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "<", ">", "&": escape(scalar, to: &text)
      default:
        if scalar.isPlain { text.unicodeScalars.append(scalar) } else { escape(scalar, to: &text) }
      }
    }
    text += "\""
  }

  private static func escape(_ scalar: Unicode.Scalar, to text: inout String) {
    for unit in String(scalar).utf16 {
      let digits = String(unit, radix: 16)
      text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
  }
}
