import Waymark

extension Reference {
  /// A navigation begins: at once, after it was queued, or behind one of higher priority.
  func requested(_ id: UInt64) {
    if let opened = nextOpening {
      nextOpening = nil
      let origin = navigations[opened.navigation]
      navigations[id] = Record(
        wish: destination, priority: origin?.priority ?? .user, isAnimated: origin?.isAnimated ?? true,
        redirects: origin?.redirects ?? 0)
      opening[id] = opened
      return begin(id, destination, resuming: nil)
    }
    if let known = navigations[id] {
      check(known.isDeferred, "#\(id) began twice")
      check(deferred.first == id, "#\(id) began before what waited longer")
      deferred.removeAll { $0 == id }
      navigations[id]?.isDeferred = false
      return begin(id, known.wish, resuming: known.resumed)
    }
    guard !submissions.isEmpty else { return problem("#\(id) began, and nobody asked for it") }
    let next = submissions.removeFirst()
    navigations[id] = Record(wish: next.wish, priority: next.priority, isAnimated: next.isAnimated)
    begin(id, next.wish, resuming: nil)
  }

  func begin(_ id: UInt64, _ wish: Wish, resuming resumed: Held?) {
    if let waiting = deliberation, waiting.navigation != id {
      let other = navigations[waiting.navigation]?.priority ?? .user
      guard (navigations[id]?.priority ?? .user) >= other else {
        navigations[id]?.isDeferred = true
        navigations[id]?.wish = wish
        navigations[id]?.resumed = resumed
        deferred.append(id)
        return
      }
      if rules.flaw == .keepsSuperseded {
        expect(waiting.navigation, .unchanged)
      } else {
        expect(waiting.navigation, .superseded(by: id))
      }
      deliberation = nil
    }
    let proposal = proposal(for: wish, resuming: resumed)
    if proposal == tree, resumed == nil, wish != .leave {
      deliberation = nil
      return expect(id, .unchanged)
    }
    deliberation = Deliberation(
      navigation: id, wish: wish, resumed: resumed, proposal: proposal,
      questions: questions(about: wish, proposal))
    goOn()
  }

  /// Whom to ask: the screens that would be left, the topmost first, those that a tab takes out of sight, the guards.
  private func questions(about wish: Wish, _ proposal: PlainTree) -> [Question] {
    var leaving = leaving(wish, proposal, from: tree)
    if rules.flaw == .vetoesRootFirst { leaving.reverse() }
    return questions(leaving, .removed) + questions(deselected(proposal, from: tree), .deselected)
      + guards
  }

  private func questions(_ entries: [PlainEntry], _ reason: LeaveReasons) -> [Question] {
    entries.flatMap { entry in
      (vetoes[entry.id] ?? []).filter { $0.reasons.contains(reason) }
        .map { Question(screen: entry.id, key: $0.key, isAsync: $0.isAsync) }
    }
  }

  private func leaving(_ wish: Wish, _ proposal: PlainTree, from tree: PlainTree) -> [PlainEntry] {
    let kept = wish == .leave ? [] : proposal.ids
    return tree.entries.filter { !kept.contains($0.id) }.reversed()
  }

  /// Entries that stay and could be seen in their layer before, and cannot be afterwards, because of a tab.
  private func deselected(_ proposal: PlainTree, from tree: PlainTree) -> [PlainEntry] {
    let kept = proposal.ids
    var entries: [PlainEntry] = []
    for layer in tree.layers.indices where layer < proposal.layers.count {
      let path = tree.visiblePath(inLayer: layer)
      let visible = Set(proposal.stack(at: proposal.visiblePath(inLayer: layer))?.map(\.id) ?? [])
      guard !path.tabs.isEmpty, let stack = tree.stack(at: path) else { continue }
      entries += stack.filter { kept.contains($0.id) && !visible.contains($0.id) }
    }
    return entries.reversed()
  }

  /// Notes that the next question is put, which for an asynchronous one is before it is heard.
  private func pose() -> Ask? {
    guard var current = deliberation, current.asking == nil, let next = current.questions.first else {
      return nil
    }
    lastAsk += 1
    current.questions.removeFirst()
    current.asking = lastAsk
    deliberation = current
    return Ask(
      number: lastAsk, question: next, navigation: current.navigation, wish: current.wish, tree: tree,
      proposal: current.proposal)
  }

  /// Somebody is asked.
  ///
  /// - Parameters:
  ///   - question: What is asked.
  ///   - proposal: What a guard was given; a screen is given nothing.
  /// - Returns: The number of the question.
  func asked(_ question: Question, _ proposal: Proposal<Spot>?) -> Int? {
    let ask = question.isAsync ? (posed.isEmpty ? nil : posed.removeFirst()) : pose()
    guard let ask, ask.question == question else {
      problem("\(question) was asked in the place of \(String(describing: ask?.question))")
      return nil
    }
    if let proposal { check(proposal, ask) }
    return ask.number
  }

  private func check(_ proposal: Proposal<Spot>, _ ask: Ask) {
    check(proposal.navigation.rawValue == ask.navigation, "asked about another navigation")
    let current = PlainTree(proposal.current)
    check(current == ask.tree, "asked with another tree: \(current) is \(ask.tree)")
    let proposed = PlainTree(proposal.proposed)
    guard let bindings = ask.proposal.bindings(to: proposed) else {
      return problem("\(ask.wish) proposed \(proposed) and not \(ask.proposal)")
    }
    if let mine = deliberation, mine.asking == ask.number {
      deliberation?.proposal = mine.proposal.binding(bindings)
      noteNew(bindings.values)
    }
    let leaving = leaving(ask.wish, proposed, from: current)
    check(proposal.leaving.map(PlainEntry.init) == leaving, "\(leaving) leave, not \(proposal.leaving)")
    let known = current.ids
    let entering = proposed.entries.filter { !known.contains($0.id) }
    check(proposal.entering.map(PlainEntry.init) == entering, "\(entering) enter, not \(proposal.entering)")
    let deselected = deselected(proposed, from: current)
    check(proposal.deselected.map(PlainEntry.init) == deselected, "\(deselected) go out of sight")
    check(
      proposed.visibleEntry == PlainEntry(proposal.destination), "the destination is \(proposal.destination)")
  }

  func noteNew(_ ids: some Sequence<UInt64>) {
    for id in ids { check(seen.insert(id).inserted, "the identity \(id) was given twice") }
  }

  /// The answer that was waited for has come.
  func decided(_ decision: Decision<Spot>) {
    guard let current = deliberation, let verdict = current.asking.flatMap({ verdicts[$0] }) else {
      return problem("an answer counted that was late")
    }
    check(verdict.isLike(decision), "\(verdict) was taken for \(decision)")
    let id = current.navigation
    deliberation?.asking = nil
    if case .redirect(let wish) = verdict { destination = wish }
    if case .detour(let wish) = verdict { destination = wish }
    switch verdict {
    case .allow:
      goOn()
    case .block(let reason):
      deliberation = nil
      expect(id, .blocked(reason))
    case .redirect, .detour:
      navigations[id]?.redirects += 1
      let isOver = (navigations[id]?.redirects ?? 0) > rules.redirectLimit
      guard isOver, rules.flaw != .endlessRedirects else { return }
      deliberation = nil
      expect(id, .failed(.tooManyRedirects(limit: rules.redirectLimit)))
    }
  }

  func redirected(_ id: UInt64) {
    guard let current = deliberation, current.navigation == id else {
      return problem("#\(id) cannot be redirected")
    }
    begin(id, destination, resuming: current.resumed)
  }

  /// All have allowed it: the tree has to change next, or there is nothing left to change.
  private func goOn() {
    if deliberation?.questions.first?.isAsync == true, let ask = pose() { posed.append(ask) }
    guard let current = deliberation, current.isAllowed, current.proposal == tree else { return }
    deliberation = nil
    expect(current.navigation, current.wish == .leave ? .completed : .unchanged)
  }
}
