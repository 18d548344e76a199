/// Names in Swift's source: what may be one, and how it is written.
enum SourceName {
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
    "inout", "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public",
    "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue",
    "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw",
    "switch", "where", "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws",
    "true", "try", "Type", "Protocol",
  ]

  /// Whether a text is a name, or a keyword, which is one in backticks.
  static func isName(_ text: String) -> Bool {
    guard text != "_", let first = text.unicodeScalars.first, begins(first) else { return false }
    return text.unicodeScalars.dropFirst().allSatisfy(continues)
  }

  /// A name as it is written.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Whether a name may begin with a character.
  static func begins(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDStart && isSeen(scalar)
  }

  /// Whether a name may go on with a character.
  static func continues(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isXIDContinue && isSeen(scalar)
  }

  /// Whether the character is there for somebody who reads.
  static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isPlain && !scalar.properties.isDefaultIgnorableCodePoint
  }
}
