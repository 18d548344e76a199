/// How far a search in a radix tree has come.
struct RadixSearch {
  /// The reader of the parameters, which knows where they are.
  var reader: LinkReader
  let source: LinkSource
  /// How many bytes the link has.
  let length: Int
  /// How much of the text some pattern fits.
  var furthest: Int
  /// The flaw of the text with which nothing else is tried.
  var flaw: LinkFlaw?
  /// Why the first link whose path fits did not take the text.
  var fault: LinkFault?

  init(_ parts: LinkParts, _ source: LinkSource, length: Int) {
    reader = LinkReader(parts)
    self.source = source
    self.length = length
    furthest = parts.pathStart
  }

  var parts: LinkParts { reader.parts }

  @inline(__always)
  mutating func stop(_ position: Int) -> Bool {
    if position > furthest { furthest = position }
    return false
  }
}
