extension String {
  /// How many combining marks may follow one another.
  ///
  /// No language needs more.
  private static let maximumMarkCount = 30

  /// The text in the Stream-Safe Text Format of Unicode (UAX #15): a combining grapheme joiner, which is not seen, parts combining
  /// marks after every 30 of them.
  ///
  /// Texts are hashed and compared by canonical equivalence, for which consecutive marks are sorted. That takes time
  /// proportional to the square of their number.
  ///
  /// - Complexity: O(*n*), where *n* is the length of the text.
  package var streamSafe: String {
    // Every combining mark takes at least two bytes, and its first byte is at least that of U+0300.
    guard utf8.count > 2 * Self.maximumMarkCount, utf8.contains(where: { $0 >= 0xCC }) else { return self }
    var safe = String.UnicodeScalarView()
    var count = 0
    var isParted = false
    for scalar in unicodeScalars {
      count = scalar.properties.canonicalCombiningClass == .notReordered ? 0 : count + 1
      if count > Self.maximumMarkCount {
        safe.append("\u{34F}")
        count = 1
        isParted = true
      }
      safe.append(scalar)
    }
    return isParted ? String(safe) : self
  }
}
