/// One item of a journal as it is read: a record or a problem.
package enum JournalItem: Hashable, Sendable {
  case record(JournalRecord)
  case problem(JournalProblem)
}
