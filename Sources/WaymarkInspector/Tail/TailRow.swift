/// A row of a ``JournalTail``: a record, or a part that could not be read.
package struct TailRow: Sendable {
  /// The kind of the record, or what is wrong.
  package let kind: String

  /// The line of the journal, from 1.
  package let line: Int

  /// The record's number in the journal, if it has one.
  package let number: Int?

  /// The record's time; `nil` for a part that could not be read.
  package let time: Int?

  package let window: Int?

  /// The navigation that the record belongs to, even if it only names a step of it.
  package let navigation: Int?

  /// The course of that navigation, as the number of its first row.
  package let course: Int?

  /// The record as one line of text that is safe to show.
  package let text: String

  /// The fault, in a word or two; `nil` if there is none.
  package let fault: String?

  /// The part that does not fit the records before.
  package let misfit: String?

  /// The record as it is written, shortened.
  package let written: String

  package let changes: [JournalChange]
  package let shownChanges: [JournalChange]

  /// Whether the tree that was asked for, and the one on the screen, are unknown from here on.
  package let loses: (tree: Bool, shown: Bool)

  /// Whether something went wrong.
  package var isFault: Bool { fault != nil || misfit != nil }

  /// Whether a tree changed.
  package var isChange: Bool { changesTree || changesShown }

  /// Whether the tree that was asked for changed.
  package var changesTree: Bool { !changes.isEmpty || loses.tree }

  /// Whether the tree on the screen changed.
  package var changesShown: Bool { !shownChanges.isEmpty || loses.shown }
}

extension TailRow {
  init(_ moment: JournalMoment, navigation: Int?, course: Int?) {
    kind = moment.record.kind.harmless(limit: 40)
    line = moment.record.line
    number = moment.record.sequence
    time = moment.record.time
    window = moment.record.window
    self.navigation = navigation
    self.course = course
    text = moment.text
    fault = moment.fault
    misfit = moment.misfit
    written = moment.record.value.written()
    changes = moment.changes
    shownChanges = moment.shownChanges
    loses = (moment.losesTree, moment.losesShown)
  }

  init(_ problem: JournalProblem) {
    kind = problem.kind.name
    line = problem.line
    (number, time, window, navigation, course) = (nil, nil, nil, nil, nil)
    text = "line \(problem.line), column \(problem.column): \(problem.message)"
    fault = problem.kind.name
    misfit = nil
    written = ""
    (changes, shownChanges) = ([], [])
    loses = (false, false)
  }

  /// About how many bytes of memory it takes.
  var byteCount: Int {
    let places = (changes + shownChanges).reduce(0) { $0 + $1.placeCount }
    return 300 + text.utf8.count + written.utf8.count + 64 * places
  }
}
