package import WaymarkState

/// Detours: something else first, then what was wanted.
extension RouterState {
  /// Lets a request wait for a place, which opens unless it is there; a newer one that leads there takes its place.
  mutating func detour(to opening: Opening, by asked: GuardNumber, for pending: Pending) {
    guard pending.refusedRoot == nil, let screen = placeOfDetour(to: opening.route) else {
      let request = Request(
        0, opening.edit, priority: pending.request.priority, cause: .detour, options: pending.request.options)
      var first = Pending(request)
      first.refusedRoot = pending.refusedRoot
      let worked = workOut(first)
      return decide(worked, for: pending, .opening(request, for: asked))
    }
    var pending = pending
    for older in agenda.detours where older.detours.last == screen { supersede(older, by: &pending) }
    agenda.detours.removeAll { $0.detours.last == screen }
    wait(pending, in: screen)
  }

  /// Lets a request wait until the user is done with a place, which closes then.
  mutating func wait(_ pending: Pending, in screen: EntryID) {
    var pending = pending
    pending.detours.append(screen)
    agenda.detours.append(pending)
  }

  /// Lets a request wait for the place that was opened last.
  mutating func holdForDetour(_ pending: Pending) {
    guard let opened = commits.last?.change.coming.first else { return }
    var pending = pending
    // The refused root has gone.
    pending.hasCut = pending.hasCut || pending.refusedRoot != nil
    pending.refusedRoot = nil
    wait(pending, in: opened.id)
  }

  /// The place that a detour leads to, if somebody waits there already or the user sees it.
  private func placeOfDetour(to route: AnyRoute) -> EntryID? {
    let same = agenda.detours.isEmpty ? [] : tree.places { $0.route.isSamePlace(as: route) }
    if let waiting = detourScreens.last(where: { id in same.contains { $0.id == id } }) { return waiting }
    var places: [Place] = []
    tree.layer(tree.layerCount - 1).forEachSeen(room: seen.columns) { places.append($0) }
    return places.last { $0.route.isSamePlace(as: route) }?.id
  }

  /// Goes on with the request that waits for a screen, or for one that the screen stands on.
  ///
  /// The place of the detour closes in the same commit.
  mutating func finishedDetour(_ id: EntryID?) {
    guard let index = detourScreens.lastIndex(where: { id == nil || isPart(id, of: $0) }) else {
      return effects.append(.noticed(.noDetourToFinish))
    }
    var pending = agenda.detours.remove(at: index)
    propose(&pending)
  }

  private func isPart(_ id: EntryID?, of screen: EntryID) -> Bool {
    guard let id, let own = tree.position(of: id), let screen = tree.position(of: screen) else {
      return false
    }
    if own.path == screen.path { return own.index >= screen.index }
    return own.path.layer > screen.path.layer && tree.isSelected(screen.path)
  }

  /// Cancels the requests that wait for a place that has gone.
  mutating func cancelLostDetours() {
    if agenda.detours.isEmpty { return }
    let isLost = { [tree] (one: Pending) in one.detours.last.map(tree.contains) != true }
    for lost in agenda.detours where isLost(lost) { end(lost.number, .cancelled) }
    agenda.detours.removeAll(where: isLost)
  }

  /// The places for which requests wait, the newest last.
  package var detourScreens: [EntryID] { agenda.detours.compactMap { $0.detours.last } }

  /// The navigation that waits for a screen, or for the newest detour.
  package func waitingNavigation(in id: EntryID?) -> NavigationNumber? {
    detourScreens.lastIndex { id == nil || isPart(id, of: $0) }.map { agenda.detours[$0].number }
  }

  /// The navigation that goes on from a screen's detour and is being decided, which a second tap goes on with too.
  package func navigationGoingOn(from id: EntryID) -> NavigationNumber? {
    guard let pending = agenda.deciding?.pending else { return nil }
    return pending.detours.contains { isPart(id, of: $0) } ? pending.number : nil
  }

  /// Whether a navigation waits until a detour is over.
  package func isDetoured(_ number: NavigationNumber) -> Bool {
    agenda.detours.contains { $0.number == number }
  }

  /// The tree that the request in a place's detour would make now, for a snapshot, and what an older snapshot has kept for it; an
  /// edit that only the app can work out makes the tree that it made last.
  package func wanted(in screen: EntryID) -> (
    tree: PlaceTree, saved: [ElementPosition: [String: AnyValue]]
  )? {
    guard let pending = agenda.detours.last(where: { $0.detours.last == screen }) else { return nil }
    let saved = pending.request.restored?.saved ?? [:]
    if case .own = pending.edit { return pending.ownTree.map { ($0, saved) } }
    var copy = self
    guard case .change(let change) = copy.workOut(pending) else { return nil }
    return (change.applied(to: tree), saved)
  }
}
