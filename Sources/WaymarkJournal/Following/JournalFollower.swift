/// Follows a journal record by record: knows the windows with their trees and says what each record did.
///
/// It keeps what is needed to go on and nothing else, within bounds.
package struct JournalFollower: Sendable {
  /// How many windows are followed.
  private static let maximumWindows = 256

  /// About how many bytes all windows may take in memory together.
  static let maximumWeight = 256 << 20

  private let maximumWeight: Int
  /// About how many bytes they take at most.
  private var weight = 0

  /// The windows by number.
  package private(set) var windows: [Int: JournalWindow] = [:]

  /// How many records belong to windows beyond those that are followed.
  package private(set) var unfollowedCount = 0

  package init() { self.init(maximumWeight: JournalFollower.maximumWeight) }

  init(maximumWeight: Int) { self.maximumWeight = maximumWeight }

  /// Whether several windows have been seen, so that a record has to say which it is about: also once but one of them has gone.
  package private(set) var hasSeveralWindows = false

  /// The window that was seen first.
  private var firstWindow: Int?

  /// Takes the next record.
  ///
  /// - Parameter record: The record after the one before.
  /// - Returns: What it says and changed.
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
    // Taken out, so that there is one of it alone while it changes.
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
    // A window may be new, of a number that another one had.
    let isBase = record.kind == "base"
    let left = windows[number] ?? window
    moment.losesTree = (knewTree || isBase) && left.tree == nil
    moment.losesShown = (knewShown || isBase) && left.shown == nil
    return moment
  }

  /// Lets go of what the heaviest windows hold, where all together hold too much.
  ///
  /// Down to half of that, so that not every record that comes has all of it weighed.
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
      ?? "there is too much of \(forgotten.count == 1 ? "window \(forgotten[0])" : "\(forgotten.count) windows") to be "
      + "followed any further before it comes whole again"
  }
}
