/// A text whose path has been decoded, with what a match needs to say where in the link something is.
struct LinkText {
  /// The parts of the decoded text.
  let parts: LinkParts
  /// The parts of the link.
  let original: LinkParts

  /// Where a position of the decoded text is in the link.
  func position(of offset: Int, in link: Span<UInt8>) -> Int {
    guard original.hasEncodedPath else { return offset }
    // The part behind the path is moved, and otherwise as it was.
    if parts.hasQuery, offset >= parts.queryStart {
      return offset - parts.queryStart + original.queryStart
    }
    if parts.hasFragment, offset >= parts.fragmentStart {
      return offset - parts.fragmentStart + original.fragmentStart
    }
    var position = original.pathStart
    for _ in 0..<offset where position < original.pathEnd { position += link[position] == 0x25 ? 3 : 1 }
    return position
  }
}
