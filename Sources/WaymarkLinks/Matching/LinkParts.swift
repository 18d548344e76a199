/// Where the parts of a link are in its bytes.
@usableFromInline
struct LinkParts: Sendable {
  /// The path without the slash it begins with, nor one that it ends with.
  var pathStart = 0
  var pathEnd = 0
  /// The query, behind its question mark; -1 where there is none.
  var queryStart = -1
  var queryEnd = -1
  /// The fragment, behind its number sign, to the end; -1 where there is none.
  var fragmentStart = -1
  var fragmentEnd = -1
  /// Whether anything in the path is percent-encoded.
  var hasEncodedPath = false

  var path: Range<Int> { pathStart..<pathEnd }

  var hasQuery: Bool { queryStart >= 0 }

  var hasFragment: Bool { fragmentStart >= 0 }

  /// Whether nothing follows the path.
  var isPathAlone: Bool { !hasQuery && !hasFragment }

  /// The parts of the text whose path has been decoded into fewer bytes, what follows left as it is.
  func shortened(pathCount: Int, suffixStart: Int) -> LinkParts {
    var parts = self
    parts.pathStart = 0
    parts.pathEnd = pathCount
    let shift = suffixStart - pathCount
    if hasQuery { (parts.queryStart, parts.queryEnd) = (queryStart - shift, queryEnd - shift) }
    if hasFragment {
      (parts.fragmentStart, parts.fragmentEnd) = (fragmentStart - shift, fragmentEnd - shift)
    }
    return parts
  }
}
