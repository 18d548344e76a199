extension Router {
  /// Takes a navigation through vetoes and guards.
  @usableFromInline
  func deliberate(_ intent: Intent<R>, _ navigation: Navigation<R>) {
    deliberate(UndecidedNavigation(navigation, intent))
  }

  func deliberate(_ one: UndecidedNavigation<R>) {
    guard let pipeline else { return begin(one.intent, one.navigation) }
    let navigation = one.navigation
    if let other = pipeline.deciding, other !== one {
      guard navigation.options.priority >= other.navigation.options.priority else {
        keepToOverrides(navigation)
        return pipeline.wait(one)
      }
      pipeline.endDeliberation()
      finish(other.navigation, .superseded(by: navigation.id))
    }
    let firstNewID = machine.ids.last + 1
    guard let change = propose(one) else { return conclude(navigation, .unchanged) }
    if let winner = override(of: navigation, one.intent, change) {
      return conclude(navigation, .superseded(by: winner))
    }
    let deliberation = Deliberation(change: change, firstNewID: firstNewID)
    pipeline.begin(one, deliberation)
    ask(one, deliberation)
  }

  /// Asks again about the navigation that is being decided, because the tree that it was to change has gone back.
  func deliberateAnew() {
    guard let one = pipeline?.endDeliberation() else { return }
    deliberate(one)
  }

  private func propose(_ one: UndecidedNavigation<R>) -> ProposedChange<R>? {
    if case .askToLeave = one.intent, one.detour == nil { return .tree(machine.tree) }
    guard let detour = one.detour, let opened = detour.opened.first else {
      return reference.specialized.propose(self, one.intent)
    }
    var editor = TreeEditor(tree: machine.tree, ids: machine.ids, matching: machine.matching)
    editor.close(opened, backTo: detour.origin)
    isEditing = true
    editor.carryOut(one.intent, placement: configuration.placement)
    isEditing = false
    machine.ids = editor.ids
    return .tree(editor.tree, opensFirst: one.intent.isPresenting)
  }

  private func proposal(for one: UndecidedNavigation<R>, _ deliberation: Deliberation<R>) -> Proposal<R> {
    Proposal(
      navigationID: one.navigation.id, intent: one.intent, options: one.navigation.options,
      current: machine.tree, change: deliberation.change)
  }

  /// The entries whose screens may object, the deepest first, and how they are left.
  private func leaving(
    _ one: UndecidedNavigation<R>, _ deliberation: Deliberation<R>
  ) -> [(id: EntryID, reason: LeaveReasons)] {
    let proposal = proposal(for: one, deliberation)
    return proposal.leaving.map { ($0.id, .removed) } + proposal.deselected.map { ($0.id, .deselected) }
  }

  /// Asks on until somebody refuses, all have allowed it, or an answer takes time.
  private func ask(_ one: UndecidedNavigation<R>, _ deliberation: Deliberation<R>) {
    while let pipeline, pipeline.deciding === one, one.deliberation === deliberation {
      guard let next = deliberation.next(in: pipeline, leaving: { leaving(one, deliberation) }) else {
        return conclude(one, deliberation)
      }
      let proposal = proposal(for: one, deliberation)
      switch next.question {
      case .immediate(let decide):
        let decision = decide(proposal)
        guard pipeline.deciding === one, one.deliberation === deliberation else { return }
        take(decision, from: next.source, one, deliberation)
      case .deferred(let decide):
        // Where it has to be proposed anew, it keeps to what others have done in the meantime.
        keepToOverrides(one.navigation)
        let work = answerWork(one, deliberation)
        deliberation.wait(
          Task { @MainActor [weak self] in
            let decision = await work.perform { await decide(proposal) }
            self?.answered(one, deliberation, decision, from: next.source)
          })
        return
      }
    }
  }

  /// The work of answering for a guard or a screen.
  private func answerWork(_ one: UndecidedNavigation<R>, _ deliberation: Deliberation<R>) -> AwaitedWork {
    AwaitedWork(
      .answer, for: one.navigation.id, of: reference,
      isUnderWay: { [weak self] in
        self?.pipeline?.deciding === one && one.deliberation === deliberation
      },
      isAwaited: { [weak self] in self?.pipeline?.isWaiting($0, for: one) ?? false })
  }

  /// A guard that took its time has answered.
  private func answered(
    _ one: UndecidedNavigation<R>, _ deliberation: Deliberation<R>, _ decision: Decision<R>,
    from source: DecisionSource
  ) {
    guard pipeline?.deciding === one, one.deliberation === deliberation else {
      emit(.lateAnswer(source), one.navigation.id)
      return
    }
    // A host that lets a main loop run inside a step lets tasks run while the router is at work.
    let isOutermost = !isWorking
    isWorking = true
    take(decision, from: source, one, deliberation)
    ask(one, deliberation)
    if isOutermost { work() }
  }

  private func take(
    _ decision: Decision<R>, from source: DecisionSource, _ one: UndecidedNavigation<R>,
    _ deliberation: Deliberation<R>
  ) {
    let navigation = one.navigation
    let decision = decision.mainBound
    // Those who are told may do something that has it decided anew.
    let isStillAsked = { [pipeline] in pipeline?.deciding === one && one.deliberation === deliberation }
    emit(.decided(source, decision), navigation.id)
    guard isStillAsked() else { return }
    switch decision {
    case .allow:
      return
    case .block(let reason):
      pipeline?.endDeliberation()
      conclude(navigation, .blocked(reason))
    case .redirect(let intent):
      guard countRedirect(to: intent, from: source, navigation) else { return }
      emit(.redirected(to: intent), navigation.id)
      guard isStillAsked() else { return }
      one.intent = intent
      pipeline?.endDeliberation()
      deliberate(one)
    case .detour(let intent):
      guard countRedirect(to: intent, from: source, navigation) else { return }
      emit(.detoured(to: intent), navigation.id)
      guard isStillAsked() else { return }
      pipeline?.endDeliberation()
      hold(one, deliberation.change, for: intent)
      takeWaiting()
    }
  }

  /// Notes a redirect or a detour, and ends the navigation if there were too many.
  private func countRedirect(
    to intent: Intent<R>, from source: DecisionSource, _ navigation: Navigation<R>
  ) -> Bool {
    let details = navigation.ensureDetails()
    details.redirects.append(intent)
    details.redirectSources.append(source)
    let limit = configuration.redirectLimit
    guard navigation.redirects.count > limit else { return true }
    noteCircle(of: details.redirectSources, to: intent, navigation)
    pipeline?.endDeliberation()
    conclude(navigation, .failed(.tooManyRedirects(limit: limit)))
    return false
  }

  /// Says who sent a navigation round in circles.
  private func noteCircle(
    of sources: [DecisionSource], to intent: Intent<R>, _ navigation: Navigation<R>
  ) {
    var names: [String] = []
    for source in sources where !names.contains(source.description) { names.append(source.description) }
    let isOne = names.count == 1
    misuse.note(
      names.joined(separator: " and ") + " sent a navigation on and on, in the end to \(intent)",
      isOne
        ? "It guards the place that it leads to itself: have it allow that place."
        : "They lead to places that they guard: have each allow where the others lead.",
      in: navigation.id, as: "redirects")
  }

  /// Everybody has allowed it.
  private func conclude(_ one: UndecidedNavigation<R>, _ deliberation: Deliberation<R>) {
    pipeline?.endDeliberation()
    if case .tree(let tree, _) = deliberation.change, tree == machine.tree {
      // The user has done it in the meantime, or it only asked whether the window may be left.
      return conclude(one.navigation, one.intent.outcomeWithoutChange)
    }
    reference.specialized.commit(self, deliberation.change, deliberation.firstNewID, one.navigation)
    takeWaiting()
  }

  /// Ends a navigation that changes nothing.
  private func conclude(_ navigation: Navigation<R>, _ outcome: NavigationOutcome) {
    finish(navigation, outcome)
    takeWaiting()
  }

  /// Lets what waited behind a navigation of higher priority have its turn.
  func takeWaiting() {
    guard let next = pipeline?.takeWaiting() else { return }
    queue.append(.waiting(next))
    rounds.extend()
  }
}
