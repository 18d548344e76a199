import WaymarkState

/// A navigation that is committed and has not ended.
struct Commit: Sendable {
  let request: Request
  let revision: UInt64
  let change: Change
  /// The trees before and after it, if it brought nothing and took nothing away.
  var inPlace: (before: PlaceTree, after: PlaceTree)?
  /// Set when something that it did is taken back before it was on the screen.
  var lost: Outcome?

  var number: NavigationNumber { request.number }
}

/// Commits: the tree changes, and the host has something to do.
extension RouterState {
  /// Changes the tree as everybody who was asked has allowed.
  ///
  /// - Parameters:
  ///   - change: The change.
  ///   - request: The request that it carries out.
  ///   - navigation: The navigation in whose name, if the request is the router's own.
  mutating func commit(_ change: Change, for request: Request, in navigation: NavigationNumber? = nil) {
    lastChange = navigation ?? request.number
    if let answer = request.answer, case .close(let id) = request.edit {
      remember(answer, of: id, in: change.applied(to: tree))
    }
    let before = change.isInPlace ? tree : nil
    apply(change, for: request.number)
    // At rest the screen shows all that goes, whose lives end with the step that takes it off.
    if !phase.isResting { lose(change.leaving) }
    rememberOpener(request, change)
    let inPlace = before.map { ($0, tree) }
    if inPlace != nil { newestInPlace = revision }
    commits.append(Commit(request: request, revision: revision, change: change, inPlace: inPlace))
    fallBehind(by: change.steps.count == 1 ? change.steps[0] : nil)
  }

  mutating func commit(_ change: Change, for pending: Pending) {
    commit(change, for: pending.request)
    giveRestored(pending)
  }

  /// Notes that the host has something to do, and the step that is all of it if it was at rest.
  mutating func fallBehind(by step: PlaceStep? = nil) {
    switch phase {
    case .resting: phase = .behind(step)
    case .behind: phase = .behind(nil)
    case .unknown: phase = .unknown(isRebuildDue: true)
    case .detached, .performing, .rebuilding: break
    }
  }

  /// Changes the tree; the caller says which places are lost.
  private mutating func apply(_ change: Change, for number: NavigationNumber) {
    for step in change.steps {
      rememberTab(step)
      tree.apply(step)
    }
    revision += 1
    treeVersion += 1
    newestChange = change
    // A change in place that nobody has seen is taken back.
    if !commits.isEmpty, commits[0].revision <= newestInPlace {
      for index in commits.indices where commits[index].inPlace?.before == tree {
        commits[index].lost = commits[index].lost ?? .superseded(by: lastChange)
      }
    }
    if audience.contains(.commits) { effects.append(.committed(number, change)) }
    cancelLostDetours()
  }

  /// Puts another tree in place of the committed one, asked by nobody: for what has happened, or has not.
  mutating func replaceTree(with new: PlaceTree, for number: NavigationNumber = 0) {
    let change = Change(tree.steps(to: new))
    if change.steps.isEmpty { return }
    apply(change, for: number)
    lose(change.leaving)
  }

  // MARK: Outcomes

  /// Notes that entries have gone from the tree; those that are not on the screen, and not about to be, are lost.
  mutating func lose(_ places: [Place]) {
    let coming = Set(phase.brought.map { $0.id })
    let lost = places.filter { screen?.contains($0.id) != true && !coming.contains($0.id) }
    for place in lost {
      let index = commits.lastIndex { $0.lost == nil && $0.change.coming.contains { $0.id == place.id } }
      if let index { commits[index].lost = .superseded(by: lastChange) }
      if !saved(of: place.id).isEmpty { effects.append(.noticed(.savedIsLost(place))) }
      endLife(of: place)
    }
  }

  /// Ends a request that has nothing more to do as soon as the screen is at rest.
  mutating func endAtRest(_ request: Request) {
    if phase.isResting { return end(request.number, .completed) }
    commits.append(Commit(request: request, revision: revision, change: Change()))
    // A host that has failed twice rests until it is asked again.
    fallBehind()
  }

  /// Ends what was committed up to a revision, because the host has reached that.
  mutating func endCommits(upTo revision: UInt64) {
    let count = commits.firstIndex { $0.revision > revision } ?? commits.count
    if audience.contains(.arrivals), let last = commits[..<count].lastIndex(where: { $0.lost == nil }) {
      seen.request = commits[last].request
    }
    for index in 0..<count { end(commits[index].number, commits[index].lost ?? .completed) }
    // A new array, so that those that have ended are released when the old one is not in use any more.
    if count == 1, commits.count == 1 { commits.removeLast() } else { commits = Array(commits[count...]) }
  }

  /// Goes back to the shown tree; entries that are not on the screen now never will be.
  mutating func goBackToShown(_ outcome: Outcome) {
    leaveQuestion()
    host.hasShownAnother = false
    let ended = commits.map { ($0, $0.lost ?? (isShown($0) ? .completed : outcome)) }
    commits = []
    if let shown { replaceTree(with: shown) }
    for (commit, outcome) in ended {
      if outcome != .completed, commit.request.wantsAnswer { forgetOpener(commit.number) }
      end(commit.number, outcome)
    }
    // Screens that were about to close are there again.
    for id in records.keys { records[id]?.answer = nil }
    repeatRecheck(ended.compactMap { $0.0.request.edit.recheck }, outcome)
  }

  /// Whether all that a commit has brought is on the screen, or has gone from there, and all that it took away is off it.
  private func isShown(_ commit: Commit) -> Bool {
    guard let screen, !commit.change.isInPlace else { return false }
    return !commit.change.coming.contains { tree.contains($0.id) && !screen.contains($0.id) }
      && !commit.change.leaving.contains { screen.contains($0.id) }
  }

  /// Rechecks what has come back: once if the host has failed, and whenever the user has let go.
  private mutating func repeatRecheck(_ rechecks: [Recheck], _ outcome: Outcome) {
    guard var recheck = rechecks.last else { return }
    // Two different ones are one of everything, which asks no screens.
    if rechecks.contains(where: { $0 != recheck }) { recheck = Recheck() }
    guard outcome == .cancelled || !recheck.isRepeated else { return }
    recheck.isRepeated = outcome != .cancelled
    agenda.waiting.append(Pending(Request(0, .recheck(recheck), cause: recheck.only == nil ? .app : .user)))
  }
}
