import WaymarkCore
import WaymarkState

/// Effects: each is legal where it comes.
extension Account {
  mutating func check(
    _ effect: Effect, during input: Input, shown: PlaceTree?, screen: PlaceTree?, isScreenKnown: Bool,
    question: Place?
  ) throws {
    switch effect {
    case .perform, .rebuild, .withdraw, .refused, .noticed: break
    case .redirected(let number, _):
      navigations[number]?.wanted = nil
      navigations[number]?.isRedirected = true
    // The router asks no guard while the app works an edit out.
    case .workOut: openTurn = nil
    case .ask(let turn): try asked(turn)
    case .hear(let number, _):
      guard let turn = turns[number] else { throw Found("an answer that no screen has asked for") }
      deciding[turn.navigation] = turn.asked
      guard question == nil else { throw Found("an answer while the question is open") }
    case .committed(let number, let change):
      try committed(number, change, input, shown)
    case .ended(let number, let outcome): try ended(number, outcome, during: input, screen, isScreenKnown)
    case .joined(let number, let other):
      guard navigations[number]?.outcome == nil, let first = navigations[other] else {
        throw Found("\(number) joins \(other), and one of them does not wait")
      }
      // A navigation whose place is there still owes its answer, and ends whoever joins it as it ended itself.
      if let outcome = first.outcome {
        guard outcome == .completed, let opened = first.opened, tree.contains(opened), first.deliveries == 0,
          first.request.wantsAnswer
        else { throw Found("\(number) joins \(other), which has ended and owes nothing") }
        navigations[number]?.outcome = outcome
      }
      navigations[number]?.joined = other
    case .arrived(let arrival):
      let place = arrival.place
      if place.id == arrivedAt { throw Found("an arrival where the user is already") }
      if place != tree.visibleElement { throw Found("an arrival elsewhere") }
      if question != nil { throw Found("a question is an arrival") }
      if let screen, isScreenKnown, screen != tree { throw Found("an arrival before rest") }
      arrivedAt = place.id
    case .screen(let id, let event): try happened(event, to: id)
    case .deliver(let delivery): try delivered(delivery)
    }
  }

  private mutating func asked(_ turn: Turn) throws {
    guard let scope = guards[turn.asked] else { throw Found("a guard is asked that was removed") }
    guard let entry = navigations[turn.navigation] else { throw Found("nobody has asked") }
    if entry.outcome != nil { throw Found("\(turn.navigation) has ended, and a guard is asked") }
    if turn.tree != tree { throw Found("a guard is asked about an old tree") }
    switch scope {
    case .leaving(let id), .leavingTab(let id):
      if entry.request.edit.recheck == nil, turn.navigation != 0,
        deciding[turn.navigation] == turn.asked
      {
        throw Found("\(id) is asked again, though the user has answered")
      }
      if turn.place?.id != id { throw Found("a screen is asked about another") }
      let number = turn.navigation
      if number != 0, awaited[turn.asked] == number, entry.request.edit.recheck == nil {
        throw Found("\(id) is asked again, and has not answered")
      }
      awaited[turn.asked] = number
      if entry.permitted.contains(turn.asked), turn.navigation != 0 {
        throw Found("\(id) is asked twice")
      }
      // A detour that closes after a refusal asks nobody who has allowed the navigation that waited.
      if turn.navigation == 0, let last = lastTurn,
        case .blocked? = navigations[last.navigation]?.outcome,
        endedNow.contains(last.navigation),
        navigations[last.navigation]?.permitted.contains(turn.asked) == true
      {
        throw Found("\(id) is asked twice, as a detour closes")
      }
    case .navigations, .entering: break
    }
    let isSame = lastTurn.map(isInspection) == true && lastTurn?.request === turn.request
    if isInspection(turn) {
      if !isSame { refused = [] }
      navigations[turn.navigation]?.wanted = turn.result
    }
    if turn.isRecheck {
      navigations[turn.navigation]?.mayCut = true
      navigations[turn.navigation]?.keepsRoot = false
    }
    if let place = turn.place { refused.remove(Key(asked: turn.asked, place: place.id)) }
    if turn.navigation == 0 {
      navigations[0]?.isCut = false
      for number in endedNow { inherited.formUnion(navigations[number]?.permitted ?? []) }
    }
    // A screen is asked on behalf of a recheck, too, and of a detour that closes.
    let isGuard = scope == .navigations || scope == .entering
    if turn.navigation == 0, isGuard || turn.request.edit.recheck == nil {
      navigations[0]?.request = turn.isRecheck ? .recheck(0) : Request(0)
    }
    turns[turn.number] = turn
    (lastTurn, isSentElsewhere) = (turn, false)
    openTurn = turn.number
  }

  private mutating func ended(
    _ number: NavigationNumber, _ outcome: Outcome, during input: Input, _ screen: PlaceTree?,
    _ isScreenKnown: Bool
  ) throws {
    guard let entry = navigations[number] else { throw Found("\(number) ends and never began") }
    guard entry.outcome == nil else { throw Found("\(number) ends twice") }
    guard entry.joined == nil else { throw Found("\(number) has joined another, and ends") }
    navigations[number]?.outcome = outcome
    endedNow.insert(number)
    for (other, joined) in navigations where joined.joined == number { navigations[other]?.outcome = outcome }
    if entry.isFact, entry.isCommitted, outcome != .completed {
      throw Found("the user's \(number) \(outcome)")
    }
    if entry.isFact { return }
    let neverShown = entry.brought.filter { !wasOnScreen.contains($0) }
    let missing = entry.brought.filter { !wasOnScreen.contains($0) || putAway.contains($0) }
    switch outcome {
    case .completed:
      if !entry.isCommitted, !entry.isCut, ![.dismiss, .leaveWindow].contains(entry.request.edit),
        !closesQuestion(entry.request)
      {
        throw Found("\(number) completed and was never committed")
      }
      if !neverShown.isEmpty { throw Found("\(number) completed, and \(neverShown) never was on the screen") }
      // A user who gives up goes back to what is on the screen.
      let isGivenUp = if case .gaveUp = input { true } else { false }
      if isScreenKnown, let screen,
        let left = entry.removed.first(where: { screen.contains($0) && (isGivenUp || !tree.contains($0)) })
      {
        throw Found("\(number) completed, and \(left) is on the screen still")
      }
    case .unchanged, .blocked:
      if outcome == .unchanged, entry.request.edit == .set(tree.routes) { takeOver(entry) }
      if outcome == .unchanged, entry.isCut { throw Found("\(number) unchanged, and places were taken away") }
      if entry.isCommitted { throw Found("\(number) \(outcome) and committed") }
    case .superseded(let newer):
      if newer == number || navigations[newer] == nil { throw Found("\(number) superseded by \(newer)") }
      if entry.request.edit.recheck != nil, entry.wereRefused.isEmpty, !entry.isCut {
        throw Found("the recheck \(number) is dropped")
      }
      if entry.keepsRoot { throw Found("\(number) superseded, and the root that it was refused is there") }
      if entry.isCommitted, !entry.brought.isEmpty, missing.isEmpty {
        throw Found("\(number) superseded, and all of it was on the screen")
      }
    case .failed(.host), .cancelled:
      let isLeft = screen.map { entry.removed.contains(where: $0.contains) } == true
      if entry.isCommitted, !entry.brought.isEmpty, missing.isEmpty, isScreenKnown, !isLeft {
        throw Found("\(number) \(outcome), and all of it was on the screen")
      }
      if entry.isCommitted, entry.brought.isEmpty, !entry.removed.isEmpty, !entry.hasMoves, isScreenKnown,
        let screen, entry.wereShown, !entry.removed.contains(where: screen.contains)
      {
        throw Found("\(number) \(outcome), and all that it took away is off the screen")
      }
    case .failed(.routerReleased): break
    case .failed: if entry.isCommitted { throw Found("\(number) \(outcome) and committed") }
    }
  }

  private func closesQuestion(_ request: Request) -> Bool {
    if case .close(let id) = request.edit { questions.contains(id) } else { false }
  }

  private mutating func happened(_ event: ScreenEvent, to id: EntryID) throws {
    let last = events[id]
    let isLegal =
      switch event {
      case .created: last == nil || last == .removed
      case .appeared: last == .created || last == .covered
      case .covered: last == .appeared
      case .updated: last != nil && last != .removed
      case .removed: true
      }
    guard isLegal else { throw Found("\(id) \(event) after \(last.map { "\($0)" } ?? "nothing")") }
    if event != .updated { events[id] = event }
    // The objections of a screen end with its life, also where its place stays.
    if event == .removed {
      guards = guards.filter { $0.value != .leaving(id) && $0.value != .leavingTab(id) }
    }
  }

  private mutating func delivered(_ delivery: Delivery) throws {
    if delivery.navigation != 0 {
      navigations[delivery.navigation]?.deliveries += 1
      guard let entry = navigations[delivery.navigation] else { throw Found("nobody wants the answer") }
      if entry.deliveries > 1 { throw Found("\(delivery.navigation) is answered twice") }
      if let opened = entry.opened, opened != delivery.from.id { throw Found("another screen answers") }
      if let asker = entry.request.screen, delivery.to != asker { throw Found("the answer goes elsewhere") }
      if entry.opened == nil { return }
    }
    if tree.contains(delivery.from.id) { throw Found("a screen that is there has answered") }
    if delivery.value !== answers[delivery.from.id] { throw Found("a wrong answer is delivered") }
  }

  // MARK: After each input

  func check(_ state: RouterState, screen: PlaceTree?, isScreenKnown: Bool) throws {
    if tree != state.tree { throw Found("a change of the tree was not told") }
    if isScreenKnown, let screen, state.shown != withoutQuestions(screen) {
      throw Found("shown \(state.shown.map { "\($0)" } ?? "nothing"), and the screen has \(screen)")
    }
    for id in state.detourScreens where !tree.contains(id) {
      throw Found("a detour waits for a place that is gone")
    }
    for (id, value) in saved where tree.contains(id) && state.saved(of: id)["value"] !== value {
      throw Found("a saved value of \(id) is lost")
    }
    if case .resting = state.phase, isScreenKnown, screen != state.goal {
      throw Found("at rest and not at the goal")
    }
    let top = tree.visibleElement.id
    if events[top] != .removed, state.mayLeave(top) != mayLeave(top) {
      throw Found("a gesture is told otherwise than a navigation")
    }
    if state.isWhole, navigations.values.contains(where: { $0.outcome == nil && $0.request.number != 0 }) {
      throw Found("a journal begins in the middle of a navigation")
    }
    guard state.isSettled else { return }
    if isScreenKnown, screen != tree || state.shown != tree { throw Found("at rest and not the same") }
    // A link may wait for a restore that waits in a detour.
    let isRestoring = navigations.values.contains { $0.outcome == nil && $0.request.cause == .restore }
    let open = navigations.values.filter {
      $0.outcome == nil && $0.request.number != 0 && !($0.request.cause == .link && isRestoring)
    }
    let held = state.detourScreens.count
    if open.filter({ $0.joined == nil }).count > held {
      throw Found("at rest, and \(open.map(\.request.number)) are open")
    }
    guard isScreenKnown else { return }
    var seen: Set<EntryID> = []
    tree.layer(tree.layerCount - 1).forEachSeen(room: state.columnsThatFit) { seen.insert($0.id) }
    for id in tree.ids where (events[id] == .appeared) != seen.contains(id) {
      throw Found("\(id) was told \(events[id].map { "\($0)" } ?? "nothing") last, at rest")
    }
    for id in tree.ids where state.isSeen(id) != seen.contains(id) {
      throw Found("\(id) is \(state.isSeen(id) ? "" : "not ")seen, it is said")
    }
    for (id, event) in events where event != .removed && !tree.contains(id) {
      throw Found("\(id) was never told that it is gone")
    }
    for entry in navigations.values
    where entry.isCommitted && entry.request.wantsAnswer && entry.outcome == .completed {
      let isGone = entry.opened.map { !tree.contains($0) } ?? true
      if entry.deliveries != (isGone ? 1 : 0) {
        throw Found("\(entry.request.number) has \(entry.deliveries) answers")
      }
    }
    if arrivedAt != tree.visibleElement.id { throw Found("at rest and no arrival") }
    for id in state.records.keys where !tree.contains(id) {
      throw Found("\(id) is gone, and remembered")
    }
  }
}
