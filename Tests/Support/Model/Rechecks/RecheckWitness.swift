import Waymark

/// Hears from events which rechecks begin again as the tree goes back: one under way, or one that came to its end while what is
/// taken back was on its way.
struct RecheckWitness {
  /// A recheck to repeat.
  struct Due {
    let asksScreens: Bool
  }

  /// The rechecks under way, and whether they ask screens.
  private var rechecks: [NavigationID: Bool] = [:]
  /// What is committed and has not ended.
  private var onTheirWay: Set<NavigationID> = []
  /// What was on its way when rechecks came to their ends.
  private var ended: [(commits: Set<NavigationID>, asksScreens: Bool)] = []
  /// The recheck that is asked for next is the repetition of one.
  private var isRepeating = false
  /// The repetition, once it has begun.
  private(set) var repeated: NavigationID?
  /// What has committed the root alone that the repetition has left: a navigation of its own.
  private var rootAlone: NavigationID?
  /// What has been asked for and has not ended.
  private var requested: Set<NavigationID> = []
  /// What the event before told of, if that was a commit that nobody had asked for, as a recheck makes one.
  ///
  /// Misuse, and what the commit has brought to an end, come in between.
  private var justKept: NavigationID?

  mutating func take(_ event: RouterEvent<Spot>) {
    if case .misused = event.kind { return }
    let id = event.navigationID
    let keptBefore = justKept
    justKept = nil
    if case .requested = event.kind { requested.insert(id) }
    switch event.kind {
    case .requested(let intent):
      guard case .recheck(let asksScreens)? = intent.editKind else { break }
      rechecks[id] = asksScreens
      if isRepeating { (repeated, rootAlone) = (id, nil) }
      isRepeating = false
    case .committed:
      onTheirWay.insert(id)
      if !requested.contains(id) { justKept = id }
      end(id)
    // A screen has sent it elsewhere: it is another navigation from then on.
    case .redirected, .detoured: rechecks[id] = nil
    case .finished(let outcome):
      // One that screens object to, or that another takes the place of, has decided nothing.
      if [.unchanged, .completed, .failed(.rootRefused)].contains(outcome) { end(id) }
      rechecks[id] = nil
      onTheirWay.remove(id)
      requested.remove(id)
      if outcome == .failed(.rootRefused), id == repeated {
        rootAlone = keptBefore
      } else {
        justKept = keptBefore
      }
    default: break
    }
  }

  var isUnderWay: Bool { !rechecks.isEmpty }

  private mutating func end(_ id: NavigationID) {
    if let asksScreens = rechecks.removeValue(forKey: id) { ended.append((onTheirWay, asksScreens)) }
  }

  /// What has to be repeated as the tree has gone back.
  ///
  /// - Parameters:
  ///   - event: What tells of it.
  ///   - isRootOnItsWay: Whether one under way waits for what takes the place of the window's root.
  /// - Returns: What, if anything.
  mutating func due(_ event: RouterEvent<Spot>, isRootOnItsWay: Bool) -> Due? {
    let due = ended.filter { !$0.commits.isDisjoint(with: onTheirWay) }.map(\.asksScreens) + rechecks.values
    guard !due.isEmpty else { return nil }
    // What cannot be shown twice is not tried for ever.
    if case .rebuildFailed = event.kind, let repeated {
      let isInVain =
        rechecks.isEmpty
        ? onTheirWay.contains(rootAlone ?? repeated) : isRootOnItsWay && rechecks[repeated] != nil
      if isInVain { return nil }
    }
    isRepeating = true
    return Due(asksScreens: due.allSatisfy(\.self))
  }
}
