import Waymark

extension Reference {
  /// Draws the conclusions that the router draws when it goes on after an answer.
  ///
  /// They are drawn when somebody is called next, because until then guards may come and go.
  func catchUp() {
    guard let current = deliberation, current.asking == nil, !current.isTurning, current.ending.isEmpty
    else { return }
    guard let next = nextQuestion else {
      guard current.proposal == tree else { return }
      deliberation = nil
      return expect(current.navigation, current.wish.endingWithoutChange(of: tree))
    }
    if next.isAsync, let ask = pose() { posed.append(ask) }
  }

  /// Notes that the next question is put, which for an asynchronous one is before it is heard.
  private func pose() -> Ask? {
    guard var current = deliberation, current.asking == nil, let next = nextQuestion else { return nil }
    lastAsk += 1
    current.asked.insert(next.key)
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
  func asked(_ question: Question, _ proposal: GuardRequest<Spot>?) -> Int? {
    let ask = question.isAsync ? takePosed(question) : pose()
    guard let ask, ask.question == question else {
      problem("\(question) was asked in the place of \(String(describing: ask?.question))")
      return nil
    }
    if let proposal { check(proposal, ask) }
    return ask.number
  }

  /// The oldest question on its way; those about what was superseded may never be heard.
  private func takePosed(_ question: Question) -> Ask? {
    if let index = unheard.firstIndex(where: { $0.question == question }) { return unheard.remove(at: index) }
    while posed.count > 1, posed[0].question != question, superseded.contains(posed[0].number) {
      unheard.append(posed.removeFirst())
    }
    return posed.isEmpty ? nil : posed.removeFirst()
  }

  /// Stops waiting for questions to be heard about what was superseded.
  func forgetUnheard() {
    unheard += posed.filter { superseded.contains($0.number) }
    posed.removeAll { superseded.contains($0.number) }
  }

  private func check(_ proposal: GuardRequest<Spot>, _ ask: Ask) {
    check(proposal.navigationID.rawValue == ask.navigation, "asked about another navigation")
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
    let deselected = current.deselected(for: proposed)
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
    case .allow: break
    case .block(let reason):
      deliberation = nil
      expect(id, .blocked(reason))
    case .redirect, .detour:
      deliberation?.isTurning = true
      navigations[id]?.redirects += 1
      let isOver = (navigations[id]?.redirects ?? 0) > rules.redirectLimit
      guard isOver, rules.flaw != .endlessRedirects else { return }
      deliberation = nil
      expect(id, .failed(.tooManyRedirects(limit: rules.redirectLimit)))
    }
  }
}
