/// What no path may have, whatever the links are.
enum PathCheck {
  /// The first empty segment, segment of dots or segment too many.
  ///
  /// - Parameters:
  ///   - path: A path without the slash it begins with, nor one that it ends with.
  ///   - maximumDepth: How many segments it may have.
  /// - Returns: What is wrong with the path and where, or `nil` if nothing is.
  /// - Complexity: O(*n*), where *n* is the length of the path.
  static func firstFlaw(in path: UnsafeBufferPointer<UInt8>, maximumDepth: Int) -> LinkFlaw? {
    guard mayHaveFlaw(path, maximumDepth) else { return nil }
    var depth = 0
    var start = 0
    while start <= path.count {
      var end = start
      while end < path.count, path[end] != 0x2F { end &+= 1 }
      depth += 1
      let count = end - start
      if depth > maximumDepth { return LinkFlaw(.tooDeep, at: start) }
      if count == 0 { return LinkFlaw(.emptySegment, at: start) }
      if path[start] == 0x2E, count == 1 || (count == 2 && path[start + 1] == 0x2E) {
        return LinkFlaw(.dotSegment, at: start)
      }
      start = end + 1
    }
    return nil
  }

  /// Whether a path may have a flaw, eight bytes at a time: most paths have none, and need no closer look.
  private static func mayHaveFlaw(_ path: UnsafeBufferPointer<UInt8>, _ maximumDepth: Int) -> Bool {
    guard let base = path.baseAddress, let first = path.first, let last = path.last else { return false }
    // Segments that are not empty take two bytes with their slash.
    if first == 0x2F || first == 0x2E || last == 0x2F || path.count / 2 >= maximumDepth { return true }
    let raw = UnsafeRawPointer(base)
    var position = 0
    while position + 9 <= path.count {
      let words = (
        raw.loadUnaligned(fromByteOffset: position, as: UInt64.self),
        raw.loadUnaligned(fromByteOffset: position + 1, as: UInt64.self)
      )
      // A slash or a dot is looked for at once: they differ in bit 0 only.
      let ones: UInt64 = 0x0101_0101_0101_0101
      let (slash, next) = (words.0 ^ (ones &* 0x2F), (words.1 | ones) ^ (ones &* 0x2F))
      let pairs = (slash &- ones) & ~slash & (next &- ones) & ~next & (ones &* 0x80)
      if pairs != 0 { return true }
      position += 8
    }
    while position + 1 < path.count {
      if path[position] == 0x2F, path[position + 1] | 1 == 0x2F { return true }
      position += 1
    }
    return false
  }
}
