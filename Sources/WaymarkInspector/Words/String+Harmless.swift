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
