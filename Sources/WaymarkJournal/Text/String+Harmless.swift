extension String {
  /// The text as it may be shown on a terminal and in a log: nothing in it moves the cursor, changes colours or turns the
  /// direction of what stands beside it, and it ends after a number of characters.
  ///
  /// Other characters are written as Swift writes them, `\u{1B}`.
  ///
  /// - Parameter limit: How many characters there are at most; the rest is left out, and how many were is said.
  /// - Returns: The text, with no line break in it.
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
