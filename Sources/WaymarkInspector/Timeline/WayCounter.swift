import WaymarkStorage

/// Counts how often users went each way, from one route to the next that they saw, and how often each link was opened.
///
/// Going back is a way too. A change because of a failure, or a travel through the history, is not.
package struct WayCounter: Sendable {
  /// How many different ways, and how many different links, are counted at most.
  private static let maximumWays = 10_000

  /// A way from one route to another, by their names.
  package struct Way: Hashable, Sendable {
    package let from: String
    package let to: String

    package init(from: String, to: String) {
      self.from = from
      self.to = to
    }
  }

  /// How often each way was taken.
  package private(set) var counts: [Way: Int] = [:]

  /// How often each link was opened, by its pattern.
  package private(set) var links: [String: Int] = [:]

  /// How often further ways were taken, and further links opened, that are not counted because there are too many.
  package private(set) var uncounted = 0

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
    if record.kind == "submit", let link = record["link"]?.string { count(link, in: \.links) }
    let row = timeline.take(.record(record))
    guard let window = record.window else { return }
    if record.kind == "travel" { travels[window] = record.navigation }
    guard row.changesTree else { return }
    let before = seen[window]
    let now = row.trees.tree?.visiblePlace
    seen[window] = now
    guard let before, let now, before != now else { return }
    let isTravel = record.navigation != nil && record.navigation == travels[window]
    guard record.kind == "commit" ? !isTravel : record["why"]?.string == "user" else { return }
    count(Way(from: before.name, to: now.name), in: \.counts)
  }

  private mutating func count<Key: Hashable>(_ key: Key, in counts: WritableKeyPath<WayCounter, [Key: Int]>) {
    if self[keyPath: counts][key] != nil || self[keyPath: counts].count < Self.maximumWays {
      self[keyPath: counts][key, default: 0] += 1
    } else {
      uncounted += 1
    }
  }
}
