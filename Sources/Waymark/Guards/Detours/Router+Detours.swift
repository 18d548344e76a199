extension Router {
  /// Goes on with the navigation that waits for the newest detour.
  ///
  /// In one commit, it closes what the detour opened, with the modals that have come over it, and carries out
  /// the navigation. Guards are asked again. If the user gives up the step that shows it, or the host cannot
  /// show it, what was wanted waits for the detour again, as a navigation of its own.
  ///
  /// - Returns: The navigation that waited, or `nil` if none does.
  @discardableResult
  public func resume() -> Navigation<R>? {
    requireNoEdit()
    return pipeline?.detours.navigations.last { $0.isHeld }.map(resume)
  }

  /// Goes on with the navigation that waits for the detour that a screen belongs to: the innermost one whose
  /// closing would remove the screen.
  ///
  /// - Parameter id: The screen's entry.
  /// - Returns: The navigation that waited, or one that already goes on and has not been decided; `nil` if
  ///   the screen belongs to no detour.
  /// - Complexity: O(*n* + *d*), where *n* is the number of entries in the tree and *d* the number of entries
  ///   that open detours have brought.
  @discardableResult
  public func resume(from id: EntryID) -> Navigation<R>? {
    requireNoEdit()
    guard let pipeline, hasEntry(id) else { return nil }
    let candidates = pipeline.resumable
    guard !candidates.isEmpty, let one = detour(around: id, of: candidates) else { return nil }
    return one.isHeld ? resume(one) : one.navigation
  }

  /// Goes on with what was wanted before the detour that a screen belongs to, or closes the screen.
  ///
  /// - Returns: The navigation, or `nil` if the screen is gone.
  func resumeOrClose(_ id: EntryID) -> Navigation<R>? {
    if let resumed = resume(from: id) { return resumed }
    guard hasEntry(id) else { return nil }
    let closing = submit(.close(id))
    if hasEntry(id), machine.tree.entriesClosed(with: id).isEmpty {
      noteMisuse(
        "a screen that belongs to no detour and cannot be closed was to go on or to close",
        "Nothing is below the root of a window or of a tab: say where to go instead.", in: closing.id)
    }
    return closing
  }

  /// The navigation whose detour a screen belongs to.
  private func detour(
    around id: EntryID, of candidates: [UndecidedNavigation<R>]
  ) -> UndecidedNavigation<R>? {
    var standing: [EntryID: UndecidedNavigation<R>] = [:]
    for one in candidates { if let first = one.opened.first { standing[first] = one } }
    if let innermost = machine.tree.closers(of: id).lazy.compactMap({ standing[$0] }).first {
      return innermost
    }
    // One that took the place of everything cannot be closed: all that came with the oldest and since belongs to it.
    let closable = machine.tree.closableEntries()
    return candidates.first { one in
      guard let first = one.opened.first else { return false }
      return !closable.contains(first) && one.opened.contains { $0.rawValue <= id.rawValue }
    }
  }

  @discardableResult
  func resume(_ one: UndecidedNavigation<R>) -> Navigation<R> {
    if let tap { tap.note(.resume, one.navigation.id.rawValue, at: tap.origin) }
    one.stage = .resuming
    one.resumedFrom = one.detour?.opened ?? []
    if isWorking {
      queue.append(.resume(one))
    } else {
      isWorking = true
      goOn(one)
      work()
    }
    return one.navigation
  }

  private func requireNoEdit() {
    precondition(!isEditing, "Resuming inside Router.edit, or in a placement: resume before or after")
  }

  /// Whether a navigation waits for a detour to end.
  public var isDetoured: Bool { pipeline?.detours.hasHeld == true }

  func goOn(_ one: UndecidedNavigation<R>) {
    endTravel()
    // The detour may have been left while this was queued.
    guard one.navigation.currentOutcome == nil, one.detour != nil else { return }
    emit(.resumed, one.navigation.id)
    // What the user does while all hear of it is taken out of what was wanted too.
    guard let detour = one.detour else { return }
    let departures = pipeline?.detours.departures(since: detour) ?? []
    pipeline?.detours.notePassed(detour, by: one)
    pipeline?.detours.drop(one)
    let opened = detour.opened.first
    one.intent = detour.wanted
    if detour.isInPlace || opened.map({ machine.tree.entriesClosed(with: $0).isEmpty }) ?? true {
      one.detour = nil
      // One that took the place of everything cannot be closed, and closing one that took the place of what was there does not
      // lead back to it: what was wanted is the tree that it would have been. One that was left meanwhile is gone already.
      if opened.map(hasEntry) ?? false {
        var tree = detour.tree
        for departure in departures { departure.apply(to: &tree) }
        one.intent = .set(tree.routes)
      }
    }
    deliberate(one)
  }

  /// Keeps a navigation and opens its detour, unless that is open already.
  ///
  /// - Parameters:
  ///   - one: The navigation.
  ///   - change: What it would change.
  ///   - intent: What the guard wants to be gone through first.
  ///   - key: The number of the guard.
  ///   - opener: How that is opened; as the guard says if `nil`.
  ///   - recheck: The recheck that refuses the window's root, in whose place it comes.
  /// - Returns: The navigation that opens it, if it is not open.
  @discardableResult
  func hold(
    _ one: UndecidedNavigation<R>, _ change: ProposedChange<R>, for intent: Intent<R>, askedBy key: Int,
    opening opener: Intent<R>? = nil, _ recheck: Recheck<R>? = nil
  ) -> Navigation<R>? {
    guard let pipeline else { return nil }
    let navigation = one.navigation
    tap?.proposing = navigation.id.rawValue
    // What goes on after a detour does so for itself.
    navigation.details?.screen = nil
    // What was to take the place of the window's root is refused again.
    if let recheck = pipeline.recheck, recheck.opener === navigation { queue.append(.settleRoot(recheck)) }
    let gone = one.detour
    // One that took the place of everything has been let go of.
    let before = gone ?? (one.resumedFrom == nil ? nil : one.passed?.detour)
    let same = pipeline.detours.navigations.first { $0.isHeld && $0.detour?.isFor(intent) == true }
    one.resumedFrom = nil
    one.detour = Detour(
      intent: intent, askedBy: key, wanted: one.intent.lasting(on: treeWithoutQuestion),
      origin: gone?.origin ?? treeWithoutQuestion.visibleElement.id,
      seen: gone?.seen ?? treeWithoutQuestion.seenEntries(),
      tree: wantedTree(one.intent, change, beside: gone == nil ? same : nil),
      base: before.map(baseTree) ?? same?.detour.map(baseTree) ?? treeWithoutQuestion,
      departureCount: pipeline.detours.departureCount,
      opened: gone?.opened.filter(hasEntry) ?? [])
    // The user may have left the one that it goes on from, while somebody thought about that.
    let open = gone?.isFor(intent) == true ? gone : same?.detour
    if let open, open.opened.first.map(hasEntry) ?? false {
      tap?.note(.detour(nil), one.navigation.id.rawValue)
      one.detour?.isInPlace = open.isInPlace
      enter(one, opened: open.opened)
      return nil
    }
    let opening = Navigation(
      id: machine.nextNavigationID(), options: navigation.options, reference: reference)
    // A detour that is detoured itself, for ever, uses up the same budget.
    opening.ensureDetails().redirects = navigation.ensureDetails().redirects
    pipeline.detours.keep(one, .openingDetour(opening.id))
    recheck?.opener = opening
    tap?.note(.detour(opening.id), one.navigation.id.rawValue)
    beginOwn(opener ?? intent, opening)
    return opening
  }

  /// What a navigation wants, as a tree, where the same detour waits for something already.
  ///
  /// Where that took the place of what was there, it is what it would want without the detour.
  private func wantedTree(
    _ intent: Intent<R>, _ change: ProposedChange<R>, beside same: UndecidedNavigation<R>?
  ) -> EntryTree<R> {
    let tree = change.applied(to: machine.tree)
    guard let detour = same?.detour, let first = detour.opened.first,
      detour.isInPlace || machine.tree.entriesClosed(with: first).isEmpty
    else { return tree }
    let base = baseTree(of: detour)
    return propose(intent, from: base)?.applied(to: base) ?? base
  }

  /// The tree without a detour, and without what the user has left since.
  private func baseTree(of detour: Detour<R>) -> EntryTree<R> {
    var base = detour.base
    for departure in pipeline?.detours.departures(since: detour) ?? [] { departure.apply(to: &base) }
    return base
  }

  /// A navigation ended where others wait for detours: what it was to open one for is kept or ends with it.
  ///
  /// Which of the two is known before anybody hears of it.
  @usableFromInline
  func didFinishBesideDetours(_ navigation: Navigation<R>, _ outcome: NavigationOutcome) {
    var ended: [EndedDetour<R>] = []
    var isOpen = false
    if let one = pipeline?.detours.detoured(by: navigation.id) {
      switch outcome {
      case .unchanged:
        ended = keep(one, opened: one.detour?.opened ?? [])
        isOpen = true
      case .completed:
        break
      case .blocked, .cancelled, .superseded, .failed:
        pipeline?.detours.drop(one)
        ended = [EndedDetour(navigation: one.navigation, outcome: outcome)]
      }
    }
    if observers != nil { didFinish(navigation, outcome) }
    finish(ended)
    // Stores that wanted it learn where the router is instead.
    if isOpen { treeChanged() }
  }

  /// What a change brings and takes away, for those that wait for detours; `nil` where nobody does.
  @usableFromInline
  func entryMoves(
    of change: ProposedChange<R>, firstNewID: UInt64, by navigation: Navigation<R>
  ) -> EntryMoves? {
    guard let pipeline, pipeline.detours.hasAny else { return nil }
    var moves = EntryMoves()
    moves.seen = pipeline.detours.detoured(by: navigation.id)?.detour?.seen.filter(hasEntry) ?? []
    switch change {
    case .step(let step):
      var left: [EntryID] = []
      step.forEachInserted { moves.note($0.id, firstNewID) }
      step.forEachRemoved { left.append($0.id) }
      moves.left = left
    case .tree(let tree, _):
      tree.forEachElement { moves.note($0.id, firstNewID) }
    }
    return moves
  }

  /// A navigation was committed where others wait for detours: it may have opened one, or left some.
  ///
  /// All of that is known before anybody hears of the commit, and may go on with a detour.
  @usableFromInline
  func didCommitBesideDetours(_ navigation: Navigation<R>, _ moves: EntryMoves, firstNewID: UInt64) {
    var ended: [EndedDetour<R>] = []
    let commit = machine.commits.last
    if let one = pipeline?.detours.detoured(by: navigation.id) {
      // What takes the place of everything takes along what the detour had opened before.
      let before = one.detour?.opened.filter(hasEntry) ?? []
      one.passed?.pass(in: commit)
      if !moves.brought.isEmpty, !moves.seen.allSatisfy(hasEntry) { one.detour?.isInPlace = true }
      ended = keep(one, opened: before + moves.brought, isNew: before.isEmpty)
    }
    if let pipeline, let left = moves.left, !pipeline.detours.mayHoldGone {
      ended += endDetours(pipeline.detours.takeHeld(leftWith: left, in: commit), .cancelled)
    } else {
      ended += takeLeftDetours(.cancelled, .commit(commit))
    }
    if observers != nil { didCommit(navigation, firstNewID: firstNewID) }
    finish(ended)
  }

  /// A navigation waits for a detour that is in the tree.
  private func enter(_ one: UndecidedNavigation<R>, opened: [EntryID]) {
    let ended = keep(one, opened: opened)
    finish(ended)
    // Stores that wanted it learn where the router is instead.
    treeChanged()
  }

  /// Keeps a navigation until its detour has been gone through.
  ///
  /// - Parameters:
  ///   - one: The navigation.
  ///   - opened: What the detour opened; where that is nothing, the entry that the user comes to stands for it.
  ///   - isNew: Whether all of that has just come, so that it is in the tree.
  /// - Returns: Those that it takes the place of, since the same detour waits for them already.
  func keep(
    _ one: UndecidedNavigation<R>, opened: [EntryID], isNew: Bool = false
  ) -> [EndedDetour<R>] {
    guard let pipeline else { return [] }
    if !isNew, !opened.isEmpty { pipeline.detours.mayHoldGone = true }
    let opened = opened.isEmpty ? [treeWithoutQuestion.visibleElement.id] : opened
    one.detour?.opened = opened
    let replaced = opened.first.flatMap { pipeline.detours.held(by: $0) }.flatMap { $0 === one ? nil : $0 }
    if let replaced { pipeline.detours.drop(replaced) }
    pipeline.detours.keep(one, .held)
    return endDetours([replaced].compactMap { $0 }, .superseded(by: one.navigation.id))
  }

  /// Takes out what waits for detours that are no longer in the tree, before anybody can go on with them.
  ///
  /// - Parameters:
  ///   - outcome: How they end.
  ///   - passing: What has left them, where the tree may go back to before.
  /// - Returns: What has to be ended once all have heard why.
  /// - Complexity: O(*n*), where *n* is the number of entries, if any are held.
  func takeLeftDetours(
    _ outcome: NavigationOutcome = .cancelled, _ passing: PassedDetour<R>.Passing? = nil
  ) -> [EndedDetour<R>] {
    guard let pipeline else { return [] }
    return endDetours(pipeline.detours.takeHeld(missingIn: machine.tree, passing), outcome)
  }

  private func endDetours(
    _ left: [UndecidedNavigation<R>], _ outcome: NavigationOutcome
  ) -> [EndedDetour<R>] {
    left.map { EndedDetour(navigation: $0.navigation, outcome: outcome) }
  }

  func finish(_ ended: [EndedDetour<R>]) {
    for one in ended { finish(one.navigation, one.outcome) }
  }
}

/// A navigation that waits for its detour no more, and how it ends.
struct EndedDetour<R: Route> {
  let navigation: Navigation<R>
  let outcome: NavigationOutcome
}

/// What a navigation brings and takes away.
@usableFromInline
struct EntryMoves {
  /// What had not been there before, the lowest first.
  var brought: [EntryID] = []

  /// What it takes away; `nil` where only the whole tree says so.
  var left: [EntryID]?

  /// What the user could see when the detour was wanted that it opens, as far as it is there before.
  var seen: [EntryID] = []

  fileprivate mutating func note(_ id: EntryID, _ firstNewID: UInt64) {
    if id.rawValue >= firstNewID { brought.append(id) }
  }
}

extension Intent {
  /// An intent that means the same when the tree has changed: what goes back says where to, not how far.
  func lasting(on tree: EntryTree<R>) -> Intent {
    let stack = tree.stack(at: tree.visiblePath)
    switch self {
    case .pop(let count):
      guard let stack, count > 0 else { return self }
      return .popToEntry(stack[max(0, stack.count - 1 - count)].id)
    case .popTo(let route):
      let found = stack?.elements.last { $0.route.identity == route.identity }
      return found.map { .popToEntry($0.id) } ?? self
    case .popToRoot:
      return stack.map { .popToEntry($0.root.id) } ?? self
    case .dismiss:
      return tree.modals.last.map { .close($0.root.id) } ?? self
    default:
      return self
    }
  }
}

extension Tree {
  /// The entries that take one with them when they are closed as detours, itself among them, the one that takes the fewest
  /// first: those below it, the modal that it is in, and what that has come over.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  fileprivate func closers<R: Route>(of id: EntryID) -> [EntryID] where Element == Entry<R> {
    guard let position = position(of: id), let stack = stack(at: position.path) else { return [] }
    var closers = stack.elements[...position.index].dropFirst().reversed().map { $0.id }
    closers += columnRoots(around: position.path)
    var newest = EntryID(rawValue: 0)
    for layer in (0..<position.path.layer).reversed() {
      let modal = modals[layer].root.id
      newest = max(newest, modal)
      closers.append(modal)
      let below = visiblePath(inLayer: layer)
      let pushed = self.stack(at: below)?.elements.dropFirst().reversed().map { $0.id } ?? []
      closers += (pushed + columnRoots(around: below)).filter { $0 < newest }
    }
    return closers
  }

  /// The entries that can be closed: those above others in a stack, and the roots of modals and of columns after the first.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  fileprivate func closableEntries<R: Route>() -> Set<EntryID> where Element == Entry<R> {
    var closable = Set(modals.map { $0.root.id })
    forEachPosition { position, entry in
      if position.index > 0 || columnRoots(around: position.path).first == entry.id {
        closable.insert(entry.id)
      }
    }
    return closable
  }

  /// The entries that go when one is closed; none if it is not there or cannot be closed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  func entriesClosed<R: Route>(with id: EntryID) -> [EntryID] where Element == Entry<R> {
    position(of: id).flatMap { UserChange(closing: $0, id, in: self) }?.removed.map { $0.id } ?? []
  }
}
