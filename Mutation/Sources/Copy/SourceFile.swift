/// A file that is changed: its text, its mutants, and which of them are built in.
struct SourceFile {
  let path: String
  let source: String
  let mutants: [Mutant]
  /// The number of its first mutant.
  let firstNumber: Int
  /// Positions in `mutants`.
  var kept: [Int]

  var schema: Schema { Schema(source: source, mutants: mutants, kept: kept, firstNumber: firstNumber) }
}
