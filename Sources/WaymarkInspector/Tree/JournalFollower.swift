/// Follows a journal record by record: it keeps the trees of each window, and says what each record did.
///
/// It keeps only what later records need, and its memory is limited.
package struct JournalFollower: Sendable {
  /// How many windows are followed.
  private static let maximumWindows = 256

  /// About how many bytes of memory all windows together may take.
  static let maximumWeight = 256 << 20

  private let maximumWeight: Int
  /// About how many bytes they take at most.
  private var weight = 0

  /// The windows by number.
  package private(set) var windows: [Int: JournalWindow] = [:]

  /// The number of records of windows that are not followed, because there are too many windows.
  package private(set) var unfollowedCount = 0

  package init() { self.init(maximumWeight: JournalFollower.maximumWeight) }

  init(maximumWeight: Int) { self.maximumWeight = maximumWeight }

  /// Whether several windows have been seen, so that a record has to name its window.
  ///
  /// It stays `true` when only one window is left.
  package private(set) var hasSeveralWindows = false

  /// The window that was seen first.
  private var firstWindow: Int?

  /// Takes the next record.
  ///
  /// - Parameter record: The next record of the journal.
  /// - Returns: What the record says and what it changed.
  /// - Complexity: O(*n*) in the length of the record; now and then in all that the windows hold.
  package mutating func follow(_ record: JournalRecord) -> JournalMoment {
    let number = record.window ?? 0
    if let window = record.window {
      if let firstWindow, firstWindow != window { hasSeveralWindows = true }
      firstWindow = firstWindow ?? window
    }
    guard windows[number] != nil || windows.count < JournalFollower.maximumWindows else {
      unfollowedCount += 1
      let text = RecordText(record, in: JournalWindow())
      return JournalMoment(record: record, text: text.line, fault: text.fault)
    }
    // Take the window out, so that changing it copies nothing.
    var window = windows.removeValue(forKey: number) ?? JournalWindow()
    let text = RecordText(record, in: window)
    var moment = JournalMoment(record: record, text: text.line, fault: text.fault)
    let (knewTree, knewShown) = (window.tree != nil, window.shown != nil)
    weight -= window.weight
    window.take(record, into: &moment)
    if record.window != nil, record.kind != "gone" {
      weight += window.weight
      windows[number] = window
      if weight > maximumWeight { lighten(&moment) }
    }
    // A window may be new and have the number of an earlier one.
    let isBase = record.kind == "base"
    let left = windows[number] ?? window
    moment.losesTree = (knewTree || isBase) && left.tree == nil
    moment.losesShown = (knewShown || isBase) && left.shown == nil
    return moment
  }

  /// Forgets the content of the heaviest windows, if all windows together hold too much.
  ///
  /// It goes down to half of the limit, so that not every record that follows makes it weigh everything
  /// again.
  private mutating func lighten(_ moment: inout JournalMoment) {
    for number in windows.keys { windows[number]?.weigh() }
    weight = windows.values.reduce(0) { $0 + $1.weight }
    guard weight > maximumWeight / 2 else { return }
    var forgotten: [Int] = []
    for (number, window) in windows.sorted(by: { $0.value.weight > $1.value.weight }) {
      guard weight > maximumWeight / 2 else { break }
      weight -= window.weight
      windows[number]?.forget()
      forgotten.append(number)
    }
    moment.misfit =
      moment.misfit
      ?? (forgotten.count == 1
        ? "the tree of window \(forgotten[0]) takes too much memory and is left out until a record has it whole"
        : "the trees of \(forgotten.count) windows take too much memory and are left out until records have them whole")
  }
}

/// A record, and what it did to the trees.
package struct JournalMoment: Sendable {
  /// The record.
  package let record: JournalRecord

  /// The record as one line of text that is safe to show.
  package let text: String

  /// The fault, in a word or two: `failed`, `timed out`, `damaged`; `nil` if there is none.
  package let fault: String?

  /// How the tree that was asked for changed.
  package var changes: [JournalChange] = []

  /// How the tree on the screen changed.
  package var shownChanges: [JournalChange] = []

  /// Whether the tree that was asked for is unknown from here on.
  package var losesTree = false

  /// Whether the tree on the screen is unknown from here on.
  package var losesShown = false

  /// The misfit with the records before: the tree is unknown from here until a record has a whole one.
  package var misfit: String?
}
