/// The rechecks that the tree may go back to before.
///
/// Where it does, what comes back was not there to be asked about, or what was refused is there again.
@usableFromInline
struct RecheckHistory {
  /// How what is there has been asked about.
  @usableFromInline
  struct Manner: Sendable {
    var isOfPlaces: Bool
    var asksScreens: Bool
    var options: NavigationOptions
  }

  /// The rechecks that have come to their end since the newest commit that is shown, each with the number of the newest commit
  /// then, which may be its own; in order.
  private var ended: [(commit: UInt64, manner: Manner)] = []

  /// How to ask about what may be from before any of them; `nil` where there has been none.
  private(set) var all: Manner?

  /// The navigation that asked again because the tree had gone back.
  var repeated: NavigationID?

  /// Notes that a recheck has come to its end.
  ///
  /// - Parameters:
  ///   - recheck: The recheck.
  ///   - commit: The number of the newest commit.
  ///   - reached: The number of the newest one that is shown, before which the tree does not go back.
  /// - Complexity: O(log *n*), amortised, where *n* is the number of those that are kept.
  @MainActor
  mutating func note<R: Route>(_ recheck: Recheck<R>, upTo commit: UInt64, reached: UInt64) {
    var manner = Manner(recheck)
    var all = all ?? manner
    all.add(manner)
    self.all = all
    let old = ended.partitioningIndex { $0.commit >= reached }
    if old * 2 > ended.count { ended.removeFirst(old) }
    if let same = ended.last, same.commit == commit {
      manner.add(same.manner)
      ended.removeLast()
    }
    ended.append((commit, manner))
  }

  /// What to repeat once the tree is as it was before a certain commit.
  ///
  /// - Parameter commit: The number of the first that is taken back.
  /// - Returns: What does for all that have been asked since, or `nil` where nobody has.
  func due(before commit: UInt64) -> Manner? {
    let due = ended[ended.partitioningIndex { $0.commit >= commit }...]
    guard var manner = due.last?.manner else { return nil }
    for other in due { manner.add(other.manner) }
    return manner
  }
}

extension RecheckHistory.Manner {
  @MainActor
  init<R: Route>(_ recheck: Recheck<R>) {
    isOfPlaces = recheck.isOfPlaces
    asksScreens = recheck.asksScreens
    options = recheck.one.navigation.options
  }

  /// Has it do for another too: guards that one asks are asked, and screens that one does not ask are not.
  mutating func add(_ other: Self) {
    isOfPlaces = isOfPlaces && other.isOfPlaces
    asksScreens = asksScreens && other.asksScreens
  }
}
