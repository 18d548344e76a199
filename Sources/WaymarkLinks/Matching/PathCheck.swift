/// The check for bytes that no path may have, whatever the links are.
enum PathCheck {
  /// The first empty segment, segment of dots or segment too many.
  ///
  /// - Parameters:
  ///   - text: A link, its path decoded.
  ///   - path: Where the path is in it, without the slash it begins with, nor one that it ends with.
  ///   - maximumDepth: How many segments it may have.
  /// - Returns: What is wrong with the path and where, or `nil` if nothing is.
  /// - Complexity: O(*n*), where *n* is the length of the path.
  static func firstFlaw(in text: Span<UInt8>, _ path: Range<Int>, maximumDepth: Int) -> LinkFlaw? {
    guard mayHaveFlaw(text, path, maximumDepth) else { return nil }
    var depth = 0
    var start = path.lowerBound
    while start <= path.upperBound {
      var end = start
      while end < path.upperBound, text[end] != 0x2F { end &+= 1 }
      depth += 1
      let count = end - start
      if depth > maximumDepth { return LinkFlaw(.tooDeep, at: start) }
      if count == 0 { return LinkFlaw(.emptySegment, at: start) }
      if text[start] == 0x2E, count == 1 || (count == 2 && text[start + 1] == 0x2E) {
        return LinkFlaw(.dotSegment, at: start)
      }
      start = end + 1
    }
    return nil
  }

  /// Whether a path may have a flaw, eight bytes at a time: most paths have none, and need no closer look.
  private static func mayHaveFlaw(_ text: Span<UInt8>, _ path: Range<Int>, _ maximumDepth: Int) -> Bool {
    guard !path.isEmpty else { return false }
    let (first, last) = (text[path.lowerBound], text[path.upperBound - 1])
    // Segments that are not empty take two bytes with their slash.
    if first == 0x2F || first == 0x2E || last == 0x2F || path.count / 2 >= maximumDepth { return true }
    // A slash or a dot is looked for at once: they differ in bit 0 only.
    let ones: UInt64 = 0x0101_0101_0101_0101
    let tops = ones &* 0x80
    var lastWasSlash: UInt64 = 0
    var position = path.lowerBound
    while position < path.upperBound {
      let word = LinkIndex.word(text, at: position)
      let (slash, either) = (word ^ (ones &* 0x2F), (word | ones) ^ (ones &* 0x2F))
      let slashes = (slash &- ones) & ~slash & tops
      let eithers = (either &- ones) & ~either & tops
      if (slashes &<< 8 | lastWasSlash) & eithers != 0 { return true }
      lastWasSlash = slashes &>> 56
      position &+= 8
    }
    return false
  }
}
