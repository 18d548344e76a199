/// What a reader of a journal comes upon.
package enum JournalItem: Hashable, Sendable {
  case record(JournalRecord)
  case problem(JournalProblem)
}
