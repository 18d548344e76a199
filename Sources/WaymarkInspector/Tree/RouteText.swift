package import WaymarkStorage

/// Writes the routes of a journal as apps print them: `product(5)`, `shop.catalogue`.
///
/// A string is a route's name. An object in the form that Swift encodes a case of an enum in is that case, and a case whose only
/// value is another case stands for that one.
package enum RouteText {
  /// How many characters of a name or a value are kept.
  package static let limit = 80

  /// The number of bytes from which on the rest of a route is left out.
  private static let totalLimit = 160

  /// Writes a route in one line that is safe for a terminal and a page: the name of its last case with the values that
  /// say something, or the names of all its cases if there are none.
  ///
  /// - Complexity: O(*n*) in the size of the route.
  package static func text(of route: JSONValue) -> String {
    if case .string(let name) = route { return name.isEmpty ? "\"\"" : name.harmless(limit: limit) }
    guard let (names, payload) = cases(of: route) else { return value(route) }
    let values = value(payload)
    return values.isEmpty ? names.joined(separator: ".") : "\(names[names.count - 1])(\(values))"
  }

  /// The names of a route's cases, joined by dots: `shop.product`.
  package static func name(of route: JSONValue) -> String {
    if case .string(let name) = route { return name.harmless(limit: limit) }
    return cases(of: route)?.names.joined(separator: ".") ?? value(route)
  }

  /// The values in a value, without those that are empty.
  package static func value(_ value: JSONValue) -> String {
    var text = ""
    write(value, to: &text)
    return text
  }

  private static func cases(of route: JSONValue) -> (names: [String], payload: JSONValue)? {
    var names: [String] = []
    var rest = route
    while let members = rest.members, members.count == 1, let one = members.first,
      let inner = one.value.members
    {
      names.append(one.key.harmless(limit: limit))
      guard inner.count == 1, let only = inner["_0"], only.members?.count == 1,
        only.members?.values.first?.members != nil
      else { return (names, one.value) }
      rest = only
    }
    return names.isEmpty ? nil : (names, rest)
  }

  private static func write(_ value: JSONValue, to text: inout String) {
    guard text.utf8.count < totalLimit else {
      if !text.hasSuffix("…") { text += "…" }
      return
    }
    switch value {
    case .null: break
    case .bool(let flag): add(flag ? "true" : "false", to: &text)
    case .number(let word), .string(let word):
      if !word.isEmpty { add(word.harmless(limit: limit), to: &text) }
    case .array(let values): for one in values { write(one, to: &text) }
    case .object(let members):
      // The name of a case without values is its value.
      if let (names, payload) = cases(of: value), payload == .object([:]) {
        return add(names[names.count - 1], to: &text)
      }
      for one in members.inOrder { write(one.value, to: &text) }
    }
  }

  private static func add(_ word: String, to text: inout String) { text += text.isEmpty ? word : ", \(word)" }
}
