/// The rechecks that have to be repeated if the tree goes back to before them.
///
/// If it does, places come back that were not there to be asked about, or that were refused.
@usableFromInline
struct RecheckHistory {
  /// The kind of a recheck.
  @usableFromInline
  struct Manner: Sendable {
    var isOfPlaces: Bool
    var asksScreens: Bool
    var options: NavigationOptions
  }

  /// The rechecks that have ended since the newest commit that is shown, in order.
  ///
  /// Each has the number of the newest commit at its end, which may be its own.
  private var ended: [(commit: UInt64, manner: Manner)] = []

  /// The kind of recheck that repeats all of them; `nil` if there has been none.
  private(set) var all: Manner?

  /// The navigation of the recheck that was repeated because the tree had gone back.
  var repeated: NavigationID?

  /// Notes that a recheck has ended.
  ///
  /// - Parameters:
  ///   - recheck: The recheck.
  ///   - commit: The number of the newest commit.
  ///   - reached: The number of the newest commit that is shown. The tree cannot go back further.
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

  /// The kind of recheck to repeat if the tree goes back to before a certain commit.
  ///
  /// - Parameter commit: The number of the first commit that is undone.
  /// - Returns: A kind that covers all rechecks since then, or `nil` if there were none.
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

  /// Makes it cover another kind too.
  ///
  /// It asks every guard that one of the two asks, and only screens that both ask.
  mutating func add(_ other: Self) {
    isOfPlaces = isOfPlaces && other.isOfPlaces
    asksScreens = asksScreens && other.asksScreens
  }
}
