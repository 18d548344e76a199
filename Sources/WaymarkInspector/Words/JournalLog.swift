/// Writes a journal as a log: a line for each record, and one for each tree that changed.
package struct JournalLog: Sendable {
  private let faultsOnly: Bool
  private let navigation: Int?
  private let window: Int?
  /// Finds the navigation of records that name only a step.
  private var tracker = CourseTracker()
  private var recordCount = 0

  /// - Parameters:
  ///   - faultsOnly: Whether to write only what went wrong.
  ///   - navigation: The only navigation to write about; all if `nil`.
  ///   - window: The only window to write about; all if `nil`.
  package init(faultsOnly: Bool = false, navigation: Int? = nil, window: Int? = nil) {
    self.faultsOnly = faultsOnly
    self.navigation = navigation
    self.window = window
  }

  /// The lines for the next record.
  ///
  /// - Parameters:
  ///   - moment: The record, and what it did.
  ///   - follower: The follower of the journal, after the record.
  /// - Returns: The lines, which are safe to print on a terminal; empty if the record was not asked for.
  /// - Complexity: O(*n*) in the length of what is written.
  package mutating func lines(for moment: JournalMoment, in follower: JournalFollower) -> String {
    let record = moment.record
    let state = record.window.flatMap { follower.windows[$0] }
    let belongsTo = tracker.take(moment, row: recordCount, in: state)
    _ = tracker.takeFinished()
    recordCount += 1
    if faultsOnly, moment.fault == nil, moment.misfit == nil { return "" }
    if let navigation, belongsTo != navigation { return "" }
    if let window, let other = record.window, other != window { return "" }
    let number = belongsTo.map { "#\($0)" } ?? ""
    let place =
      follower.hasSeveralWindows ? JournalLog.padded(record.window.map { "w\($0)" } ?? "", to: 4) : ""
    let head =
      (moment.fault == nil && moment.misfit == nil ? "  " : "! ")
      + JournalLog.padded(record.time.clock, to: 12) + place + JournalLog.padded(number, to: 6)
    let kind = JournalLog.padded(record.kind.harmless(limit: 40), to: 10)
    var lines = "\(head)\(kind)\(moment.text)".trimmingEnd + "\n"
    let indent = String(repeating: " ", count: 30 + place.count)
    if !moment.changes.isEmpty, record.kind != "base", let tree = state?.tree {
      lines += "\(indent)\(tree)\n"
    }
    // Compare the written trees, which are short however deep the trees are.
    if !moment.shownChanges.isEmpty, record.kind != "base", let shown = state?.shown?.description,
      shown != state?.tree?.description
    {
      lines += "\(indent)on the screen: \(shown)\n"
    }
    if let misfit = moment.misfit {
      lines += "\(indent)\(misfit); it is not known until the next whole one\n"
    }
    return lines
  }

  private static func padded(_ text: String, to width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}

extension Int {
  /// Microseconds as a time on a clock: `0:04.120300`.
  package var clock: String {
    let rest = "\(self % 60_000_000 / 1_000_000)"
    let fraction = "\(self % 1_000_000)"
    return "\(self / 60_000_000):\(rest.count < 2 ? "0" : "")\(rest)."
      + String(repeating: "0", count: Swift.max(0, 6 - fraction.count)) + fraction
  }
}

extension String {
  fileprivate var trimmingEnd: String {
    var text = self[...]
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}
