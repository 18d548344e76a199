/// Measures text in cells and makes it fit.
///
/// A character here is a grapheme cluster. Wide East Asian characters and emoji take two cells, and marks
/// take none. Some text would act on the terminal instead of being read: control characters, escape
/// sequences, C1 codes, direction overrides, marks without a base. It is measured and returned as it is
/// shown, which is escaped: `\e`, `\x07`, `\u{202E}`.
public enum Text {
  /// How many cells a text takes when it is written on a canvas.
  ///
  /// - Parameter text: The text; it may hold anything.
  /// - Returns: The number of columns.
  /// - Complexity: O(*n*) in the text's length.
  public static func width(_ text: String) -> Int {
    isPlain(text) ? text.utf8.count : text.reduce(0) { $0 + width(of: $1) }
  }

  /// How many cells a character takes when it is written on a canvas.
  ///
  /// - Parameter character: The character.
  /// - Returns: One or two, and more where it has to be escaped.
  public static func width(of character: Character) -> Int {
    character.shownWidth ?? escaped(character).reduce(0) { $0 + ($1.shownWidth ?? 0) }
  }

  /// The text as it is shown: what would act on the terminal is escaped.
  ///
  /// - Parameter text: The text; it may hold anything.
  /// - Returns: Text that is safe to print anywhere.
  /// - Complexity: O(*n*) in the text's length.
  public static func escaped(_ text: String) -> String {
    if isPlain(text) { return text }
    var result = ""
    for character in text {
      if character.shownWidth == nil { result += escaped(character) } else { result.append(character) }
    }
    return result
  }

  /// A character that is not shown as it is: its marks and controls written out, the rest kept.
  private static func escaped(_ character: Character) -> String {
    var result = ""
    for scalar in character.unicodeScalars {
      switch ScalarClass(scalar) {
      case .narrow, .wide: result.unicodeScalars.append(scalar)
      case .mark, .hidden: result += escaped(scalar)
      }
    }
    return result
  }

  /// A scalar, as Swift or a shell would write it in a string.
  static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\u{1B}": "\\e"
    case "\t": "\\t"
    case "\n": "\\n"
    case "\r": "\\r"
    case _ where scalar.isASCII: (scalar.value < 0x10 ? "\\x0" : "\\x") + String(scalar.value, radix: 16)
    default: "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
    }
  }

  /// Whether a text is ASCII without controls, so that bytes, characters and cells are one.
  private static func isPlain(_ text: String) -> Bool { text.utf8.allSatisfy { $0 >= 0x20 && $0 < 0x7F } }
}

extension Character {
  /// The most bytes that a sign may have; a longer one is no spelling of any language but an attack on the screen.
  private static var byteLimit: Int { 64 }

  /// How many cells it takes, one or two; nil if it is not shown as it is.
  var shownWidth: Int? {
    guard utf8.count <= Self.byteLimit else { return nil }
    var width: Int?
    for scalar in unicodeScalars {
      switch ScalarClass(scalar) {
      case .narrow: width = max(width ?? 1, 1)
      case .wide: width = 2
      // The emoji selector asks for the emoji, which is two cells wide. A mark without a base is not shown.
      case .mark:
        guard width != nil else { return nil }
        if scalar == "\u{FE0F}" { width = 2 }
      case .hidden: return nil
      }
    }
    return width
  }
}
