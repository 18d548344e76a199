extension String {
  /// The text, made safe for a terminal and a log: nothing in it moves the cursor, changes colours or turns the direction
  /// of other text, and its length is limited.
  ///
  /// Other characters are written as in Swift, `\u{1B}`.
  ///
  /// - Parameter limit: The greatest number of characters. The rest is left out, and the text says how many
  ///   characters that were.
  /// - Returns: The text, without line breaks.
  /// - Complexity: O(*n*) in the length of the text.
  package func harmless(limit: Int) -> String {
    // Most texts are short, and plain ASCII.
    if utf8.count <= limit, utf8.allSatisfy({ (0x20..<0x7F).contains($0) }) { return self }
    var text = ""
    for scalar in unicodeScalars.prefix(limit) {
      if scalar.isPlain {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    let rest = unicodeScalars.count - limit
    return rest > 0 ? "\(text)… (\(rest) characters left out)" : text
  }

  /// A JSON text with everything escaped that is markup, or not plainly printable.
  ///
  /// The result is the same JSON, and safe in a page, in a script and on a terminal.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var escapedInJSON: String {
    // Most texts are plain ASCII without markup.
    if utf8.allSatisfy({ (0x20..<0x7F).contains($0) && $0 != 0x3C && $0 != 0x3E && $0 != 0x26 }) {
      return self
    }
    var text = ""
    for scalar in unicodeScalars {
      if scalar.isPlain, !"<>&".unicodeScalars.contains(scalar) {
        text.unicodeScalars.append(scalar)
      } else if scalar == "\t" || scalar == "\r" {
        // They are space between values: JSON has none in a text.
        text += " "
      } else {
        for unit in scalar.utf16 {
          let digits = String(unit, radix: 16)
          text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }
      }
    }
    return text
  }

  /// A name of code as words: `popToRoot` as `pop to root`.
  var inWords: String {
    guard utf8.contains(where: { (0x41...0x5A).contains($0) }) else { return self }
    return reduce(into: "") { words, character in
      if character.isASCII, character.isUppercase {
        words += " \(character.lowercased())"
      } else {
        words.append(character)
      }
    }
  }
}

extension Unicode.Scalar {
  /// Whether the character is visible and does nothing else: it is an assigned character, and neither a control, a
  /// direction mark, an invisible character nor a line break.
  package var isPlain: Bool {
    if value < 0x7F { return value >= 0x20 }
    if value < 0xA0 { return false }
    switch properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator, .paragraphSeparator:
      return false
    default: return true
    }
  }
}
