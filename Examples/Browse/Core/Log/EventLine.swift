/// One line of JSON: an object whose values are text, numbers and truths.
///
/// Written by hand, so that it costs neither reflection nor Foundation. Text is escaped as RFC 8259 has it, and beyond
/// that every character that is not fit to be shown, so that a log can be read in a terminal.
struct EventLine {
  private(set) var text = "{"

  /// The line with its end.
  var finished: String { text + "}\n" }

  mutating func add(_ key: String, _ value: String) {
    begin(key)
    Self.appendQuoted(value, to: &text)
  }

  mutating func add(_ key: String, _ value: Bool) {
    begin(key)
    text += value ? "true" : "false"
  }

  mutating func add(_ key: String, _ value: UInt64) {
    begin(key)
    text += String(value)
  }

  /// A length of time, in seconds with six decimals.
  mutating func add(_ key: String, _ value: Duration) {
    begin(key)
    let (seconds, attoseconds) = max(value, .zero).components
    let micros = String(attoseconds / 1_000_000_000_000)
    text += "\(seconds)." + String(repeating: "0", count: 6 - micros.utf8.count) + micros
  }

  private mutating func begin(_ key: String) {
    if text.utf8.count > 1 { text += "," }
    Self.appendQuoted(key, to: &text)
    text += ":"
  }

  private static func appendQuoted(_ value: String, to text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      default:
        if isFit(scalar) {
          text.unicodeScalars.append(scalar)
        } else {
          for unit in String(scalar).utf16 { text += escape(unit) }
        }
      }
    }
    text += "\""
  }

  private static func isFit(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.isASCII { return scalar.value >= 0x20 && scalar.value != 0x7F }
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: return false
    default: return true
    }
  }

  private static func escape(_ unit: UInt16) -> String {
    let digits = String(unit, radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.utf8.count) + digits
  }
}
