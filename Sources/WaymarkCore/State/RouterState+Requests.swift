package import WaymarkState

/// Requests: one is decided at a time, and the newest comes first.
extension RouterState {
  mutating func asked(_ request: Request) {
    var request = request
    if joins(request) || answersQuestion(request) || waitsForRestore(request) { return }
    request.commitCount = commitCount
    if let gone = screenIsGone(for: request, in: tree) { return end(request.number, gone) }
    if let other = agenda.deciding?.request {
      // All wait for a restore that comes first.
      let isPatient =
        agenda.isDecidingRestore && request.cause != .restore
        || request.recheck != nil && agenda.precedesRecheck
      if request.priority < other.priority || isPatient { return agenda.waiting.append(request) }
      setAside(for: &request)
    }
    begin(request)
  }

  /// Works out what a request changes, and asks about it.
  mutating func begin(_ request: Request, opening held: Request? = nil, by opener: GuardNumber? = nil) {
    if request.recheck != nil, request.refusedRoot == nil { return beginRecheck(request) }
    if request.edit == .leaveWindow {
      return ask(
        Deliberation(request: request, stage: .leaving, change: .tree(tree), commitCount: commitCount))
    }
    let first = ids.last + 1
    let worked = workOut(request)
    decide(request, worked, first: first, opening: held, by: opener)
  }

  /// Asks about a change that is worked out, or commits it if there is nobody to ask.
  mutating func decide(
    _ request: Request, _ worked: Worked, first: UInt64, opening held: Request? = nil,
    by opener: GuardNumber? = nil
  ) {
    let change: Change
    switch worked {
    case .change(let found): change = found
    case .unchanged:
      if case .selectAgain(let path) = request.edit { noteSelectedAgain(path) }
      if request.restored != nil { takeOver(request) }
      // The recheck has taken places away, which was a change; it ends when the screen has come to rest.
      if request.hasCut { return endAtRest(request) }
      return refuse(held ?? request, .unchanged)
    case .failed(let failure): return refuse(held ?? request, .failed(failure))
    case .own(let edit): return askForWork(edit, request)
    }
    let brought = identifiers(since: first)
    if guards.isEmpty, held == nil { return commit(change, bringing: brought, for: request) }
    var deliberation = Deliberation(
      request: request, stage: .asking, change: change, commitCount: commitCount, brought: brought)
    deliberation.held = held
    deliberation.opener = opener
    ask(deliberation)
  }

  /// The identifiers that were made from one on; `nil` if none was.
  func identifiers(since first: UInt64) -> ClosedRange<UInt64>? { ids.last >= first ? first...ids.last : nil }

  private mutating func noteSelectedAgain(_ path: BranchPath) {
    guard let parent = path.parent, case .tabs(let tabs)? = tree.container(at: parent) else { return }
    effects.append(.noticed(.selectedAgain(tabs[path.branch(at: path.branchCount - 1)].key)))
  }

  // MARK: The app's own edits

  private mutating func askForWork(_ edit: EditNumber, _ request: Request) {
    lastQuestion += 1
    agenda.deciding = Deliberation(
      request: request, stage: .working(lastQuestion), change: .tree(tree), commitCount: commitCount)
    let tree = treeWithoutDetours(of: request)
    effects.append(
      .workOut(
        Work(
          number: lastQuestion, navigation: request.number, edit: edit, screen: request.subject, tree: tree,
          ids: ids)))
  }

  /// Takes the app's edit, which is never out of date: when the tree changes, it is asked for anew.
  mutating func workedOut(_ number: WorkNumber, _ result: WorkResult) {
    guard let one = agenda.deciding, case .working(number) = one.stage else { return }
    agenda.deciding = nil
    let first = ids.last + 1
    switch result {
    case .failed(let failure): decide(one.request, .failed(failure), first: first)
    case .tree(let tree, let last):
      var request = one.request
      request.workedOut = tree
      decide(request, worked(tree, lastID: last, for: request), first: first)
    }
  }

  // MARK: Order

  /// Makes room for a newer request, which closes the detours that are done.
  ///
  /// A recheck is too important to be dropped, and says only that guards may answer otherwise: whichever of the two is
  /// older waits, and is proposed again.
  mutating func setAside(for newer: inout Request) {
    if newer.recheck != nil || agenda.deciding?.wanted.recheck != nil {
      return putBack()
    }
    if let older = stopDeciding() { supersede(older, by: &newer) }
  }

  /// Lets what is being decided wait, to be proposed again.
  mutating func putBack() {
    guard var older = stopDeciding() else { return }
    older.commitCount = commitCount
    agenda.waiting.insert(older, at: 0)
  }

  mutating func supersede(_ older: Request, by newer: inout Request) {
    newer.detoursToClose = older.detoursToClose + newer.detoursToClose
    end(older.number, .superseded(by: newer.number))
  }

  /// Goes on with what is being decided: with the next turn, or anew if the tree is another one.
  mutating func goOn() {
    if agenda.deciding?.commitCount == commitCount {
      if case .working? = agenda.deciding?.stage { return }
      return askNext()
    }
    // A screen that is being asked decides first, unless it is gone, so that nobody is asked twice.
    if let asker = agenda.deciding?.open?.turn.objector, tree.contains(asker) { return }
    if let request = stopDeciding() { begin(request) }
  }

  /// Takes out what is being decided, to be proposed again or to end.
  mutating func stopDeciding() -> Request? {
    closeQuestion()
    guard let one = agenda.deciding.take() else { return nil }
    var request = one.wanted
    // A recheck begins anew, with the places that are there then.
    if request.recheck != nil { request.refusedRoot = nil }
    return request
  }

  mutating func takeWaiting() {
    if agenda.restore == nil, agenda.deciding == nil, let link = agenda.link.take() {
      if agenda.isBeginning { agenda.early.append(link) }
      begin(link)
    }
    while agenda.deciding == nil, !agenda.waiting.isEmpty {
      let next = agenda.waiting.removeFirst()
      // Lower priority never undoes what has been done since.
      if next.commitCount != commitCount, next.recheck == nil {
        refuse(next, .superseded(by: lastChange))
      } else {
        begin(next)
      }
    }
  }

  /// Ends a request that changes nothing; the detours that it came back from close all the same, unless a screen objects.
  mutating func refuse(_ request: Request, _ outcome: Outcome, byScreen: Bool = false) {
    agenda.deciding = nil
    end(request.number, outcome)
    guard case .everybody = request.asked, !byScreen, !request.detoursToClose.isEmpty else { return }
    var close = Request(0, .nothing)
    close.detoursToClose = request.detoursToClose
    close.asked = .screens
    close.permissions = request.permissions
    close.patron = request.number
    begin(close)
  }

  // MARK: Asking twice

  /// Whether a screen asks a second time for what it has asked for: then both are one navigation.
  private mutating func joins(_ request: Request) -> Bool {
    guard let source = request.opensOrCloses else { return false }
    if let one = agenda.deciding?.wanted, one.opensOrCloses == source {
      effects.append(.joined(request.number, to: one.number))
      return true
    }
    if let detour = agenda.detours.last(where: { $0.request.opensOrCloses == source }) {
      effects.append(.joined(request.number, to: detour.request.number))
      return true
    }
    let commit = commits.last { $0.request.opensOrCloses == source }
    // A place that has opened is there still, and one that was closed is gone.
    if case .close(let id) = source.edit {
      guard commit != nil, !tree.contains(id) else { return false }
    } else {
      guard let opened = records[source.screen]?.opened, opened.source == source, tree.contains(opened.place)
      else { return false }
    }
    if request.wantsAnswer {
      guard let first = records[source.screen]?.opened.flatMap({ records[$0.place]?.navigation }) else {
        return false
      }
      effects.append(.joined(request.number, to: first))
    } else if let commit {
      effects.append(.joined(request.number, to: commit.number))
    } else {
      end(request.number, .unchanged)
    }
    return true
  }
}

extension Request {
  package struct Source: Equatable, Sendable {
    package let screen: EntryID
    package let edit: Edit
    package let wantsAnswer: Bool

    package init(screen: EntryID, edit: Edit, wantsAnswer: Bool) {
      self.screen = screen
      self.edit = edit
      self.wantsAnswer = wantsAnswer
    }
  }

  /// The screen that asks and its verb, if that is one which a double tap repeats.
  var opensOrCloses: Source? {
    guard let screen = subject else { return nil }
    switch edit {
    case .push, .present, .close: return Source(screen: screen, edit: edit, wantsAnswer: wantsAnswer)
    default: return nil
    }
  }
}
