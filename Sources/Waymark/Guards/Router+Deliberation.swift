extension Router {
  /// Takes a navigation through vetoes and guards.
  @usableFromInline
  func deliberate(_ intent: Intent<R>, _ navigation: Navigation<R>) {
    deliberate(intent, navigation, resuming: nil)
  }

  func deliberate(_ intent: Intent<R>, _ navigation: Navigation<R>, resuming resumed: HeldDetour<R>?) {
    guard let pipeline else { return begin(intent, navigation) }
    if let waiting = pipeline.deliberation, waiting.navigation !== navigation {
      guard navigation.options.priority >= waiting.navigation.options.priority else {
        pipeline.deferred.append(
          DeferredNavigation(intent: intent, navigation: navigation, resumed: resumed))
        return
      }
      pipeline.deliberation = nil
      finish(waiting.navigation, .superseded(by: navigation.id))
    }
    let firstNewID = state.ids.last + 1
    guard let change = propose(intent, resuming: resumed) else {
      pipeline.deliberation = nil
      finish(navigation, .unchanged)
      takeDeferred()
      return
    }
    let deliberation = Deliberation(
      navigation: navigation, intent: intent, change: change, firstNewID: firstNewID, resumed: resumed)
    deliberation.begin(questions(about: deliberation))
    pipeline.deliberation = deliberation
    ask(deliberation)
  }

  /// Asks again about the navigation that waits for guards, because the tree that it was to change has gone back.
  func deliberateAnew() {
    guard let waiting = pipeline?.deliberation else { return }
    deliberate(waiting.intent, waiting.navigation, resuming: waiting.resumed)
  }

  private func propose(_ intent: Intent<R>, resuming resumed: HeldDetour<R>?) -> ProposedChange<R>? {
    if case .leave = intent, resumed == nil { return .tree(state.tree) }
    guard let resumed, let detour = resumed.opened.first else { return link.way.propose(self, intent) }
    var editor = TreeEditor(tree: state.tree, ids: state.ids, matching: state.matching)
    editor.close(detour, backTo: resumed.origin)
    isEditing = true
    editor.carryOut(intent, placement: configuration.placement)
    isEditing = false
    state.ids = editor.ids
    return .tree(editor.tree)
  }

  private func proposal(for deliberation: Deliberation<R>) -> Proposal<R> {
    Proposal(
      navigation: deliberation.navigation.id, intent: deliberation.intent,
      options: deliberation.navigation.options, current: state.tree, change: deliberation.change)
  }

  /// Whom to ask: the screens that would be left, the deepest first, then the router's guards.
  private func questions(about deliberation: Deliberation<R>) -> [AddressedQuestion<R>] {
    guard let pipeline else { return [] }
    guard !pipeline.vetoes.isEmpty else { return pipeline.guardQuestions }
    let proposal = proposal(for: deliberation)
    let removed = pipeline.questions(leaving: proposal.leaving.map(\.id), for: .removed)
    let deselected = pipeline.questions(leaving: proposal.deselected.map(\.id), for: .deselected)
    return removed + deselected + pipeline.guardQuestions
  }

  /// Asks on until somebody refuses, all have allowed it, or an answer takes time.
  private func ask(_ deliberation: Deliberation<R>) {
    while pipeline?.deliberation === deliberation {
      guard let next = deliberation.next() else {
        pipeline?.deliberation = nil
        conclude(deliberation)
        return
      }
      switch next.question {
      case .immediate(let decide):
        let decision = decide(proposal(for: deliberation))
        guard pipeline?.deliberation === deliberation else { return }
        take(decision, from: next.asker)
      case .deferred(let decide):
        let proposal = proposal(for: deliberation)
        Task { @MainActor [weak self] in
          let decision = await decide(proposal)
          self?.answered(deliberation, decision, from: next.asker)
        }
        return
      }
    }
  }

  /// A guard that took its time has answered.
  private func answered(_ deliberation: Deliberation<R>, _ decision: Decision<R>, from asker: Asker) {
    guard pipeline?.deliberation === deliberation else {
      emit(.lateAnswer(asker), deliberation.navigation.id)
      return
    }
    // A host that lets a main loop run inside a step lets tasks run while the router is at work.
    let isOutermost = !isWorking
    isWorking = true
    take(decision, from: asker)
    ask(deliberation)
    if isOutermost { work() }
  }

  private func take(_ decision: Decision<R>, from asker: Asker) {
    guard let deliberation = pipeline?.deliberation else { return }
    let navigation = deliberation.navigation
    emit(.decided(asker, decision), navigation.id)
    switch decision {
    case .allow:
      return
    case .block(let reason):
      pipeline?.deliberation = nil
      finish(navigation, .blocked(reason))
    case .redirect(let intent):
      guard countRedirect(to: intent, navigation) else { return }
      emit(.redirected(to: intent), navigation.id)
      deliberate(intent, navigation, resuming: deliberation.resumed)
    case .detour(let intent):
      guard countRedirect(to: intent, navigation) else { return }
      pipeline?.deliberation = nil
      hold(deliberation, for: intent)
    }
    takeDeferred()
  }

  /// Notes a redirect or a detour, and ends the navigation if there were too many.
  private func countRedirect(to intent: Intent<R>, _ navigation: Navigation<R>) -> Bool {
    navigation.ensureDetails().redirects.append(intent)
    let limit = configuration.redirectLimit
    guard navigation.redirects.count > limit else { return true }
    pipeline?.deliberation = nil
    finish(navigation, .failed(.tooManyRedirects(limit: limit)))
    takeDeferred()
    return false
  }

  /// Everybody has allowed it.
  private func conclude(_ deliberation: Deliberation<R>) {
    let navigation = deliberation.navigation
    if case .tree(let tree) = deliberation.change, tree == state.tree {
      // The user has done it in the meantime, or it only asked whether the window may be left.
      finish(navigation, deliberation.intent.outcomeWithoutChange)
    } else {
      link.way.commit(self, deliberation.change, deliberation.firstNewID, navigation)
    }
    takeDeferred()
  }

  /// Lets what waited behind a navigation of higher priority have its turn.
  private func takeDeferred() {
    guard let pipeline, pipeline.deliberation == nil, !pipeline.deferred.isEmpty else { return }
    queue.append(.deferred(pipeline.deferred.removeFirst()))
  }
}
