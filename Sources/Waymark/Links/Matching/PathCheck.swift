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
    guard !path.isEmpty else { return nil }
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
}
