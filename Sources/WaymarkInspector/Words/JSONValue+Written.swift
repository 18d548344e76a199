extension JSONValue {
  /// The length from which on only the length of a record is written.
  private static let maximumLength = 8192

  /// The record as JSON that is safe to show, with the middle of long values left out.
  ///
  /// - Parameter instead: Makes the replacement for a record that is too long, from a sentence that says so.
  /// - Returns: A text of limited length.
  /// - Complexity: O(*n*) in what is kept.
  package func written(_ instead: (String) -> String = { $0 }) -> String {
    var text = ""
    JSONWriter.write(shortened, to: &text)
    guard text.utf8.count > JSONValue.maximumLength else { return text }
    return instead("a record of \(text.utf8.count) bytes, which is too long to be shown")
  }

  private var shortened: JSONValue {
    switch self {
    case .null, .bool: return self
    case .number(let digits): return digits.utf8.count <= 40 ? self : .string(digits.harmless(limit: 40))
    case .string(let text):
      let scalars = text.unicodeScalars
      guard text.utf8.count > 160, scalars.count > 160 else { return self }
      return .string("\(String(scalars.prefix(160)))… (\(scalars.count - 160) characters left out)")
    case .array(let elements):
      let kept = elements.prefix(40).map(\.shortened)
      return .array(elements.count <= 40 ? kept : kept + [.string("… \(elements.count - 40) more")])
    case .object(let members):
      let kept = members.prefix(60).map {
        JSONValue.Member($0.name.harmless(limit: 160), $0.value.shortened)
      }
      return .object(members.count <= 60 ? kept : kept + [.init("…", .string("\(members.count - 60) more"))])
    }
  }
}
