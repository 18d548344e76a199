/// One small change of one place.
struct Mutant {
  /// The file and the line, the declaration, and what is changed into what.
  let line: String
  let form: Form
  /// The range that the tool replaces or puts text in front of, as offsets of bytes.
  let range: Range<Int>
  /// Where its declaration is.
  let declarationRange: Range<Int>

  /// How a change is built into the source.
  enum Form {
    /// Another expression in place of the one in the range.
    case expression(String)
    /// Another statement, or none, in place of the one in the range.
    case statement(String)
    /// Text at the start of the range, which is empty, with `#m` where the question is asked.
    case insertion(String)
  }
}
