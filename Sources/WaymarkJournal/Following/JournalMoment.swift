/// A record with what it did, as somebody following the journal sees it.
package struct JournalMoment: Sendable {
  /// The record.
  package let record: JournalRecord

  /// What it says, in one harmless line.
  package let text: String

  /// In a word or two what went wrong, if something did: `failed`, `timed out`, `damaged`.
  package let fault: String?

  /// How the tree that was asked for changed.
  package var changes: [JournalChange] = []

  /// How the tree on the screen changed.
  package var shownChanges: [JournalChange] = []

  /// Whether the tree that was asked for is not known any more.
  package var losesTree = false

  /// Whether the tree on the screen is not known any more.
  package var losesShown = false

  /// What did not fit what came before: the tree is not known from here to the next whole one.
  package var misfit: String?
}
