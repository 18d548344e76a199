extension Router {
  /// Goes on with the navigation that waits for the newest detour.
  ///
  /// In one commit, it closes what the detour opened, with the modals that have come over it, and carries out
  /// the navigation. Guards are asked again. If the user gives up the step that shows it, or the host cannot
  /// show it, what was wanted waits for the detour again, as a navigation of its own.
  ///
  /// - Returns: The navigation that waited, or `nil` if none does.
  @discardableResult
  public func finishDetour() -> Navigation? {
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
  package func resume(from id: EntryID) -> Navigation? {
    requireNoEdit()
    guard let pipeline, hasEntry(id) else { return nil }
    let candidates = pipeline.resumable
    guard !candidates.isEmpty, let one = detour(around: id, of: candidates) else { return nil }
    return one.isHeld ? resume(one) : one.navigation
  }

  /// Goes on with what was wanted before the detour that a screen belongs to, or closes the screen.
  ///
  /// - Returns: The navigation.
  func finishDetour(from id: EntryID) -> Navigation {
    if let resumed = resume(from: id) { return resumed }
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
    // A detour that replaced the whole window cannot be closed. Everything that came with it or later belongs to it.
    let closable = machine.tree.closableEntries()
    return candidates.first { one in
      guard let first = one.opened.first else { return false }
      return !closable.contains(first) && one.opened.contains { $0.rawValue <= id.rawValue }
    }
  }

  @discardableResult
  func resume(_ one: UndecidedNavigation<R>) -> Navigation {
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
  package var isDetoured: Bool { pipeline?.detours.hasHeld == true }

  func goOn(_ one: UndecidedNavigation<R>) {
    endTravel()
    // The detour may have been left while this was queued.
    guard one.navigation.currentOutcome == nil, one.detour != nil else { return }
    emit(.resumed, one.navigation.id)
    // Apply what the user does while observers are told to the wanted tree, too.
    guard let detour = one.detour else { return }
    pipeline?.detours.notePassed(detour, by: one)
    pipeline?.detours.drop(one)
    let opened = detour.opened.first
    one.intent = detour.wanted
    if detour.isInPlace || opened.map({ machine.tree.entriesClosed(with: $0).isEmpty }) ?? true {
      one.detour = nil
      // A detour that replaced the whole window cannot be closed, and closing one that replaced something else does not bring
      // that back. So the navigation sets the tree that was wanted. A detour that was left in the meantime is already gone.
      if opened.map(hasEntry) ?? false {
        var tree = detour.tree
        pipeline?.detours.applyDepartures(since: detour, to: &tree)
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
  ///   - intent: The detour that the guard asks for.
  ///   - key: The number of the guard.
  ///   - opener: How the detour is opened; as the guard says if `nil`.
  ///   - recheck: The recheck that refused the window's root, which the detour replaces.
  /// - Returns: The navigation that opens it, if it is not open.
  @discardableResult
  func hold(
    _ one: UndecidedNavigation<R>, _ change: ProposedChange<R>, for intent: Intent<R>, askedBy key: Int,
    opening opener: Intent<R>? = nil, _ recheck: Recheck<R>? = nil
  ) -> Navigation? {
    guard let pipeline else { return nil }
    let navigation = one.navigation
    tap?.proposing = navigation.id.rawValue
    // A navigation that goes on after a detour does not depend on its screen.
    navigation.details?.screen = nil
    // The navigation that should replace the window's root was refused, too.
    if let recheck = pipeline.recheck, recheck.opener === navigation { queue.append(.settleRoot(recheck)) }
    let gone = one.detour
    // A detour that replaced the whole window has been dropped already.
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
    pipeline.detours.newestEntry = machine.ids.last
    // The user may have left the detour while a guard was deciding about going on.
    let open = gone?.isFor(intent) == true ? gone : same?.detour
    if let open, open.opened.first.map(hasEntry) ?? false {
      tap?.note(.detour(nil), one.navigation.id.rawValue)
      one.detour?.isInPlace = open.isInPlace
      enter(one, opened: open.opened)
      return nil
    }
    let opening = Navigation(
      id: machine.nextNavigationID(), options: navigation.options.caused(by: .guard), reference: reference)
    // A detour of a detour counts against the same limit, so that this does not go on for ever.
    opening.ensureDetails().redirects = navigation.ensureDetails().redirects
    pipeline.detours.keep(one, .openingDetour(opening.id))
    recheck?.opener = opening
    tap?.note(.detour(opening.id), one.navigation.id.rawValue)
    beginOwn(opener ?? intent, opening)
    return opening
  }

  /// The tree that a navigation wants, if the same detour is waited for already.
  ///
  /// If the detour replaced something, this is the tree that the navigation would want without the detour.
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

  /// The tree without a detour, with the user's later actions applied.
  private func baseTree(of detour: Detour<R>) -> EntryTree<R> {
    var base = detour.base
    pipeline?.detours.applyDepartures(since: detour, to: &base)
    return base
  }

  /// Handles the end of a navigation while others wait for detours.
  ///
  /// If it was to open a detour, the navigation that waits for it is kept or ends too.
  ///
  /// Which of the two is decided before observers are told.
  @usableFromInline
  func didFinishBesideDetours(_ navigation: Navigation, _ outcome: NavigationOutcome) {
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

  /// The entries that a change brings and removes, for navigations that wait for detours; `nil` if none does.
  @usableFromInline
  func entryMoves(
    of change: ProposedChange<R>, firstNewID: UInt64, by navigation: Navigation
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

  /// Handles a commit while navigations wait for detours: it may have opened a detour, or left some.
  ///
  /// All of that is decided before observers are told of the commit, because they may go on with a detour.
  @usableFromInline
  func didCommitBesideDetours(_ navigation: Navigation, _ moves: EntryMoves, firstNewID: UInt64) {
    var ended: [EndedDetour<R>] = []
    let commit = machine.commits.last
    if let one = pipeline?.detours.detoured(by: navigation.id) {
      // A detour that replaces everything also removes what it had opened before.
      let before = one.detour?.opened.filter(hasEntry) ?? []
      one.passed?.pass(in: commit)
      if !moves.brought.isEmpty, !moves.seen.allSatisfy(hasEntry) { one.detour?.isInPlace = true }
      ended = keep(one, opened: before + moves.brought, isNew: before.isEmpty)
    }
    if let pipeline, let left = moves.left, !pipeline.detours.mayHoldGone {
      ended += endDetours(pipeline.detours.takeHeld(leftWith: left, .commit(commit)), .cancelled)
    } else {
      ended += takeLeftDetours(.cancelled, .commit(commit))
    }
    if observers != nil { didCommit(navigation, firstNewID: firstNewID) }
    finish(ended)
  }

  /// Makes a navigation wait for a detour that is in the tree.
  private func enter(_ one: UndecidedNavigation<R>, opened: [EntryID]) {
    let ended = keep(one, opened: opened)
    finish(ended)
    // Stores that wanted it learn where the router is instead.
    treeChanged()
  }

  /// Keeps a navigation until its detour is passed.
  ///
  /// - Parameters:
  ///   - one: The navigation.
  ///   - opened: The entries that the detour opened. If there are none, the entry that the user sees stands for
  ///     the detour.
  ///   - isNew: Whether these entries have just come, so that they are in the tree.
  /// - Returns: The navigations that it replaces, which waited for the same detour.
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

  /// Removes the navigations that wait for detours which are no longer in the tree, before anybody can resume
  /// them.
  ///
  /// - Parameters:
  ///   - outcome: How they end.
  ///   - passing: How the detours were passed, if the tree may go back to them.
  /// - Returns: The navigations to end once observers have been told why.
  /// - Complexity: O(*n*), where *n* is the number of entries, if any are held.
  func takeLeftDetours(
    _ outcome: NavigationOutcome = .cancelled, _ passing: PassedDetour<R>.Passing? = nil
  ) -> [EndedDetour<R>] {
    guard let pipeline else { return [] }
    return endDetours(pipeline.detours.takeHeld(missingIn: machine.tree, passing), outcome)
  }

  /// Removes the navigations that wait for detours which the user has left, before anybody can resume them.
  ///
  /// - Parameter change: What the user has changed.
  /// - Returns: The navigations to end once observers have been told why.
  /// - Complexity: O(*k*), where *k* is the number of entries that are gone, if nothing else is; else O(*n*) in the number of
  ///   entries.
  func takeDetours(leftBy change: UserChange<R>) -> [EndedDetour<R>] {
    guard let pipeline, change.isWhole, !pipeline.detours.mayHoldGone else { return takeLeftDetours() }
    return endDetours(pipeline.detours.takeHeld(leftWith: change.removed.lazy.map(\.id), nil), .cancelled)
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

/// A navigation that no longer waits for its detour, and how it ends.
struct EndedDetour<R: Route> {
  let navigation: Navigation
  let outcome: NavigationOutcome
}

/// The entries that a navigation brings and removes.
@usableFromInline
struct EntryMoves {
  /// The new entries, the lowest first.
  var brought: [EntryID] = []

  /// The entries that it removes; `nil` if only a comparison of whole trees can tell.
  var left: [EntryID]?

  /// The entries that the user could see when the detour was asked for and that were in the tree before.
  var seen: [EntryID] = []

  fileprivate mutating func note(_ id: EntryID, _ firstNewID: UInt64) {
    if id.rawValue >= firstNewID { brought.append(id) }
  }
}

extension Tree {
  /// The entries whose closing as a detour also removes a given one: the entry itself, those below it, the
  /// root of its modal, and what lies below that modal.
  ///
  /// The one whose closing removes the fewest comes first.
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

  /// The entries that can be closed: all except roots of stacks, and the roots of modals and of columns after the first.
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

  /// The entries that closing an entry removes; none if it is not there or cannot be closed.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries.
  func entriesClosed<R: Route>(with id: EntryID) -> [EntryID] where Element == Entry<R> {
    position(of: id).flatMap { UserChange(closing: $0, id, in: self) }?.removed.map { $0.id } ?? []
  }
}
