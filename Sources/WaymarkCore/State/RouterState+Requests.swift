import WaymarkState

/// Requests: one is decided at a time, and the newest comes first.
extension RouterState {
  mutating func asked(_ request: Request) {
    if isReleased { return end(request.number, .failed(.routerReleased)) }
    if let screen = request.screen { showAgain(insteadOf: screen) }
    if joins(request) || answersQuestion(request) { return }
    var pending = Pending(request)
    if waitsForRestore(pending) { return }
    if let gone = screenIsGone(for: request, in: tree) { return end(request.number, gone) }
    propose(&pending)
  }

  /// Decides a request at once, or lets it wait for something that comes first.
  ///
  /// A newer request supersedes older ones that matter as much. But a recheck is never dropped: it waits for whatever else is
  /// being decided, and for whatever comes before guards have answered it.
  mutating func propose(_ newer: inout Pending) {
    let (priority, isRecheck) = (newer.request.priority, newer.isRecheck)
    newer.askedAt = isRecheck ? nil : treeVersion
    let restore = agenda.restore
    let isOlder = { (one: Pending) in
      !isRecheck && one.askedAt != nil && one.request.priority == priority && one.number != restore
    }
    if !agenda.waiting.isEmpty {
      for older in agenda.waiting where isOlder(older) { supersede(older, by: &newer) }
      agenda.waiting.removeAll(where: isOlder)
    }
    if let deciding = agenda.deciding {
      // All wait for a restore that comes first.
      let isFirst = deciding.pending.number == restore && newer.request.cause != .restore
      let givesWay =
        isRecheck && !deciding.pending.isRecheck || isFirst || priority < deciding.pending.request.priority
      if givesWay { return agenda.waiting.append(newer) }
      if let older = stopDeciding() {
        if older.isRecheck { agenda.waiting.insert(older, at: 0) } else { supersede(older, by: &newer) }
      }
    }
    begin(newer)
  }

  /// Works out what a request changes, and asks about it.
  mutating func begin(_ pending: Pending) {
    switch pending.edit {
    case .leaveWindow: ask(about: Change(), for: pending, .leaving)
    case _ where isBetweenHosts && pending.asksScreens: waitForHost(pending)
    case .recheck: ask(about: Change(), for: pending, .inspecting)
    default:
      let worked = workOut(pending)
      decide(worked, for: pending)
    }
  }

  /// Asks about a change that is worked out, or commits it if there is nobody to ask.
  ///
  /// - Parameters:
  ///   - worked: The change.
  ///   - pending: The request that somebody has made.
  ///   - opening: The stage, if the change is the opening of a detour.
  mutating func decide(_ worked: Worked, for pending: Pending, _ opening: Proposal.Stage? = nil) {
    let change: Change
    switch worked {
    case .change(let found): change = found
    case .unchanged:
      if case .selectAgain(let path) = pending.edit { noteSelectedAgain(path) }
      giveRestored(pending)
      // The recheck has taken places away, which was a change; it ends when the screen has come to rest.
      if pending.hasCut { return endAtRest(pending.request) }
      return endUncommitted(pending, .unchanged)
    case .failed(let failure): return endUncommitted(pending, .failed(failure))
    case .own(let edit): return askForWork(edit, pending)
    }
    if let opening {
      ask(about: change, for: pending, opening)
    } else if guards.isEmpty {
      commit(change, for: pending)
    } else {
      ask(about: change, for: pending, pending.isRestore ? .inspecting : .asking)
    }
  }

  private mutating func noteSelectedAgain(_ path: BranchPath) {
    guard let parent = path.parent, case .tabs(let tabs)? = tree.container(at: parent) else { return }
    effects.append(.noticed(.selectedAgain(tabs[path.branch(at: path.branchCount - 1)].key)))
  }

  // MARK: The app's own edits

  private mutating func askForWork(_ edit: EditNumber, _ pending: Pending) {
    lastTurn += 1
    agenda.deciding = Deliberation(
      proposal: Proposal(pending, .working(lastTurn)), workedOutAt: treeVersion, turns: [])
    let tree = treeWithoutDetours(of: pending)
    effects.append(
      .workOut(
        Work(
          number: lastTurn, navigation: pending.number, edit: edit, screen: pending.subject, tree: tree,
          ids: ids)))
  }

  /// Decides about the tree that the app's edit makes, which is never out of date: `goOn` asks for it anew when the tree changes.
  mutating func workedOut(_ number: WorkNumber, _ result: WorkResult) {
    guard let deciding = agenda.deciding, case .working(number) = deciding.proposal.stage else { return }
    agenda.deciding = nil
    switch result {
    case .failed(let failure): decide(.failed(failure), for: deciding.pending)
    case .tree(let tree, let last):
      var pending = deciding.pending
      pending.ownTree = tree
      decide(change(to: tree, lastID: last, for: pending), for: pending)
    }
  }

  // MARK: Order

  /// Ends a request, whose detours close with what comes instead.
  mutating func supersede(_ older: Pending, by newer: inout Pending) {
    newer.detours = older.detours + newer.detours
    end(older.number, .superseded(by: newer.number))
  }

  /// Goes on with what is being decided: with the next turn, or anew if the tree is another one.
  mutating func goOn() {
    if agenda.deciding?.workedOutAt == treeVersion {
      if case .working? = agenda.deciding?.proposal.stage { return }
      return askNext()
    }
    // A screen that is being asked decides first, unless it is gone, so that nobody is asked twice.
    if let asker = agenda.deciding?.open?.asked.objector, tree.contains(asker) { return }
    if let pending = stopDeciding() { begin(pending) }
  }

  /// Lets a request wait for the screens of the next host, after those that matter as much.
  private mutating func waitForHost(_ pending: Pending) {
    var pending = pending
    if pending.askedAt != nil { pending.askedAt = treeVersion }
    let index = agenda.waiting.firstIndex { $0.request.priority < pending.request.priority }
    agenda.waiting.insert(pending, at: index ?? agenda.waiting.endIndex)
  }

  /// Takes out what is being decided, to be proposed again or to end.
  mutating func stopDeciding() -> Pending? {
    closeQuestion()
    guard var pending = agenda.deciding.take()?.pending else { return nil }
    // A recheck begins anew, with the places that are there then.
    if pending.isRecheck {
      (pending.edit, pending.isRedirected, pending.refusedRoot) = (pending.request.edit, false, nil)
    }
    return pending
  }

  mutating func beginWaiting() {
    while let index = agenda.firstReady, !isBetweenHosts {
      let next = agenda.waiting.remove(at: index)
      // A request that has waited never undoes what has been done since.
      if let version = next.askedAt, version != treeVersion {
        // The newest change may be its own cut.
        endUncommitted(next, .superseded(by: lastChange == next.number ? 0 : lastChange))
      } else {
        begin(next)
      }
    }
  }

  /// Ends a request that changes nothing; the detours that it came back from close all the same, unless a screen objects.
  mutating func endUncommitted(_ pending: Pending, _ outcome: Outcome, byScreen: Bool = false) {
    agenda.deciding = nil
    end(pending.number, outcome)
    guard pending.request.asked == .everybody, !byScreen, !pending.detours.isEmpty else { return }
    var close = Pending(Request(0, asking: .screens))
    close.detours = pending.detours
    close.permissions = pending.permissions
    begin(close)
  }

  // MARK: Asking twice

  /// Whether a screen asks a second time for what it has asked for: then both are one navigation.
  private mutating func joins(_ request: Request) -> Bool {
    guard request.isRepeatable else { return false }
    var open = agenda.everything.map { $0.request }
    if case .close(let id) = request.edit, !tree.contains(id) { open += commits.map { $0.request } }
    if let first = open.last(where: { $0.repeats(request) }) {
      effects.append(.joined(request.number, to: first.number))
      return true
    }
    guard let screen = request.screen, tree.contains(screen) else { return false }
    // A place that has opened is there still, and may owe its answer.
    let opened = records.first { $0.value.opener?.repeats(request) == true && tree.contains($0.key) }
    guard let first = opened?.value.opener else { return false }
    if request.wantsAnswer || isCommitted(first.number) {
      effects.append(.joined(request.number, to: first.number))
    } else {
      end(request.number, .unchanged)
    }
    return true
  }
}
