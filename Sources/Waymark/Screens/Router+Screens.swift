extension Router {
  func context(for entry: Entry<R>) -> ScreenContext<R> {
    let record = observers?.screens[entry.id] ?? makeRecord(for: entry)
    return ScreenContext(
      backend: RouterBackend(
        record: record, reference: reference, firstRoute: entry.route, updateCount: record.updateCount))
  }

  /// The context of the screen that the user sees.
  ///
  /// - Complexity: O(1) while tabs are not nested deeply.
  public var visibleContext: ScreenContext<R> { context(for: (machine.shown ?? machine.tree).visibleElement) }

  private func makeRecord(for entry: Entry<R>) -> ScreenRecord<R> {
    let id = entry.id
    let isComing = lookUp { $0.isArriving(id, in: $1) }
    guard isComing || lookUp({ $0.isKnown(id, in: $1) }) else {
      return ScreenRecord(entry, phase: .removed)
    }
    let record = ScreenRecord<R>(entry, host: ownHost)
    let observers = ensureObservers()
    observers.screens[id] = record
    if let opener = machine.commits.opener(of: id) { observers.openers[id] = opener }
    if let tap {
      tap.note(.screen(id), at: tap.origin)
      tap.note(.life(entry, .created), machine.lastChange.rawValue)
    }
    emit(.lifecycle(entry, .created), machine.lastChange)
    if !isComing, record.phase == .created, isShown(id) {
      record.begin(as: visibleShown == id || shownBeside.contains(id) ? .appeared : .covered)
    }
    return record
  }

  /// Whether an entry is in the tree, so that its screen may navigate.
  func hasEntry(_ id: EntryID) -> Bool { route(of: id) != nil }

  /// Whether the host shows an entry, hidden or not.
  func isShown(_ id: EntryID) -> Bool { lookUp { $0.isShown(id, in: $1) } }

  /// The route of an entry in the tree.
  func route(of id: EntryID) -> R? { lookUp { $0.route(of: id, in: $1) } }

  /// Updates the screens after a host's answer: those that it shows appear, and those that it removed end.
  @usableFromInline
  func didAnswer(_ effect: AnswerEffect<R>, _ before: ShownBefore<R>) {
    // An observer that is told may make the user act, which ends screens that were there before.
    let outermost = observers?.shownBefore
    if outermost == nil, before.tree != nil { observers?.shownBefore = before }
    defer { if outermost == nil, before.tree != nil { observers?.shownBefore = nil } }
    // A navigation that arrives with the first tree is reported as a navigation, not as the start.
    let isStart = before.visible == nil && !machine.commits.hasReached
    switch effect {
    case .performed(let step, let navigation):
      emit(.stepAcknowledged(step), navigation)
      tellUpdates(of: step)
      if let observers, observers.keepsEntries {
        var removed: [EntryID] = []
        step.forEachRemoved { removed.append($0.id) }
        screensWereLeft(removed, before)
        visibleScreenChanged(from: before)
      }
    case .built(let navigation):
      emit(.rebuildAcknowledged, navigation)
      wholeTreeWasShown(before)
      if isStart { didNavigate(navigation, .start) }
    case .shownLate:
      wholeTreeWasShown(before)
      if isStart { didNavigate(machine.lastChange, .start) }
    case .ignored, .mustRebuild, .settledByUser, .gaveUp, .cancelled, .failedLate:
      break
    }
  }

  /// Updates the screens after a whole tree was shown, which may lack entries of the router's tree.
  private func wholeTreeWasShown(_ before: ShownBefore<R>) {
    if !machine.isAtRest { observers?.mayKeepTooMuch = true }
    pruneScreens(before)
    visibleScreenChanged(from: before)
    if observers?.screens.isEmpty == false { machine.shown?.forEachElement(tellUpdate) }
  }

  /// Tells the screens whose routes a step changed, also if the step only moved them.
  private func tellUpdates(of step: Step<Entry<R>>) {
    guard let observers, !observers.screens.isEmpty else { return }
    switch step.change {
    case .update(_, _, let new): tellUpdate(new)
    case .stack(let change): change.inserted.forEach(tellUpdate)
    case .columns(let change): for column in change.inserted { column.forEachElement(tellUpdate) }
    case .replace(_, _, let new): new.forEachElement(tellUpdate)
    case .present(let modal, _): modal.container.forEachElement(tellUpdate)
    case .select, .detents, .dismiss: break
    }
  }

  /// Notes the route that an entry is shown with, and tells its screen if the route is a new one.
  private func tellUpdate(_ entry: Entry<R>) {
    guard let observers, let screen = observers.screens[entry.id] else { return }
    let isNews = screen.isShown(with: entry.route)
    guard isNews || observers.tap?.player != nil else { return }
    telling(from: JournalPlace(kind: .updated, number: entry.id.rawValue)) { screen.tellUpdate() }
  }

  /// Notes that a screen read its route while the tree was ahead of what is shown.
  func noteRead(by id: EntryID) {
    let observers = ensureObservers()
    observers.aheadReaders.insert(id)
    observers.mayHaveReadAhead = true
  }

  /// Tells screens, when the router is at rest, that have read a route which the tree has gone back from; no step told
  /// them.
  ///
  /// - Returns: Whether any was told, and may have asked for something.
  @usableFromInline
  func tellThoseWhoReadAhead() -> Bool {
    guard machine.isAtRest, let observers else { return false }
    // In a replay nobody reads: that somebody was told is seen there from what was asked for.
    let isReplay = observers.tap?.player != nil
    observers.mayHaveReadAhead = isReplay
    let screens = exchange(&observers.aheadReaders, with: []).sorted().compactMap { observers.screens[$0] }
    let astray = screens.filter { screen in
      route(of: screen.id).map { screen.isAstray(at: $0) } ?? false
    }
    guard isReplay || !astray.isEmpty else { return false }
    telling(from: JournalPlace(kind: .rested)) {
      for screen in astray { screen.tellUpdate(toAll: true) }
    }
    return !astray.isEmpty || !queue.isEmpty
  }

  func visibleScreenChanged(from before: ShownBefore<R>) {
    let after = visibleShown
    guard before.beside.isEmpty, columnsThatFit == 1 else { return visibleScreensChanged(from: before) }
    let before = before.visible
    guard before != after || after.flatMap({ observers?.screens[$0]?.phase }) == .created else { return }
    if let before, before != after, let covered = observers?.screens[before] { enter(.covered, covered) }
    // An observer of the first may have made the user leave the second.
    if let after, visibleShown == after, let appeared = observers?.screens[after] {
      enter(.appeared, appeared)
    }
  }

  /// Moves the screens on top of columns to their new phase: covered if they are no longer seen, appeared if
  /// they now are.
  private func visibleScreensChanged(from before: ShownBefore<R>) {
    let after = seen
    for id in before.seen where !after.contains(id) {
      if let covered = observers?.screens[id], !seen.contains(id) { enter(.covered, covered) }
    }
    // An observer of one may have made the user leave another.
    for id in after {
      if let appeared = observers?.screens[id], seen.contains(id) { enter(.appeared, appeared) }
    }
  }

  /// The entries that the user sees: those on top of the columns that fit.
  private var seen: [EntryID] { shownBeside + [visibleShown].compactMap { $0 } }

  private func enter(_ phase: ScreenPhase, _ record: ScreenRecord<R>) {
    guard record.enter(phase) else { return }
    let entry = entry(of: record)
    tap?.note(.life(entry, phase), machine.lastChange.rawValue)
    emit(.lifecycle(entry, phase), machine.lastChange)
    telling { record.tellPhases() }
  }

  /// A screen's entry, with its present route, or the last one if it has gone.
  private func entry(of record: ScreenRecord<R>) -> Entry<R> {
    Entry(id: record.id, route: route(of: record.id) ?? record.route)
  }

  /// Ends the screens that were made for an earlier host, after another one has replaced it.
  ///
  /// Their saved values are kept with their entries, for the screens that the new host makes.
  func endScreensOfHostsBefore() {
    guard let newHost = ownHost, let observers, !observers.screens.isEmpty else { return }
    let ended = observers.screens.values.filter { $0.isMade(forOtherThan: newHost) }
    for record in ended.sorted(by: { $0.id > $1.id }) {
      pipeline?.removeVetoes(of: record.id)
      if observers.screens[record.id] === record { observers.screens[record.id] = nil }
      observers.answers[record.id] = nil
      enter(.removed, record)
      record.end()
    }
  }

  /// Ends the screens of entries that are gone, and delivers what they return.
  func screensWereLeft(_ ids: [EntryID], _ before: ShownBefore<R>) {
    guard let observers else { return }
    let parked = observers.history?.travel?.parked ?? []
    for id in ids.reversed() {
      pipeline?.removeVetoes(of: id)
      let record = observers.screens.removeValue(forKey: id)
      record?.isLeft = true
      if parked.contains(id) {
        endScreen(record, of: id)
        continue
      }
      let opener = observers.openers.removeValue(forKey: id)
      let presenter = observers.presenters.removeValue(forKey: id)
      // All of it is taken out at once, because an observer of the screen's end may make the router look for
      // screens again.
      let answer = observers.answers.removeValue(forKey: id)
      let value = observers.returning.removeValue(forKey: id) ?? answer
      endScreen(record, of: id)
      observers.saved[id] = nil
      observers.openings[id] = nil
      // A value comes from the navigation that closes the screen, or from the user's answer. A screen that is left in another
      // way returns nothing.
      guard let returned = value else {
        opener?.deliver(.success(.left))
        continue
      }
      opener?.deliver(.success(.returned(returned)))
      let receiver = receiver(of: id, presentedBy: presenter, before).flatMap { observers.screens[$0] }
      let place =
        record?.route ?? before.tree?.entry(id)?.route ?? observers.shownBefore?.tree?.entry(id)?.route
      telling(from: JournalPlace(kind: .returned, number: id.rawValue)) {
        receiver?.tellAnswer(returned, at: place)
      }
    }
  }

  /// Ends a screen: its tasks are cancelled, and nothing that it registered is kept.
  private func endScreen(_ record: ScreenRecord<R>?, of id: EntryID) {
    if let record {
      enter(.removed, record)
      record.end()
    }
    observers?.aheadReaders.remove(id)
  }

  /// The entry that receives what a screen returns that has just gone.
  ///
  /// If the presenter was there until then, it is the receiver, even if it has gone since: the value was meant for it
  /// alone. If it had gone before, the entry that took its place is the receiver.
  private func receiver(of id: EntryID, presentedBy presenter: EntryID?, _ before: ShownBefore<R>) -> EntryID?
  {
    let views = [before, observers?.shownBefore].compactMap { $0 }
    if let presenter, views.contains(where: { $0.contains(presenter) }) { return presenter }
    return views.lazy.compactMap { $0.elementBelow(id) }.first
  }

  /// Ends the screens of entries that are neither in the tree nor on the screen.
  func pruneScreens(_ before: ShownBefore<R>) {
    guard let observers, observers.keepsEntries else { return }
    var kept = Set<EntryID>()
    machine.forEachTree { $0.forEachElement { kept.insert($0.id) } }
    machine.forEachArriving { kept.insert($0.id) }
    // Values that are kept for parked entries stay, and their screens end only once.
    for id in observers.history?.travel?.parked ?? [] where observers.screens[id] == nil { kept.insert(id) }
    screensWereLeft(observers.keptEntries.subtracting(kept).sorted(), before)
  }
}

/// The tree that was shown before a change, as far as screens and observers need to know.
@usableFromInline
struct ShownBefore<R: Route> {
  /// The entry that the user saw, or the one in front.
  let visible: EntryID?

  /// The entries that the user saw beside it, in other columns.
  let beside: [EntryID]

  /// The whole tree, if it is needed.
  let tree: EntryTree<R>?

  /// All entries that the user saw.
  var seen: [EntryID] { beside + [visible].compactMap { $0 } }

  /// Whether an entry was there.
  func contains(_ id: EntryID) -> Bool { tree?.position(of: id) != nil }

  /// The entry that the user comes back to when another one is closed.
  func elementBelow(_ id: EntryID) -> EntryID? {
    guard let tree, let position = tree.position(of: id) else { return nil }
    if position.index > 0 { return tree.stack(at: position.path)?[position.index - 1].id }
    // The element below a column's root is the one on top of the column before.
    if let column = tree.column(knownBy: id, around: position.path), let parent = column.parent,
      case .columns(let columns)? = tree.container(at: parent)
    {
      return columns[column.branch(at: column.branchCount - 1) - 1].visibleElement.id
    }
    let layer = position.path.layer
    return layer > 0 ? tree.layer(layer - 1).visibleElement.id : nil
  }
}
