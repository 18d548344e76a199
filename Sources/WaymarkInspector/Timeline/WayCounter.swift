import Waymark
import WaymarkStorage

/// Counts how often users went each way, from one route to the next that they saw, and how often each link was opened.
///
/// Going back is a way too. A change because of a failure, or a travel through the history, is not.
package struct WayCounter: Sendable {
  /// A way from one route to another, by their names.
  package struct Way: Hashable, Sendable {
    package let from: String
    package let to: String
  }

  /// How often each way was taken.
  package private(set) var counts: [Way: Int] = [:]

  /// How often each link was opened, by its pattern.
  package private(set) var links: [String: Int] = [:]

  private var timeline = Timeline()
  private var seen: [Int: JournalPlace] = [:]
  private var travels: [Int: Int] = [:]

  package init() {}

  /// Begins with another journal.
  package mutating func beginJournal() { (timeline, seen, travels) = (Timeline(), [:], [:]) }

  /// Takes the next record of a journal.
  ///
  /// - Complexity: That of ``Timeline/take(_:)``.
  package mutating func take(_ record: JournalRecord) {
    if record.kind == "submit", let link = record["link"]?.string { links[link, default: 0] += 1 }
    let row = timeline.take(record)
    guard let window = record.window else { return }
    if record.kind == "travel" { travels[window] = record.navigation }
    guard row.changesTree else { return }
    let before = seen[window]
    let now = row.trees.tree?.visibleElement
    seen[window] = now
    guard let before, let now, before != now else { return }
    let isTravel = record.navigation != nil && record.navigation == travels[window]
    guard record.kind == "commit" ? !isTravel : record["why"]?.string == "user" else { return }
    counts[Way(from: before.route.routeName, to: now.route.routeName), default: 0] += 1
  }
}
