/// JSON that is written with its members in a fixed order.
enum JSONValue {
  case string(String)
  case bool(Bool)
  case array([JSONValue])
  case object([(String, JSONValue)])

  /// The value over several lines, with two spaces for each level.
  var text: String { text(indent: "") + "\n" }

  private func text(indent: String) -> String {
    let inner = indent + "  "
    switch self {
    case .string(let string): return Self.quoted(string)
    case .bool(let bool): return bool ? "true" : "false"
    case .array(let values):
      guard !values.isEmpty else { return "[]" }
      let lines = values.map { inner + $0.text(indent: inner) }
      return "[\n" + lines.joined(separator: ",\n") + "\n\(indent)]"
    case .object(let members):
      guard !members.isEmpty else { return "{}" }
      let lines = members.map { "\(inner)\(Self.quoted($0.0)): \($0.1.text(indent: inner))" }
      return "{\n" + lines.joined(separator: ",\n") + "\n\(indent)}"
    }
  }

  private static func quoted(_ string: String) -> String {
    var quoted = "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\u{0}"..."\u{1F}":
        let digits = String(scalar.value, radix: 16)
        quoted += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
