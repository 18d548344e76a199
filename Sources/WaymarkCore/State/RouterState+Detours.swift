package import WaymarkState

/// Detours: something else first, then what was wanted.
extension RouterState {
  /// Lets a request wait for a place, which opens unless it is there.
  mutating func detour(to opening: Opening, by asked: GuardNumber, for request: Request) {
    guard request.refusedRoot == nil, let screen = placeOfDetour(to: opening.route) else {
      var first = Request(
        0, opening.edit, priority: request.priority, cause: .detour, options: request.options)
      first.patron = request.number
      first.refusedRoot = request.refusedRoot
      return begin(first, opening: request, by: asked)
    }
    var request = request
    if let index = agenda.detours.lastIndex(where: { $0.screen == screen }) {
      let waiting = agenda.detours[index].request
      if request.number < waiting.number { return refuse(request, .superseded(by: waiting.number)) }
      supersede(waiting, by: &request)
      agenda.detours[index].request = request
    } else {
      agenda.detours.append(Detour(request: request, screen: screen))
    }
  }

  /// The place that a detour leads to, if somebody waits there already or the user sees it.
  private func placeOfDetour(to route: AnyRoute) -> EntryID? {
    let same = agenda.detours.isEmpty ? [] : tree.places { $0.route.isSamePlace(as: route) }
    let waiting = agenda.detours.last { detour in same.contains { $0.id == detour.screen } }
    if let waiting { return waiting.screen }
    var places = tree.stack(at: tree.pathForPushes).map { Array($0.elements) } ?? []
    tree.layer(tree.layerCount - 1).forEachSeen(room: seen.columns) { places.append($0) }
    return places.last { $0.route.isSamePlace(as: route) }?.id
  }

  /// Goes on with the request that waits for a screen, or for one that the screen stands on.
  ///
  /// The place of the detour closes in the same commit.
  mutating func finishedDetour(_ id: EntryID?) {
    guard let index = agenda.detours.lastIndex(where: { id == nil || isPart(id, of: $0) }) else {
      return effects.append(.noticed(.noDetourToFinish))
    }
    let detour = agenda.detours.remove(at: index)
    var request = detour.request
    request.detoursToClose.append(detour.screen)
    request.commitCount = commitCount
    setAside(for: &request)
    begin(request)
  }

  private func isPart(_ id: EntryID?, of detour: Detour) -> Bool {
    guard let id, let own = tree.position(of: id), let screen = tree.position(of: detour.screen) else {
      return false
    }
    if own.path == screen.path { return own.index >= screen.index }
    return own.path.layer > screen.path.layer && tree.isSelected(screen.path)
  }

  /// Cancels the requests that wait for a place that has gone.
  mutating func noteLostDetours() {
    guard !agenda.detours.isEmpty else { return }
    let there = Set(tree.places().map { $0.id })
    let lost = agenda.detours.filter { !there.contains($0.screen) }
    guard !lost.isEmpty else { return }
    agenda.detours.removeAll { !there.contains($0.screen) }
    for detour in lost { end(detour.request.number, .cancelled) }
  }

  /// The places for which requests wait, the newest last.
  package var detourScreens: [EntryID] { agenda.detours.map { $0.screen } }

  /// The navigation that waits for a screen, or for the newest detour.
  package func waitingNavigation(in id: EntryID?) -> NavigationNumber? {
    agenda.detours.last { id == nil || isPart(id, of: $0) }?.request.number
  }

  /// The navigation that goes on from a screen's detour and is being decided, which a second tap goes on with too.
  package func navigationGoingOn(from id: EntryID) -> NavigationNumber? {
    guard let request = agenda.deciding?.wanted else { return nil }
    let isOver = request.detoursToClose.contains { isPart(id, of: Detour(request: request, screen: $0)) }
    return isOver ? request.number : nil
  }

  /// Whether a navigation waits until a detour is over.
  package func isDetoured(_ number: NavigationNumber) -> Bool {
    agenda.detours.contains { $0.request.number == number }
  }

  /// The trees that requests in detours would make now, for a snapshot; an edit that only the app can work out makes the
  /// one that it made last.
  package var treesAfterDetours: [EntryID: PlaceTree] {
    var trees: [EntryID: PlaceTree] = [:]
    for detour in agenda.detours { trees[detour.screen] = treeAfter(detour) }
    return trees
  }

  private func treeAfter(_ detour: Detour) -> PlaceTree? {
    if case .own = detour.request.edit { return detour.request.workedOut }
    var copy = self
    var request = detour.request
    request.detoursToClose.append(detour.screen)
    guard case .change(let change) = copy.workOut(request) else { return nil }
    return change.applied(to: tree)
  }
}
