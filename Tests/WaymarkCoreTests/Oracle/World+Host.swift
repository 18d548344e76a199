import WaymarkCore
import WaymarkState

/// A host that answers as it likes, and a user who does as they like.
extension World {
  mutating func answer(_ kind: Int) throws {
    guard let one = pending else { return }
    pending = nil
    switch kind {
    case 0:
      // The host fails, perhaps half way.
      if case .step = one.work, random.chance(30) { isScreenKnown = false }
      try send(.failed(one.request))
    case 1:
      // The host takes too long, and may do it later.
      late.append(one)
      isScreenKnown = false
      try send(.timedOut(one.request))
    case 2 where isScreenKnown:
      if case .step = one.work { try send(.gaveUp(one.request)) } else { try send(.failed(one.request)) }
    case 3 where isScreenKnown:
      var other = screen ?? state.tree
      if random.chance(50) { other.dismissAll() } else { other.popToRoot() }
      if random.chance(30), case .step(let step) = one.work { other.apply(step) }
      if random.chance(20) {
        // A place that nobody knows is no screen of the router's.
        other.present(Place(id: EntryID(rawValue: 1_000_000 + newNumber()), route: anyRoute()), as: .sheet)
        isScreenKnown = false
      } else {
        show(other)
      }
      try send(.showsInstead(one.request, other))
    case 4:
      pending = one
      pending?.hasBegun = true
      try send(.began(one.request))
    default:
      switch one.work {
      case .tree(let tree):
        isScreenKnown = true
        show(tree)
      case .step(let step):
        guard isScreenKnown else {
          account.wasOnScreen.formUnion(Change([step]).coming.map(\.id))
          break
        }
        guard var after = screen, after.apply(step) else { throw Found("a step that does not fit") }
        show(after)
      }
      try send(.acknowledged(one.request))
    }
  }

  mutating func answerLate() throws {
    guard !late.isEmpty else { return }
    let one = late.remove(at: random.below(late.count))
    if random.chance(30) { return try send(.failed(one.request)) }
    if case .step(let step) = one.work { screen?.apply(step) }
    isScreenKnown = false
    try send(.acknowledged(one.request))
    guard pending != nil || !state.isSettled else { throw Found("no rebuild after a late success") }
  }

  mutating func changeHost() throws {
    if random.chance(20), screen != nil || pending != nil {
      if let pending { late.append(pending) }
      (pending, isScreenKnown) = (nil, false)
      return try send(.attachedAgain)
    }
    (pending, late, isScreenKnown, screen) = (nil, [], false, nil)
    if random.chance(60) { try send(.detached) }
    for _ in 0..<random.below(3) { try ask() }
    if random.chance(40) { try decide() }
    pending = nil
    try send(.attached)
  }

  // MARK: The user

  mutating func userActs() throws {
    guard isScreenKnown, var after = screen else { return }
    if random.chance(20), case .step(let step)? = pending?.work, let id = Change([step]).coming.first?.id {
      return try closeOnItsWay(id)
    }
    if random.chance(15), let sheet = after.modals.last(where: { !$0.presentation.detents.isEmpty })?.root.id
    {
      let detent: Presentation.Detent = random.chance(50) ? .medium : .large
      let fact = Input.selectedDetent(detent, of: sheet, newNumber())
      if after.select(detent, of: sheet) {
        return try userDid(after, fact)
      } else {
        return try selectAgain(fact)
      }
    }
    if random.chance(60) {
      let id = random.chance(60) ? after.visibleElement.id : random.pick(after.places()).id
      guard after.close(id) else { return }
      let value = random.chance(30) ? TypedValue(Int(id.rawValue)) : nil
      try userDid(after, .closed(id, answer: value, newNumber()))
    } else if let path = anyPath(account.withoutQuestions(after)) {
      after.select(path)
      let fact = Input.selected(path, newNumber())
      if after == screen { try selectAgain(fact) } else { try userDid(after, fact) }
    }
  }

  /// The user selects a tab that is shown, perhaps while the host is on its way to another.
  private mutating func selectAgain(_ fact: Input) throws {
    var next = state
    next.handle(fact)
    if let one = pending, one.hasBegun || isRebuilding, next.openHostRequest != one.request {
      (pending, isScreenKnown) = (nil, false)
      late.append(one)
    }
    if next.treeVersion == state.treeVersion, next.openHostRequest != state.openHostRequest {
      throw Found("a step is stopped, and the tree is the same")
    }
    try send(fact)
  }

  /// The user closes a place before the host has said that it is there.
  private mutating func closeOnItsWay(_ id: EntryID) throws {
    if let one = pending, one.hasBegun, case .step(let step) = one.work {
      var next = screen
      next?.apply(step)
      // A root cannot go, and the step goes on.
      if next?.close(id) == true {
        (pending, isScreenKnown) = (nil, false)
        late.append(one)
      }
    }
    let value = random.chance(50) ? TypedValue(Int(id.rawValue)) : nil
    try send(.closed(id, answer: value, newNumber()))
  }

  /// The user does something, also in the middle of a step; a step that does not fit any more the host drops.
  private mutating func userDid(_ after: PlaceTree, _ input: Input) throws {
    if let screen { account.putAway.formUnion(screen.ids.subtracting(after.ids)) }
    screen = after
    if let one = pending {
      switch one.work {
      case .tree:
        pending = nil
        late.append(one)
        isScreenKnown = false
      case .step(let step):
        var next = after
        if !next.apply(step), one.hasBegun {
          pending = nil
          late.append(one)
          isScreenKnown = false
        }
      }
    }
    try send(input)
    if pending == nil, !isScreenKnown { throw Found("no rebuild after a step that does not fit") }
  }

  mutating func answerQuestion() throws {
    guard let question = state.openQuestion else { return }
    try send(.answered(question.id, random.chance(70) ? TypedValue(1) : nil))
  }
}
