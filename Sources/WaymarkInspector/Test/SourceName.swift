/// The rules for names in Swift: which texts are names, and how they are written.
enum SourceName {
  private static let keywords: Set<String> = [
    "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init",
    "inout", "internal", "let", "open", "operator", "private", "precedencegroup", "protocol", "public",
    "rethrows", "static", "struct", "subscript", "typealias", "var", "break", "case", "catch", "continue",
    "default", "defer", "do", "else", "fallthrough", "for", "guard", "if", "in", "repeat", "return", "throw",
    "switch", "where", "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super", "throws",
    "true", "try", "Type", "Protocol",
  ]

  /// Whether a text is a name, or a keyword, which is a name in backticks.
  static func isName(_ text: String) -> Bool {
    guard text != "_", let first = text.unicodeScalars.first, begins(first) else { return false }
    return text.unicodeScalars.dropFirst().allSatisfy(continues)
  }

  /// A name as it is written in a source file.
  static func escaped(_ name: String) -> String { keywords.contains(name) ? "`\(name)`" : name }

  /// Whether a character may begin a name.
  static func begins(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "_" || scalar.properties.isXIDStart && isSeen(scalar)
  }

  /// Whether a character may continue a name.
  static func continues(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isXIDContinue && isSeen(scalar)
  }

  /// Whether a reader can see the character.
  static func isSeen(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isPlain && !scalar.properties.isDefaultIgnorableCodePoint
  }
}
