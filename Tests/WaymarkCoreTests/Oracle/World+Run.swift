import WaymarkCore
import WaymarkState

/// A run: many acts by chance, and then everything must come to rest.
extension World {
  mutating func act() throws {
    // Whoever is asked mostly answers before the next navigation comes.
    if state.openQuestion != nil, random.chance(40) { return try answerQuestion() }
    if !thinking.isEmpty || !asking.isEmpty || !working.isEmpty, random.chance(50) { return try decide() }
    switch random.below(100) {
    case 0..<30: try ask()
    case 30..<54: try answer(random.chance(78) ? 9 : random.below(5))
    case 54..<72:
      try decide()
      if isStrict { for _ in 0..<2 { try decide() } }
    case 72..<78: try userActs()
    case 78..<82: try addGuard()
    case 98, 99: if let screen = account.objecting { try leave(screen) }
    case 82..<86:
      if !guards.isEmpty, !isStrict || random.chance(25) {
        try send(.removed(guards.remove(at: random.below(guards.count))))
      }
    case 86..<90: try send(.finishedDetour(random.chance(50) ? nil : random.pick(state.tree.places()).id))
    case 90, 91: try answerQuestion()
    case 92: try answerLate()
    case 93: if random.chance(50) { try answerStale() } else { try answerAstray() }
    case 94: try send(.columnsThatFit(1 + random.below(3)))
    case 97: if let turn = state.openTurn { try send(.guardTimedOut(turn)) }
    case 95: if random.chance(25) { try changeHost() }
    case 96: try send(.saved(random.pick(state.tree.places()).id, key: "value", TypedValue(number)))
    default: break
    }
  }

  mutating func run(_ count: Int) throws {
    for _ in 0..<random.below(4) { try ask() }
    if random.chance(20) { try addGuard() }
    try send(.attached)
    for _ in 0..<count { try act() }
    for one in guards { try send(.removed(one)) }
    try comeToRest()
    // A host that has failed with a question on its screen is rebuilt by the next navigation.
    let open = account.navigations.values.filter {
      $0.outcome == nil && $0.joined == nil && $0.request.number != 0 && $0.request.cause != .link
    }
    if !state.isSettled, state.shown != nil, open.count > state.detourScreens.count {
      throw Found("something is open, and nobody is asked")
    }
    try finish()
  }

  private mutating func finish() throws {
    let last = Request(newNumber(), .push(AnyRoute(Page(number: 50))))
    try send(.asked(last))
    try comeToRest()
    if !state.isSettled { throw Found("it never comes to rest") }
    let outcome = account.navigations[last.number]?.outcome
    if outcome != .completed { throw Found("the last push ends \(String(describing: outcome))") }
    // All that waits for a place goes with it.
    try send(.asked(Request(newNumber(), .setRoot(.stack(AnyRoute(Page(number: 60)))))))
    try comeToRest()
    if !state.detourScreens.isEmpty { throw Found("a detour is left") }
    for entry in account.navigations.values where entry.outcome == nil && entry.request.number != 0 {
      throw Found("\(entry.request.number) never ended")
    }
    if !state.isWhole { throw Found("a journal cannot begin, and nothing is open") }
    // A router may be let go in the middle of anything.
    for _ in 0..<8 { try act() }
    for _ in 0..<2 { try send(.released) }
    for entry in account.navigations.values where entry.outcome == nil && entry.request.number != 0 {
      throw Found("\(entry.request.number) never ended, and the router is gone")
    }
  }

  private mutating func comeToRest() throws {
    var rounds = 0
    while pending != nil || !thinking.isEmpty || !working.isEmpty || !asking.isEmpty
      || state.openQuestion != nil,
      rounds < 400
    {
      rounds += 1
      try answer(9)
      if !working.isEmpty { try workOut() }
      if let question = state.openQuestion { try send(.answered(question.id, nil)) }
      if !asking.isEmpty { try send(.decided(asking.removeFirst(), .allow)) }
      guard !thinking.isEmpty else { continue }
      let turn = thinking.removeFirst()
      try send(.decided(turn.number, .allow))
    }
  }
}
