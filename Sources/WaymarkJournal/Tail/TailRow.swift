/// A record as it is kept in a ``JournalTail``, or something that could not be read.
package struct TailRow: Sendable {
  /// The kind of the record, or what is wrong.
  package let kind: String

  /// The number that the journal gives it, if it does.
  package let number: Int?

  /// When it was; `nil` for what could not be read.
  package let time: Int?

  package let window: Int?

  /// The navigation that it belongs to, also where it names only a step of it.
  package let navigation: Int?

  /// The course of that navigation, by the row that it begins with.
  package let course: Int?

  /// What it says, in one harmless line.
  package let text: String

  /// In a word or two what went wrong, if something did.
  package let fault: String?

  /// What did not fit what came before.
  package let misfit: String?

  /// The record as it is written, shortened.
  package let written: String

  package let changes: [JournalChange]
  package let shownChanges: [JournalChange]

  /// Whether the trees are not known any more: that which was asked for, and that on the screen.
  let loses: (tree: Bool, shown: Bool)

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
    (number, time, window, navigation, course) = (nil, nil, nil, nil, nil)
    text = "line \(problem.line), column \(problem.column): \(problem.message)"
    fault = problem.kind.name
    misfit = nil
    written = ""
    (changes, shownChanges) = ([], [])
    loses = (false, false)
  }

  /// About how much memory it takes.
  var byteCount: Int {
    let places = (changes + shownChanges).reduce(0) { $0 + $1.placeCount }
    return 300 + text.utf8.count + written.utf8.count + 64 * places
  }
}
