/// One small change of one place.
struct Mutant {
  /// The file, relative to the root of the repository.
  let file: String
  /// The declaration around it, as `Type.method(label:)`.
  let declaration: String
  let line: Int
  /// What is changed into what, on one line.
  let change: String
  /// Which of the equal changes in the declaration it is, from 1 on.
  var occurrence = 1
  let form: Form
  /// What the tool replaces or puts in front of something, as offsets of bytes.
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

  /// What identifies it however the lines around it change.
  var key: String {
    "\(file) | \(declaration) | \(change)" + (occurrence > 1 ? " #\(occurrence)" : "")
  }
}
