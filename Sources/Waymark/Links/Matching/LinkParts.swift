/// Where the parts of a link are in its bytes.
@usableFromInline
struct LinkParts: Sendable {
  /// The path without the slash it begins with, nor one that it ends with.
  @usableFromInline var pathStart = 0
  @usableFromInline var pathEnd = 0
  /// The query, behind its question mark; -1 where there is none.
  @usableFromInline var queryStart = -1
  @usableFromInline var queryEnd = -1
  /// The fragment, behind its number sign, to the end; -1 where there is none.
  @usableFromInline var fragmentStart = -1
  @usableFromInline var fragmentEnd = -1
  /// Whether anything in the path is percent-encoded.
  @usableFromInline var hasEncodedPath = false

  @usableFromInline
  init() {}
}
