extension Router {
  /// The context of an entry's screen, which hosts ask for when they make the screen.
  ///
  /// The first call for an entry is when its screen counts as created.
  ///
  /// - Parameter entry: The entry, which a step or a rebuild has named.
  /// - Returns: The context; one whose phase is `removed` if the entry is not in the tree.
  /// - Complexity: O(1) for the entry that the user sees and during a rebuild, else O(*n*) in the number of entries.
  public func context(for entry: Entry<R>) -> ScreenContext<R> {
    let record = audience?.screens[entry.id] ?? makeRecord(for: entry.id)
    return ScreenContext(backend: RouterBackend(record: record, link: link, firstRoute: entry.route))
  }

  /// The context of the screen that the user sees.
  ///
  /// - Complexity: O(1) while tabs are not nested deeply.
  public var visibleContext: ScreenContext<R> { context(for: (state.shown ?? state.tree).visibleElement) }

  private func makeRecord(for id: EntryID) -> ScreenRecord<R> {
    let record = ScreenRecord<R>(id: id)
    guard isKnown(id) else {
      record.phase = .removed
      return record
    }
    let audience = ensureAudience()
    audience.screens[id] = record
    if let opener = state.commits.last(where: { $0.navigation.opened == id }) {
      audience.openers[id] = opener.navigation
    }
    emit(.lifecycle(id, .created), state.lastChange)
    if let shown = state.shown, shown.position(of: id) != nil {
      record.phase = shown.visibleElement.id == id ? .appeared : .covered
    }
    return record
  }

  private func isKnown(_ id: EntryID) -> Bool {
    switch state.running?.kind {
    case .rebuild: return true
    // The host is bringing it, though newer navigations may do without it.
    case .step(let step):
      var isComing = false
      step.forEachInserted { isComing = isComing || $0.id == id }
      if isComing { return true }
    case .settledByUser, nil: break
    }
    return state.tree.position(of: id) != nil || (state.shown ?? state.first)?.position(of: id) != nil
      || state.commits.contains { $0.tree?.position(of: id) != nil }
  }

  /// A host has answered: screens that it showed appear, and those that it took away are gone.
  func didAnswer(_ effect: AnswerEffect<R>, _ before: ShownBefore<R>) {
    switch effect {
    case .performed:
      guard let step = before.step else { return }
      emit(.stepAcknowledged(step), before.navigation)
      if let audience, audience.keepsEntries {
        var removed: [EntryID] = []
        step.forEachRemoved { removed.append($0.id) }
        screensWereLeft(removed, before)
        visibleScreenChanged(from: before.visible)
      }
    case .rebuilt:
      emit(.rebuildAcknowledged, before.navigation)
      pruneScreens(before)
      visibleScreenChanged(from: before.visible)
    case .ignored, .mustRebuild, .settledByUser, .gaveUp:
      break
    }
  }

  func visibleScreenChanged(from before: EntryID?) {
    let after = visibleShown
    guard before != after || after.flatMap({ audience?.screens[$0]?.phase }) == .created else { return }
    if let before, before != after, let covered = audience?.screens[before] { enter(.covered, covered) }
    // Whoever heard of the one may have had the user leave the other.
    if let after, visibleShown == after, let appeared = audience?.screens[after] {
      enter(.appeared, appeared)
    }
  }

  private func enter(_ phase: ScreenPhase, _ record: ScreenRecord<R>) {
    guard record.phase != .removed else { return }
    record.phase = phase
    emit(.lifecycle(record.id, phase), state.lastChange)
    if record.phase == phase { record.tellPhase() }
  }

  /// Entries are gone from the screen: their tasks end, and what they return is handed over.
  func screensWereLeft(_ ids: [EntryID], _ before: ShownBefore<R>) {
    guard let audience else { return }
    for id in ids.reversed() {
      pipeline?.vetoes[id] = nil
      let record = audience.screens.removeValue(forKey: id)
      let opener = audience.openers.removeValue(forKey: id)
      if let record {
        enter(.removed, record)
        record.end()
      }
      audience.saved[id] = nil
      // A value is returned by the navigation that closes the screen. Left in another way, the screen returns nothing.
      guard let returned = record?.returned, returned.navigation.isCommitted else {
        opener?.deliver(.success(.left))
        continue
      }
      opener?.deliver(.success(.returned(returned.value)))
      let below = before.elementBelow(id).flatMap { audience.screens[$0] }
      _ = below?.returnHandlers.first { $0(returned.value) }
    }
  }

  /// Ends the screens of entries that are neither in the tree nor on the screen.
  func pruneScreens(_ before: ShownBefore<R>) {
    guard let audience, audience.keepsEntries else { return }
    var kept = state.tree.entryIDs()
    // Before anything has been shown, the tree may still go back to the first.
    if let last = state.shown ?? state.first { kept.formUnion(last.entryIDs()) }
    // Those that a rebuild went past are not shown any more.
    for commit in state.commits where commit.version > state.shownVersion {
      if let tree = commit.tree { kept.formUnion(tree.entryIDs()) }
    }
    // What a host is only just bringing is in neither tree where newer navigations do without it.
    switch state.running?.kind {
    case .step(let step): step.forEachInserted { kept.insert($0.id) }
    case .rebuild(let target): kept.formUnion(target.entryIDs())
    case .settledByUser, nil: break
    }
    let known = Set(audience.screens.keys).union(audience.openers.keys).union(audience.saved.keys)
    screensWereLeft(known.subtracting(kept).sorted(), before)
  }

  // MARK: Results

  /// Closes a screen that returns something.
  func close(
    _ record: ScreenRecord<R>, returning value: any Sendable, _ options: NavigationOptions
  ) -> Navigation<R> {
    let wasWorking = isWorking
    // Queued for a moment, so that the value is known before the screen goes.
    isWorking = true
    let navigation = submit(.close(record.id), options)
    record.returned = (value, navigation)
    ensureAudience().closings[navigation.id] = record
    if !wasWorking { work() }
    return navigation
  }

  /// Closes the modal that a screen is in, which may return something to whoever presented it.
  func closeModal(
    around id: EntryID, returning value: (any Sendable)?, _ options: NavigationOptions
  ) -> Navigation<R> {
    let layer = state.tree.position(of: id)?.path.layer ?? 0
    let root = state.tree.layer(layer).root
    guard layer > 0, let value else { return submit(.close(root.id), options) }
    let record = audience?.screens[root.id] ?? makeRecord(for: root.id)
    return close(record, returning: value, options)
  }

  /// A navigation has ended: a screen that it was to close and that stays returns nothing, and one that it was to open
  /// and that never came has nobody to return to.
  func forgetResult(of navigation: Navigation<R>) {
    guard let audience else { return }
    if let record = audience.closings.removeValue(forKey: navigation.id),
      record.phase != .removed, record.returned?.navigation === navigation
    {
      record.returned = nil
    }
    if let opened = navigation.opened, navigation.missingScreen != nil,
      audience.openers[opened] === navigation
    {
      audience.openers[opened] = nil
    }
  }

  /// Somebody awaited the result of a navigation before it had opened its screen.
  @usableFromInline
  func noteAwaited(_ navigation: Navigation<R>) {
    guard let opened = navigation.opened, navigation.details?.resultWaiters.isEmpty == false else { return }
    ensureAudience().openers[opened] = navigation
  }

  /// Has a navigation told what the screen returns that it opened.
  ///
  /// - Returns: `false` if the screen is gone already.
  func awaitResult(of navigation: Navigation<R>) -> Bool {
    guard let id = navigation.opened, isKnown(id) else { return false }
    ensureAudience().openers[id] = navigation
    return true
  }
}
