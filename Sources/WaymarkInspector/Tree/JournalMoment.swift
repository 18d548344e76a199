/// A record, and what it did to the trees.
package struct JournalMoment: Sendable {
  /// The record.
  package let record: JournalRecord

  /// The record as one line of text that is safe to show.
  package let text: String

  /// What went wrong, in a word or two: `failed`, `timed out`, `damaged`; `nil` if nothing did.
  package let fault: String?

  /// How the tree that was asked for changed.
  package var changes: [JournalChange] = []

  /// How the tree on the screen changed.
  package var shownChanges: [JournalChange] = []

  /// Whether the tree that was asked for is unknown from here on.
  package var losesTree = false

  /// Whether the tree on the screen is unknown from here on.
  package var losesShown = false

  /// What does not fit the records before: the tree is unknown from here until a record has a whole one.
  package var misfit: String?
}
