/// Counts how often users went each way, from one route to the next that they saw, and how often each link was opened.
///
/// Going back is a way too. A change because of a failure, or a travel through the history, is not.
package struct WayCounter: Sendable {
  /// How many different ways, and how many different links, are counted at most.
  private static let maximumWays = 10_000

  /// The greatest length of a link's pattern that is counted.
  private static let maximumLength = 2000

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

  /// How often further ways were taken, and further links opened, that are not counted because there are too
  /// many.
  package private(set) var uncounted = 0

  private var follower = JournalFollower()
  private var seen: [Int: JournalPlace] = [:]
  private var travels: [Int: Int] = [:]

  package init() {}

  /// Begins with another journal.
  package mutating func beginJournal() {
    follower = JournalFollower()
    seen = [:]
    travels = [:]
  }

  /// Takes the next record of a journal.
  ///
  /// - Parameter record: The next record of the journal.
  /// - Complexity: O(*n*) in the length of the record.
  package mutating func take(_ record: JournalRecord) {
    if record.kind == "submit", let link = record["link"]?.text {
      uncounted += link.utf8.count <= Self.maximumLength ? Self.count(link, in: &links) : 1
    }
    let moment = follower.follow(record)
    guard let number = record.window else { return }
    guard let window = follower.windows[number] else {
      seen[number] = nil
      travels[number] = nil
      return
    }
    if record.kind == "travel" { travels[number] = record.navigation }
    guard !moment.changes.isEmpty || moment.misfit != nil else { return }
    let before = seen[number]
    let now = window.tree?.visiblePlace
    seen[number] = now
    guard let before, let now, before != now, isWay(record, number) else { return }
    let way = Way(from: RouteText.name(in: before.text), to: RouteText.name(in: now.text))
    uncounted += Self.count(way, in: &counts)
  }

  private func isWay(_ record: JournalRecord, _ window: Int) -> Bool {
    switch record.kind {
    case "commit": record.navigation == nil || record.navigation != travels[window]
    case "tree": record["why"]?.text == "user"
    default: false
    }
  }

  /// Counts a way or a link.
  ///
  /// - Returns: 1 if it was left out, or else 0.
  private static func count<Key: Hashable>(_ key: Key, in counts: inout [Key: Int]) -> Int {
    guard counts[key] != nil || counts.count < maximumWays else { return 1 }
    counts[key, default: 0] += 1
    return 0
  }
}

extension JournalTree {
  /// The place that the user sees: the top of the stack in front.
  package var visiblePlace: JournalPlace? { (modals.last?.container ?? root).visiblePlace }
}

extension JournalContainer {
  fileprivate var visiblePlace: JournalPlace? {
    switch self {
    case .stack(let places): places.last
    case .tabs(let tabs, let selected):
      tabs.indices.contains(selected) ? tabs[selected].container.visiblePlace : nil
    case .columns(let columns, _, let front):
      columns.indices.contains(front) ? columns[front].visiblePlace : nil
    }
  }
}

extension RouteText {
  /// The name of a route without its values: `shop.product` in `shop.product(id: 5)`.
  package static func name(in text: String) -> String {
    let name = text.prefix { $0 != "(" }
    return name.isEmpty ? text : String(name)
  }
}
