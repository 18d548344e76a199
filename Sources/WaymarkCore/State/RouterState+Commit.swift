import WaymarkState

/// Commits: the tree changes, and the host has something to do.
extension RouterState {
  mutating func commit(_ change: Change, bringing brought: ClosedRange<UInt64>?, for request: Request) {
    lastChange = request.patron ?? request.number
    // At rest all that goes is on the screen, and the step that takes it off tells.
    let leaving = brought == nil || !phase.isResting ? change.leaving(tree) : []
    let answer = request.answer.flatMap { tree.contains($0.from) ? $0 : nil }
    let old = answer == nil ? nil : tree
    var moves: [Move] = []
    if case .tree(let new) = change {
      rememberTabs(new)
      if brought == nil { moves = tree.moves(to: new) }
    }
    apply(change, for: request.number)
    haveMoves = haveMoves || !moves.isEmpty
    if let answer, let old { remember(answer, below: old) }
    let left = brought != nil ? [] : unshown.isEmpty ? leaving : leaving.filter { !unshown.contains($0.id) }
    if !phase.isResting { lose(leaving, .superseded(by: lastChange)) }
    if let brought { noteBrought(brought, change) }
    let source = request.opensOrCloses
    if request.wantsAnswer || source != nil { rememberOpened(request, source, brought) }
    commits.append(Commit(request: request, revision: revision, brought: brought, moves: moves, left: left))
    fallBehind(phase.isResting ? newestStep : nil)
    if request.restored != nil { takeOver(request) }
  }

  /// Notes that the host has something to do.
  mutating func fallBehind(_ wholeStep: PlaceStep? = nil) {
    switch phase {
    case .resting: phase = .behind(wholeStep)
    case .behind: phase = .behind(nil)
    case .unknown: phase = .unknown(isRebuildDue: true)
    case .detached, .performing, .rebuilding: break
    }
  }

  /// Changes the tree; the caller says which places are lost.
  private mutating func apply(_ change: Change, for number: NavigationNumber) {
    revision += 1
    commitCount += 1
    switch change {
    case .step(let step):
      tree.apply(step)
      newestStep = step
    case .tree(let new):
      tree = new
      newestStep = nil
    }
    if audience.contains(.commits) { effects.append(.committed(number, change)) }
    if haveMoves { noteMovesTakenBack() }
    noteLostDetours()
  }

  /// Puts another tree in place of the committed one, asked by nobody: for what has happened, or has not.
  mutating func replaceTree(
    with new: PlaceTree, for number: NavigationNumber = 0, losing outcome: Outcome? = nil
  ) {
    let old = tree
    apply(.tree(new), for: number)
    lose(old.places(notIn: new), outcome ?? .superseded(by: lastChange))
  }

  // MARK: Outcomes

  /// Notes the entries that a change brings; they are not on the screen yet.
  private mutating func noteBrought(_ range: ClosedRange<UInt64>, _ change: Change) {
    switch change {
    case .step(let step): step.forEachInserted { unshown.append($0.id) }
    case .tree(let new): unshown += new.places { range.contains($0.id.rawValue) }.map { $0.id }.sorted()
    }
  }

  /// Notes that an entry is on the screen, or never will be; `false` if that was known.
  @discardableResult
  mutating func takeUnshown(_ id: EntryID) -> Bool {
    guard let index = unshown.lastIndex(of: id) else { return false }
    unshown.remove(at: index)
    return true
  }

  /// Notes that entries have gone from the tree; those that were never shown, and are not about to be, are lost.
  mutating func lose(_ places: [Place], _ outcome: Outcome) {
    for place in places where screen?.contains(place.id) != true && !phase.brings(place.id) {
      let index = commits.lastIndex { $0.lost == nil && $0.brought?.contains(place.id.rawValue) == true }
      if takeUnshown(place.id), let index { commits[index].lost = outcome }
      endLife(of: place)
    }
  }

  /// Notes which changes in place that nobody has seen are undone.
  private mutating func noteMovesTakenBack() {
    haveMoves = !commits.isEmpty
    for index in commits.indices where commits[index].lost == nil && !commits[index].moves.isEmpty {
      if !commits[index].moves.allSatisfy(tree.has) { commits[index].lost = .superseded(by: lastChange) }
    }
  }

  /// Ends a request that has nothing more to do as soon as the screen is at rest.
  mutating func endAtRest(_ request: Request) {
    if phase.isResting { return end(request.number, .completed) }
    commits.append(Commit(request: request, revision: revision))
    // A host that has failed twice rests until it is asked again.
    fallBehind()
  }

  /// Ends what was committed up to a revision, because the host has reached that.
  mutating func endCommits(upTo revision: UInt64) {
    let count = commits.firstIndex { $0.revision > revision } ?? commits.count
    if audience.contains(.arrivals), let last = commits[..<count].lastIndex(where: { $0.lost == nil }) {
      seen.request = commits[last].request
      if seen.request?.answer != nil { seen.request?.answer = nil }
    }
    for index in 0..<count { end(commits[index].number, commits[index].lost ?? .completed) }
    if count == commits.count {
      commits.removeAll(keepingCapacity: count < 64)
    } else {
      commits.removeFirst(count)
    }
  }

  /// Goes back to the shown tree; entries that are not on the screen now never will be.
  mutating func goBackToShown(_ outcome: Outcome) {
    leaveQuestion()
    haveMoves = false
    if let shown, shown != tree { replaceTree(with: shown, losing: outcome) }
    let waiting = commits
    commits = []
    for commit in waiting {
      let outcome = commit.lost ?? (isShown(commit) ? .completed : outcome)
      if outcome != .completed, commit.request.wantsAnswer { forgetAsker(commit.number) }
      end(commit.number, outcome)
    }
    unshown = []
    forgetAnswers()
    repeatRecheck(outcome)
  }

  /// Whether the user has seen what a commit did: all that it brought, or, where it brought nothing, that it was done.
  private func isShown(_ commit: Commit) -> Bool {
    if let brought = commit.brought { return !unshown.contains { brought.contains($0.rawValue) } }
    guard let shown, !commit.moves.isEmpty || !commit.left.isEmpty else { return false }
    return commit.moves.allSatisfy(shown.has) && !commit.left.contains { shown.contains($0.id) }
  }

  /// Rechecks what has come back: once if the host has failed, and whenever the user has let go.
  private mutating func repeatRecheck(_ outcome: Outcome) {
    guard var recheck = rechecked.take(), outcome == .cancelled || !recheck.isRepeated else { return }
    recheck.isRepeated = outcome != .cancelled
    var request = Request(0, .nothing, cause: recheck.only == nil ? .app : .user)
    request.recheck = recheck
    agenda.waiting.append(request)
  }
}

extension Tree<Place> {
  /// The changes on the way to another tree that bring and take away nothing.
  fileprivate func moves(to other: PlaceTree) -> [Move] {
    steps(to: other).compactMap { step in
      switch step.change {
      case .select(let path, _, let branch):
        other.key(of: branch, at: path).map { .tab(path, $0) } ?? .column(path, branch)
      case .update(_, _, let new): .update(new)
      case .detents(let index, _, let to): .detents(index, to)
      default: nil
      }
    }
  }

  /// The key of a tab, which may change its position; `nil` for a column.
  private func key(of branch: Int, at path: BranchPath) -> AnyRoute? {
    guard case .tabs(let tabs)? = container(at: path) else { return nil }
    return tabs[branch].key
  }

  /// Whether a change that brings and takes away nothing is still in effect.
  fileprivate func has(_ move: Move) -> Bool {
    switch move {
    case .tab(let path, let key):
      guard case .tabs(let tabs)? = container(at: path) else { return false }
      return tabs.selectedKey == key
    case .column(let path, let branch): return container(at: path)?.focus == branch
    case .update(let new): return entry(new.id)?.route == new.route
    case .detents(let index, let to): return index < modals.count && modals[index].presentation == to
    }
  }
}
