extension Router {
  /// Asks vetoes and guards about a navigation.
  @usableFromInline
  func deliberate(_ intent: Intent<R>, _ navigation: Navigation) {
    let one = UndecidedNavigation(navigation, intent)
    guard let pipeline else { return deliberate(one) }
    forgetLeftQuestions()
    pipeline.removeEmptyPlaces()
    noteAnswerChain(one)
    if pipeline.hasQuestions, answers(one) { return takeWaiting() }
    deliberate(one)
  }

  func deliberate(_ one: UndecidedNavigation<R>) {
    guard let pipeline else { return begin(one.intent, one.navigation) }
    if case .recheck(let asksScreens)? = one.intent.editKind { return recheck(one, asksScreens: asksScreens) }
    let navigation = one.navigation
    if endsWithItsScreen(one) { return }
    if let other = pipeline.deciding, other !== one {
      guard navigation.options.priority >= other.navigation.options.priority else {
        keepToOverrides(navigation)
        return pipeline.wait(one)
      }
      if let error = noteInterruption(of: other, by: navigation) {
        return conclude(navigation, .failed(error))
      }
      // Observers of that event may have done something that ended the other navigation.
      if pipeline.deciding === other {
        endDeliberation()
        if !holdsOn(other) { finish(other.navigation, .superseded(by: navigation.id)) }
      }
    }
    let firstNewID = machine.ids.last + 1
    guard let change = proposeOrEnd(one) else { return }
    let deliberation = Deliberation(change: change, firstNewID: firstNewID)
    pipeline.begin(one, deliberation)
    ask(one, deliberation)
  }

  /// Starts deciding again about the current navigation, because the tree that it would change has gone back.
  ///
  /// - Parameter before: The tree before, without the question to the user; `nil` if there was none.
  func deliberateAnew(since before: EntryTree<R>?) {
    if let before, keepsAsking(since: before) { return }
    guard let one = endDeliberation() else { return }
    deliberate(one)
  }

  /// Ends deciding about a navigation, and closes the question that it has led to.
  @discardableResult
  func endDeliberation() -> UndecidedNavigation<R>? {
    let ended = pipeline?.endDeliberation()
    if let ended { closeQuestion(about: ended) }
    return ended
  }

  /// Updates a navigation that is being decided, because it starts from another tree now.
  ///
  /// Guards are asked again, but not screens that have answered.
  func proposeAnew(_ one: UndecidedNavigation<R>) {
    guard let pipeline, pipeline.deciding === one, !endsWithItsScreen(one) else { return }
    let firstNewID = machine.ids.last + 1
    guard let change = proposeOrEnd(one) else { return }
    pipeline.restartGuards()
    guard let deliberation = one.deliberation else { return }
    deliberation.propose(change, firstNewID: firstNewID)
    if !deliberation.isWaiting { ask(one, deliberation) }
  }

  /// The change that a navigation would make.
  ///
  /// If it would change nothing, or undo something that has precedence, the navigation ends.
  private func proposeOrEnd(_ one: UndecidedNavigation<R>) -> ProposedChange<R>? {
    guard let change = propose(one) else {
      end(one, outcomeWithoutChange(one.intent, one.navigation))
      return nil
    }
    if let winner = override(of: one.navigation, one.intent, change) {
      end(one, .superseded(by: winner))
      return nil
    }
    return change
  }

  /// Ends a navigation if its screen is gone.
  ///
  /// - Returns: Whether it has ended.
  @discardableResult
  func endsWithItsScreen(_ one: UndecidedNavigation<R>) -> Bool {
    guard hasLostScreen(one.navigation) else { return false }
    end(one, .failed(.screenGone))
    return true
  }

  private func end(_ one: UndecidedNavigation<R>, _ outcome: NavigationOutcome) {
    if pipeline?.deciding === one { endDeliberation() }
    conclude(one.navigation, outcome)
  }

  private func propose(_ one: UndecidedNavigation<R>) -> ProposedChange<R>? {
    tap?.proposing = one.navigation.id.rawValue
    let tree = treeWithoutQuestion
    if case .askToLeave? = one.intent.editKind, one.detour == nil { return .tree(tree) }
    let opened = one.detour?.opened.first
    if opened == nil, pipeline?.hasQuestions != true {
      return reference.specialized.propose(self, one.intent)
    }
    return propose(one.intent, from: tree, closing: one.detour)
  }

  /// The change that an intent would make to a tree other than the router's.
  func propose(
    _ intent: Intent<R>, from tree: EntryTree<R>, closing detour: Detour<R>? = nil
  ) -> ProposedChange<R>? {
    var editor = TreeEditor(tree: tree, ids: machine.ids, matching: machine.matching)
    let opened = detour?.opened.first
    if let detour, let opened { editor.close(opened, backTo: detour.origin) }
    isEditing = true
    if let tap {
      editor.carryOut(tap.noting(intent), placement: tap.noting(configuration.placement))
    } else {
      editor.carryOut(intent, placement: configuration.placement)
    }
    isEditing = false
    let opensFirst = intent.opensFirst && editor.ids.last > machine.ids.last
    machine.ids = editor.ids
    guard opened != nil || editor.tree != tree else { return nil }
    return .tree(editor.tree, opensFirst: opensFirst)
  }

  func proposal(
    for one: UndecidedNavigation<R>, _ deliberation: Deliberation<R>, about place: Entry<R>? = nil
  ) -> GuardRequest<R> {
    GuardRequest(
      navigationID: one.navigation.id, intent: one.intent, options: one.navigation.options,
      current: treeWithoutQuestion, change: deliberation.change, cause: one.navigation.cause,
      about: place)
  }

  /// The entries whose screens may object, the deepest first, and how they would be left.
  func leaving(
    _ one: UndecidedNavigation<R>, _ deliberation: Deliberation<R>
  ) -> [(id: EntryID, reason: LeaveReasons)] {
    let proposal = proposal(for: one, deliberation)
    return proposal.leaving.map { ($0.id, .removed) } + proposal.deselected.map { ($0.id, .deselected) }
  }

  /// Whether a navigation is still being decided, in the same deliberation.
  func isAsked(_ one: UndecidedNavigation<R>, _ deliberation: Deliberation<R>) -> Bool {
    pipeline?.deciding === one && one.deliberation === deliberation
  }

  /// Asks until one refuses, all have allowed it, or an answer takes time.
  func ask(_ one: UndecidedNavigation<R>, _ deliberation: Deliberation<R>) {
    catchUp(deliberation)
    while let pipeline, isAsked(one, deliberation), !endsWithItsScreen(one) {
      let question = deliberation.next(
        in: pipeline, leaving: { leaving(one, deliberation) },
        entering: { deliberation.change.placesEntered(from: machine.tree) })
      guard let next = question else { return conclude(one, deliberation) }
      if next.isAboutPlace, pipeline.detours.opensDetour(of: next.key, one.navigation.id) {
        if let place = next.place { tap?.note(.guarded(next.key, place), one.navigation.id.rawValue) }
        return refuseDetour(by: next.source, one)
      }
      let proposal = proposal(for: one, deliberation, about: next.place)
      switch next.question {
      case .immediate(let decide):
        let decision = asking(next, about: one.navigation.id) {
          pipeline.answer(of: next.source, after: one.chain, decide, proposal)
        }
        guard isAsked(one, deliberation) else { return }
        take(decision, from: next, one, deliberation)
      case .leaving(let decide):
        let answer = asking(next, about: one, pipeline, decide)
        guard isAsked(one, deliberation) else { return }
        switch answer.kind {
        case .decided(let decision): take(decision, from: next, one, deliberation)
        case .asks: return wait(for: next, one, deliberation, asking: answer.decision)
        }
      case .deferred(let decide):
        return wait(for: next, one, deliberation) { await decide(proposal) }
      case .asking(let decide):
        return wait(for: next, one, deliberation, asking: decide)
      case .entering:
        preconditionFailure("A deliberation asks a guard of places about one place at a time")
      }
    }
  }

  /// Waits for the answer of a screen that may have the user asked.
  private func wait(
    for next: AddressedQuestion<R>, _ one: UndecidedNavigation<R>, _ deliberation: Deliberation<R>,
    asking decide: @escaping @MainActor (LeaveAsker<R>) async -> Decision<R>
  ) {
    let asker = asker(of: next, about: one) { [weak self] in
      self?.isAsked(one, deliberation) == true && deliberation.isWaiting(for: next)
    }
    wait(for: next, one, deliberation) { await decide(asker) }
  }

  /// Waits for an answer in a task.
  private func wait(
    for next: AddressedQuestion<R>, _ one: UndecidedNavigation<R>, _ deliberation: Deliberation<R>,
    _ decide: @escaping @MainActor () async -> Decision<R>
  ) {
    // If the change has to be proposed again, it must respect what others have done in the meantime.
    keepToOverrides(one.navigation)
    noteWaiting(for: next, about: one.navigation.id)
    let work = answerWork(one, deliberation)
    let answer: @MainActor () async -> Decision<R> = {
      await work.perform { await AnswerChain.asking(next.source, after: one.chain) { await decide() } }
    }
    if let player = tap?.player {
      // In a replay, the recorded answer is given.
      deliberation.wait(for: next, in: Task {})
      return player.wait(for: next.key, about: one.navigation.id, deciding: answer) { [weak self] decision in
        self?.answered(one, deliberation, decision, from: next)
      }
    }
    deliberation.wait(
      for: next,
      in: Task { @MainActor [weak self] in
        let decision = await answer()
        self?.answered(one, deliberation, decision, from: next)
      })
  }

  /// The work of answering for a guard or a screen.
  private func answerWork(_ one: UndecidedNavigation<R>, _ deliberation: Deliberation<R>) -> AwaitedWork {
    AwaitedWork(
      .answer, for: one.navigation.id, of: reference,
      isUnderWay: { [weak self] in self?.isAsked(one, deliberation) == true },
      isAwaited: { [weak self] in self?.pipeline?.isWaiting($0, for: one) ?? false })
  }

  /// Takes the answer of a guard that took time.
  private func answered(
    _ one: UndecidedNavigation<R>, _ deliberation: Deliberation<R>, _ decision: Decision<R>,
    from question: AddressedQuestion<R>
  ) {
    guard isAsked(one, deliberation), deliberation.isWaiting(for: question) else {
      noteLate(decision, of: question, about: one.navigation.id)
      return
    }
    noteAnswer(decision, of: question, about: one.navigation.id)
    // A host may run a main loop inside a step, so this task may run while the router is at work.
    let isOutermost = !isWorking
    isWorking = true
    take(decision, from: question, one, deliberation)
    ask(one, deliberation)
    if isOutermost { work() }
  }

  /// A question to the user may have come and gone since the change was proposed.
  private func catchUp(_ deliberation: Deliberation<R>) {
    guard deliberation.isOvertaken else { return }
    let firstNewID = machine.ids.last + 1
    let change = deliberation.change.renumbered(
      from: deliberation.firstNewID, beside: machine.tree, ids: &machine.ids)
    deliberation.catchUp(change, firstNewID: firstNewID)
  }

  func take(
    _ decision: Decision<R>, from question: AddressedQuestion<R>, _ one: UndecidedNavigation<R>,
    _ deliberation: Deliberation<R>
  ) {
    let source = question.source
    let navigation = one.navigation
    let decision = decision.mainBound
    // Observers may do something that starts the decision again.
    emit(.decided(source, decision), navigation.id)
    guard isAsked(one, deliberation), !endsWithItsScreen(one) else { return }
    switch decision {
    case .allow:
      return
    case .block(let reason):
      endDeliberation()
      conclude(navigation, .blocked(reason))
    case .redirect(let intent):
      guard countRedirect(to: intent, from: source, navigation) else { return }
      emit(.redirected(to: intent), navigation.id)
      guard isAsked(one, deliberation) else { return }
      one.intent = intent
      endDeliberation()
      deliberate(one)
    case .detour(let intent):
      guard countRedirect(to: intent, from: source, navigation) else { return }
      emit(.detoured(to: intent), navigation.id)
      guard isAsked(one, deliberation) else { return }
      endDeliberation()
      hold(one, deliberation.change, for: intent, askedBy: question.key)
      takeWaiting()
    }
  }

  /// Ends a navigation that was to open a detour to a place which the guard that asked for it guards itself.
  private func refuseDetour(by source: DecisionSource, _ one: UndecidedNavigation<R>) {
    noteMisuse(
      "\(source) asked for a detour to a place that it guards itself: \(one.intent)",
      "Leave that place out of what it is asked about.", in: one.navigation.id, as: "a guarded detour")
    endDeliberation()
    conclude(one.navigation, .failed(.guardedDetour(by: source)))
  }

  /// Notes a redirect or a detour, and ends the navigation if there were too many.
  private func countRedirect(
    to intent: Intent<R>, from source: DecisionSource, _ navigation: Navigation
  ) -> Bool {
    guard let error = tooManyRedirects(to: intent, from: source, navigation) else { return true }
    endDeliberation()
    conclude(navigation, .failed(error))
    return false
  }

  /// Notes a redirect or a detour.
  ///
  /// - Returns: The error, if there were too many.
  func tooManyRedirects(
    to intent: Intent<R>, from source: DecisionSource, _ navigation: Navigation
  ) -> NavigationError? {
    let details = navigation.ensureDetails()
    details.redirects.append((intent.description, source))
    let limit = configuration.advanced.redirectLimit
    guard details.redirects.count > limit else { return nil }
    noteCircle(of: details.redirects.map(\.source), to: intent, navigation)
    return .tooManyRedirects(limit: limit)
  }

  /// Reports which guards sent a navigation round in circles.
  private func noteCircle(
    of sources: [DecisionSource], to intent: Intent<R>, _ navigation: Navigation
  ) {
    var names: [String] = []
    for source in sources where !names.contains(source.description) { names.append(source.description) }
    let isOne = names.count == 1
    noteMisuse(
      names.joined(separator: " and ") + " sent a navigation on and on, in the end to \(intent)",
      isOne
        ? "It guards the place that it leads to itself, or is asked again before it would allow what waits: "
          + "have it allow that place, or go on later."
        : "They lead to places that they guard: have each allow where the others lead.",
      in: navigation.id, as: "redirects")
  }

  /// Goes on after all have allowed the navigation.
  private func conclude(_ one: UndecidedNavigation<R>, _ deliberation: Deliberation<R>) {
    endDeliberation()
    if case .tree(let tree, _) = deliberation.change, tree == treeWithoutQuestion {
      // The user has done it in the meantime, or it only asked whether the window may close.
      return conclude(one.navigation, outcomeWithoutChange(one.intent, one.navigation))
    }
    reference.specialized.commit(self, deliberation.change, deliberation.firstNewID, one.navigation)
    one.passed?.pass(in: machine.commits.last)
    if let recheck = pipeline?.recheck, recheck.opener === one.navigation { settleRoot(recheck) }
    takeWaiting()
  }

  /// Ends a navigation that changes nothing.
  private func conclude(_ navigation: Navigation, _ outcome: NavigationOutcome) {
    finish(navigation, outcome)
    takeWaiting()
  }

  /// Takes up the next navigation that waited behind one of higher priority.
  @usableFromInline
  func takeWaiting() {
    guard let pipeline, !pipeline.isDeliberating else { return }
    if let followUp = pipeline.takeFollowUp() { follow(followUp) }
    guard let next = pipeline.takeWaiting() else { return }
    queue.append(.waiting(next))
    rounds.extend()
  }
}
