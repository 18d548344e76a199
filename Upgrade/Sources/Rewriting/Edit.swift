import SwiftSyntax

/// Bytes of a file and what takes their place.
struct Edit: Hashable {
  let range: Range<Int>
  let text: String

  /// Applies edits, which do not overlap.
  static func apply(_ edits: Set<Edit>, to source: [UInt8]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for edit in edits.sorted(by: {
      ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound)
    })
    where edit.range.lowerBound >= position {
      result += source[position..<edit.range.lowerBound]
      result += edit.text.utf8
      position = edit.range.upperBound
    }
    return result + source[position...]
  }
}

/// A place that the tool cannot decide about.
///
/// Rewriting moves no line, so that it is the same before and after.
struct Undecided: Hashable, Comparable {
  let line: Int
  let text: String

  static func < (one: Undecided, other: Undecided) -> Bool {
    (one.line, one.text) < (other.line, other.text)
  }
}

extension SyntaxProtocol {
  /// The bytes of the file that it takes, without blanks and comments around it.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
