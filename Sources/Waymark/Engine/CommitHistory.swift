/// Where the commits start from that wait to be shown one by one, once the screen shows something else.
///
/// As long as it does not, the steps of the commits lead from what is shown to one after the other, and nothing is kept.
@usableFromInline
struct CommitHistory<R: Route>: Sendable {
  /// The tree as it was when the commit after this one was made, or is now if there is none.
  private var base: EntryTree<R>

  /// The commit.
  private(set) var number: UInt64

  /// What the user has done since, and after which commit, in order.
  private var departures: [Departure] = []

  private struct Departure {
    let number: UInt64
    let id: NavigationID
    let change: UserChange<R>
  }

  init(_ base: EntryTree<R>, after number: UInt64) {
    self.base = base
    self.number = number
  }

  /// Whether nothing has come between the commits.
  var isPlain: Bool { departures.isEmpty }

  mutating func note(_ change: UserChange<R>, as id: NavigationID, after number: UInt64) {
    // What comes next was asked for on a tree that is without it already.
    if number == self.number { return change.apply(to: &base) }
    departures.append(Departure(number: number, id: id, change: change))
  }

  /// The tree that a commit is shown as: without what the user has taken away since.
  func goal(_ change: ProposedChange<R>?) -> EntryTree<R> {
    var goal = change?.applied(to: base) ?? base
    for departure in departures { departure.change.apply(to: &goal) }
    return goal
  }

  /// Finds what of the user's took away something that a commit asked for.
  ///
  /// - Parameters:
  ///   - commit: The next commit, or the one where the history starts.
  ///   - change: What leads to it; `nil` for the one where the history starts.
  /// - Returns: The user's action, or `nil` if all of it is in what the commit is shown as.
  /// - Complexity: O(*n*), where *n* is the number of entries, for each thing that the user has done.
  func undoer(of commit: Commit<R>, _ change: ProposedChange<R>?) -> NavigationID? {
    guard !departures.isEmpty else { return nil }
    var goal = change?.applied(to: base) ?? base
    for departure in departures {
      departure.change.apply(to: &goal)
      if !ShownRoutes(goal).contain(commit) { return departure.id }
    }
    return nil
  }

  /// Goes on to the next commit.
  mutating func advance(by change: ProposedChange<R>?, to number: UInt64) {
    if let change { base = change.applied(to: base) }
    self.number = number
    let passed = departures.prefix { $0.number <= number }.count
    for departure in departures[..<passed] { departure.change.apply(to: &base) }
    departures.removeFirst(passed)
  }
}
