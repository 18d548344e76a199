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
    var text = ""
    var left = limit
    var scalars = unicodeScalars[...]
    while left > 0, let scalar = scalars.popFirst() {
      left -= 1
      if scalar.isPlain {
        text.unicodeScalars.append(scalar)
      } else {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      }
    }
    guard !scalars.isEmpty else { return text }
    return "\(text)… (\(scalars.count) characters left out)"
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
