/// Follows a journal record by record: knows the windows with their trees and says what each record did.
///
/// It keeps what is needed to go on and nothing else, within bounds.
package struct JournalFollower: Sendable {
  /// How many windows are followed.
  private static let maximumWindows = 256

  /// The windows by number.
  package private(set) var windows: [Int: JournalWindow] = [:]

  /// How many records belong to windows beyond those that are followed.
  package private(set) var unfollowedCount = 0

  package init() {}

  /// Whether several windows have been seen, so that a record has to say which it is about.
  package var hasSeveralWindows: Bool { windows.count > 1 }

  /// Takes the next record.
  ///
  /// - Parameter record: The record after the one before.
  /// - Returns: What it says and changed.
  /// - Complexity: O(*n*) in the length of the record.
  package mutating func follow(_ record: JournalRecord) -> JournalMoment {
    let number = record.window ?? 0
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
    window.take(record, into: &moment)
    // A window may be new, of a number that another one had.
    let isBase = record.kind == "base"
    moment.losesTree = (knewTree || isBase) && window.tree == nil
    moment.losesShown = (knewShown || isBase) && window.shown == nil
    if record.window != nil, record.kind != "gone" { windows[number] = window }
    return moment
  }
}
