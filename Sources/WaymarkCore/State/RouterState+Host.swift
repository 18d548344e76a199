import WaymarkState

/// The host: one step at a time, planned from what it shows.
extension RouterState {
  /// The request that the host has not answered.
  package var openHostRequest: HostRequest? { phase.request }

  package var columnsThatFit: Int { seen.columns }

  /// Whether a request was made since a host was attached last.
  package func isOfThisHost(_ request: HostRequest) -> Bool { request > host.former }

  mutating func attached() {
    if case .detached = phase {} else { detached() }
    // Screens of before there was a host are no screens of this one.
    if !guards.objections.isEmpty { guards.objections = [] }
    phase = .unknown(isRebuildDue: true)
  }

  /// Has the same host build everything anew; its screens live on.
  mutating func attachedAgain() {
    stopHost(.unknown(isRebuildDue: true))
  }

  /// Ends the lives of all screens; saved values stay with the entries.
  mutating func detached() {
    let places = screen?.places() ?? []
    stopHost(.detached)
    // No two hosts share a number.
    host = HostMemory(last: host.last, former: host.last)
    if screen != nil { shownCount += 1 }
    screen = nil
    seen = Seen(arrivedAt: seen.arrivedAt)
    guards.objections = []
    // Guards have been asked. The screens of the next host are asked when they object.
    renewTurns()
    for place in places { if tree.contains(place.id) { putAway(place) } else { endLife(of: place) } }
    questions = []
  }

  /// Whether the screens of another host are not there yet; whoever waits waits for them, since they may object.
  var isBetweenHosts: Bool {
    if case .unknown(isRebuildDue: false) = phase { return false }
    return screen == nil && !agenda.isBeginning
  }

  /// Takes the host off its work; entries that it was about to show, and nobody wants any more, are lost.
  mutating func stopHost(_ next: Phase) {
    let brought = phase.brought
    phase = next
    if !brought.isEmpty { lose(brought.filter { !tree.contains($0.id) }) }
  }

  /// Asks the host for the next step if it has nothing to do, or comes to rest.
  mutating func planStep() {
    switch phase {
    case .unknown(isRebuildDue: true): rebuild()
    case .resting where host.isDoubtful, .behind where host.isDoubtful, .unknown where host.isDoubtful:
      rebuild()
    case .behind(let step?): perform(step, reaches: revision)
    case .behind:
      let steps = screen?.steps(to: goal) ?? []
      guard let step = steps.first else { return comeToRest() }
      perform(step, reaches: steps.count == 1 ? revision : nil)
    case .unknown: tellRest()
    case .detached, .resting, .performing, .rebuilding: break
    }
  }

  private mutating func perform(_ step: PlaceStep, reaches: UInt64?) {
    let newest = commits.last?.request
    let options = newest?.options ?? StepOptions()
    var step = step
    step.isAnimated = step.isAnimated && options.isAnimated
    let (request, navigation) = (host.next(), newest?.number ?? 0)
    phase = .performing(
      Phase.Performance(request: request, step: step, navigation: navigation, reaches: reaches))
    effects.append(
      .perform(HostStep(request: request, step: step, navigation: navigation, options: options)))
  }

  private mutating func rebuild() {
    host.isDoubtful = false
    let request = host.next()
    let goal = goal
    phase = .rebuilding(goal, request)
    effects.append(.rebuild(goal, request))
  }

  private mutating func comeToRest() {
    phase = .resting
    host.hasShownAnother = false
    if !commits.isEmpty { endCommits(upTo: revision) }
    tellRest()
  }

  private mutating func tellRest() {
    tellSeen()
    let open = questions.isEmpty ? nil : openQuestion?.id
    if !questions.isEmpty { questions.removeAll { $0 != open && screen?.contains($0) != true } }
    arrive()
  }

  // MARK: The host's answers

  mutating func began(_ request: HostRequest) {
    guard case .performing(var work) = phase, work.request == request else { return }
    work.hasBegun = true
    phase = .performing(work)
  }

  mutating func acknowledged(_ request: HostRequest) {
    guard request == phase.request else { return answeredLate(request) }
    host.hasShownAnother = false
    switch exchange(&phase, with: .behind(nil)) {
    case .performing(let work):
      screen?.apply(work.step)
      let isReached = work.reaches == revision
      tell(work.step, isReached: isReached)
      if isReached { return comeToRest() }
      let reached = work.reaches ?? commits.last { $0.inPlace?.after == shown }?.revision
      if let reached { endCommits(upTo: reached) }
    case .rebuilding(let built, _): show(built)
    case .detached, .unknown, .resting, .behind: break
    }
  }

  /// Makes up for a step that failed by a rebuild; if that fails too, the router gives up.
  mutating func failed(_ request: HostRequest) {
    guard request == phase.request else { return effects.append(.noticed(.strayAnswer(request))) }
    failed(request, at: phase)
  }

  private mutating func failed(_ request: HostRequest, at work: Phase) {
    if case .performing = work {
      stopHost(.unknown(isRebuildDue: true))
      effects.append(.noticed(.stepFailed(request)))
    } else {
      stopHost(.unknown(isRebuildDue: false))
      effects.append(.noticed(.rebuildFailed(request)))
      // Before it shows anything, a host that fails is as none: what is committed waits.
      if screen != nil { goBackToShown(.failed(.host)) }
      // A question that goes, too, waits for the next navigation, or until the user answers it.
      phase = .unknown(isRebuildDue: false)
    }
  }

  mutating func timedOut(_ request: HostRequest) {
    guard request == phase.request else { return }
    effects.append(.noticed(.timedOut(request)))
    failed(request)
  }

  /// The user lets go of a transition in the middle.
  mutating func gaveUp(_ request: HostRequest) {
    guard case .performing(let work) = phase, work.request == request else { return failed(request) }
    stopHost(.behind(nil))
    goBackToShown(.cancelled)
  }

  /// Plans on from another tree that the host shows; the second in a row is a failure.
  mutating func showsInstead(_ tree: PlaceTree, _ request: HostRequest) {
    guard request == phase.request else { return answeredLate(request) }
    guard isPossible(tree) else { return failed(request) }
    // A place that has gone from the screen now was on it.
    let lost = phase.brought.filter { !self.tree.contains($0.id) && screen?.contains($0.id) != true }
    show(tree)
    let work = exchange(&phase, with: .behind(nil))
    lose(lost)
    if host.hasShownAnother { return failed(request, at: work) }
    host.hasShownAnother = true
  }

  /// Whether a host may show a tree: all places are known and there once, and a question is on top.
  func isPossible(_ other: PlaceTree) -> Bool {
    var known = Set(goal.places().map { $0.id })
    for place in (screen?.places() ?? []) + phase.brought { known.insert(place.id) }
    let places = other.places()
    let rest = withoutQuestions(other)
    return places.allSatisfy { known.remove($0.id) != nil } && !questions.contains(where: rest.contains)
  }

  /// Notes the answer to an old request; a host that has done it after all shows something unknown.
  private mutating func answeredLate(_ request: HostRequest) {
    guard isOfThisHost(request) else { return effects.append(.noticed(.strayAnswer(request))) }
    effects.append(.noticed(.lateSuccess(request)))
    host.isDoubtful = true
  }
}
