/// Where a text stops being JSON, and why.
package struct JSONError: Error, Hashable, Sendable {
  /// The place in the text, in bytes from 0.
  package let offset: Int

  /// What is wrong there, as the end of a sentence: `expected a value`.
  package let problem: String

  package init(offset: Int, problem: String) {
    self.offset = offset
    self.problem = problem
  }
}
