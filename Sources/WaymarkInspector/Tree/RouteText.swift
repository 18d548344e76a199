/// Writes the routes of a journal as they would be written in code, `shop.product(id: 5)`.
package enum RouteText {
  /// How many characters of a name or a value are kept.
  package static let limit = 80

  /// The length from which on the rest of a route is left out.
  private static let totalLimit = 240

  /// Writes a route in one line that is safe for a terminal and a page.
  ///
  /// A string is a name. An object in the form that Swift encodes a case of an enum in reads as the case. A case whose only
  /// value is another case is joined to it by a dot.
  ///
  /// - Parameter route: The route as it is written.
  /// - Returns: One line of limited length.
  /// - Complexity: O(*n*) in the length of what is kept.
  package static func text(of route: JSONValue) -> String {
    var text = ""
    write(route: route, to: &text)
    return text
  }

  private static func write(route: JSONValue, to text: inout String) {
    switch route {
    case .null: text += "?"
    case .string(let name): text += name.isEmpty ? "\"\"" : name.harmless(limit: limit)
    default:
      guard let (name, values) = enumCase(route) else {
        write(value: route, to: &text)
        return
      }
      text += name.harmless(limit: limit)
      guard !values.isEmpty else { return }
      if values.count == 1, values[0].name == "_0", enumCase(values[0].value) != nil {
        text += "."
        write(route: values[0].value, to: &text)
        return
      }
      text += "("
      write(values, to: &text)
      text += ")"
    }
  }

  /// The name and the values of a case, if the value is written as one.
  private static func enumCase(_ value: JSONValue) -> (String, [JSONValue.Member])? {
    guard let members = value.members, members.count == 1, let values = members[0].value.members else {
      return nil
    }
    return (members[0].name, values)
  }

  private static func write(_ members: [JSONValue.Member], to text: inout String) {
    for (index, member) in members.enumerated() {
      guard text.utf8.count < totalLimit else {
        text += "…"
        return
      }
      if index > 0 { text += ", " }
      if !member.name.hasPrefix("_") { text += "\(member.name.harmless(limit: limit)): " }
      write(value: member.value, to: &text)
    }
  }

  /// Writes a value inside a route, or any value that is not a route.
  package static func write(value: JSONValue, to text: inout String) {
    switch value {
    case .null: text += "nil"
    case .bool(let flag): text += flag ? "true" : "false"
    case .number(let digits): text += digits.harmless(limit: limit)
    case .string(let string): text += "\"\(string.harmless(limit: limit))\""
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        guard text.utf8.count < totalLimit else {
          text += "…"
          break
        }
        if index > 0 { text += ", " }
        write(value: element, to: &text)
      }
      text += "]"
    case .object(let members):
      if enumCase(value) != nil {
        text += "."
        write(route: value, to: &text)
      } else {
        text += "["
        write(members, to: &text)
        text += "]"
      }
    }
  }
}
