extension Router {
  /// Asks the guards about everything that is there, as if it were entered now, and removes what they do not
  /// allow.
  ///
  /// Call it when something that the guards' answers depend on has changed, for example when the user has
  /// signed out or a session has run out. ``recheck(whenChanged:asksScreens:)`` does so by itself.
  ///
  /// Each guard is asked about each place, the lowest first, with the tree that would be left if that place
  /// were the top. A place that is refused goes with everything above it, in one commit. If it can be seen,
  /// the modals above go too; in a hidden tab only its stack is cut. The redirect or detour of the lowest
  /// refused place that could be seen is followed. After a detour, ``finishDetour()`` brings back everything that
  /// was there, without what its screens had saved. So answer with a detour when a session has run out, and
  /// with a redirect when the user has signed out.
  ///
  /// A tab whose root is refused goes back to a new entry of that root, and the nearest tab that is allowed
  /// is selected. If the window's root is refused, what the decision names takes its place. If the decision
  /// is a block, or that place is refused too, the root stays alone and the navigation ends with
  /// ``NavigationError/rootRefused``.
  ///
  /// If the user gives up a step that was under way, or the host cannot show it, the tree goes back to before
  /// the recheck. The recheck then repeats itself.
  ///
  /// A recheck does not supersede a navigation that is being decided, but that begins again with its first
  /// guard. A newer recheck supersedes an older one.
  ///
  /// - Parameters:
  ///   - asksScreens: Whether screens that would go may object.
  ///   - options: How to carry it out.
  /// - Returns: The navigation, which is `completed` once what is refused is gone, and `unchanged` if nothing is.
  /// - Complexity: O(*n*) in the number of entries, and again for each place that is refused, and the cost of
  ///   the guards.
  @discardableResult
  public func recheck(asksScreens: Bool = false, options: NavigationOptions = .standard) -> Navigation {
    submit(.recheck(asksScreens: asksScreens), options)
  }

  /// Asks guards of places about everything that is there, because the user has selected a tab without asking.
  func recheckPlaces() {
    guard pipeline?.hasPlaceGuards == true else { return }
    queue.append(
      .recheckPlaces(Navigation(id: machine.nextNavigationID(), options: .standard, reference: reference)))
  }

  /// Asks guards of places about everything that is there.
  ///
  /// A recheck that is under way begins again instead, if it asks more.
  func recheckPlaces(_ one: UndecidedNavigation<R>) {
    guard let open = pipeline?.recheck, !open.isOfPlaces else {
      return recheck(one, asksScreens: false, isOfPlaces: true)
    }
    takeRecheck()
    recheck(open.one, asksScreens: open.asksScreens)
    finish(one.navigation, .superseded(by: open.one.navigation.id))
  }

  func recheck(_ one: UndecidedNavigation<R>, asksScreens: Bool, isOfPlaces: Bool = false) {
    guard let pipeline else { return finish(one.navigation, .unchanged) }
    if let error = noteRecheckLoop(by: one.navigation) { return finish(one.navigation, .failed(error)) }
    if let left = pipeline.takeFollowUp(), case .taken(let wish, _) = left.wish {
      finish(wish.navigation, .superseded(by: one.navigation.id))
    }
    if pipeline.recheck?.one !== one { endRecheck(.superseded(by: one.navigation.id)) }
    let recheck = Recheck(one, of: treeWithoutQuestion, asksScreens: asksScreens, isOfPlaces: isOfPlaces)
    pipeline.recheck = recheck
    // Earlier answers are stale.
    pipeline.restartGuards()
    ask(recheck)
    if let stale = pipeline.deciding, let deliberation = stale.deliberation, !deliberation.isWaiting {
      ask(stale, deliberation)
    }
  }

  /// Ends the recheck, and closes the question to the user that it has led to.
  @discardableResult
  func takeRecheck() -> Recheck<R>? {
    guard let ended = pipeline?.endRecheck() else { return nil }
    closeQuestion(about: ended.one)
    return ended
  }

  func endRecheck(_ outcome: NavigationOutcome) {
    if let ended = takeRecheck() { finish(ended.one.navigation, outcome) }
  }

  /// Asks until all places have been asked about, or an answer takes time.
  func ask(_ recheck: Recheck<R>) {
    while let pipeline, pipeline.recheck === recheck {
      guard let (question, place) = recheck.next(in: pipeline, machine) else { return conclude(recheck) }
      let tree = treeWithoutQuestion
      // The tree that would be left is made where a guard reads it: most do not, and there is one for each place.
      let proposal = GuardRequest(
        navigationID: recheck.one.navigation.id, intent: recheck.one.intent,
        options: recheck.one.navigation.options, current: tree, change: .tree(tree),
        cause: recheck.one.navigation.cause, about: place, isRecheck: true)
      pose(question, proposal, recheck) { router, decision in
        router.take(decision, about: place, from: question, recheck)
      }
      if recheck.isWaiting { return }
    }
  }

  /// Asks a guard or a screen, and goes on with the answer.
  func pose(
    _ question: AddressedQuestion<R>, _ proposal: GuardRequest<R>, _ recheck: Recheck<R>,
    _ take: @escaping @MainActor (Router, Decision<R>) -> Void
  ) {
    switch question.question {
    case .immediate(let decide):
      guard let pipeline else { return }
      let decision = asking(question, about: recheck.one.navigation.id) {
        pipeline.answer(of: question.source, after: recheck.one.chain, decide, proposal)
      }.mainBound
      answered(recheck, decision, question, take)
    case .leaving(let decide):
      guard let pipeline else { return }
      let answer = asking(question, about: recheck.one, pipeline, decide)
      switch answer.kind {
      case .decided(let decision): answered(recheck, decision.mainBound, question, take)
      case .asks where pipeline.recheck === recheck:
        wait(for: question, recheck, take, asking: answer.decision)
      case .asks: return
      }
    case .deferred(let decide):
      wait(for: question, recheck, take) { await decide(proposal) }
    case .asking(let decide):
      wait(for: question, recheck, take, asking: decide)
    case .entering:
      preconditionFailure("A recheck asks a guard of places about one place at a time")
    }
  }

  /// Takes an answer that was given at once.
  private func answered(
    _ recheck: Recheck<R>, _ decision: Decision<R>, _ question: AddressedQuestion<R>,
    _ take: @escaping @MainActor (Router, Decision<R>) -> Void
  ) {
    guard pipeline?.recheck === recheck else { return }
    emit(.decided(question.source, decision), recheck.one.navigation.id)
    if pipeline?.recheck === recheck { take(self, decision) }
  }

  /// Waits for the answer of a screen that may have the user asked.
  private func wait(
    for question: AddressedQuestion<R>, _ recheck: Recheck<R>,
    _ take: @escaping @MainActor (Router, Decision<R>) -> Void,
    asking decide: @escaping @MainActor (LeaveAsker<R>) async -> Decision<R>
  ) {
    let asker = asker(of: question, about: recheck.one) { [weak self] in
      self?.pipeline?.recheck === recheck && recheck.isWaiting(for: question)
    }
    wait(for: question, recheck, take) { await decide(asker) }
  }

  /// Waits for an answer in a task.
  private func wait(
    for question: AddressedQuestion<R>, _ recheck: Recheck<R>,
    _ take: @escaping @MainActor (Router, Decision<R>) -> Void,
    _ decide: @escaping @MainActor () async -> Decision<R>
  ) {
    noteWaiting(for: question, about: recheck.one.navigation.id)
    let work = AwaitedWork(
      .answer, for: recheck.one.navigation.id, of: reference,
      isUnderWay: { [weak self] in self?.pipeline?.recheck === recheck },
      isAwaited: { $0 == recheck.one.navigation.id })
    let answer: @MainActor () async -> Decision<R> = {
      await work.perform {
        await AnswerChain.asking(question.source, after: recheck.one.chain) { await decide() }
      }
    }
    if let player = tap?.player {
      recheck.wait(for: question, in: Task {})
      let id = recheck.one.navigation.id
      return player.wait(for: question.key, about: id, deciding: answer) { [weak self] decision in
        self?.answered(recheck, decision.mainBound, from: question, take)
      }
    }
    recheck.wait(
      for: question,
      in: Task { @MainActor [weak self] in
        let decision = await answer()
        self?.answered(recheck, decision.mainBound, from: question, take)
      })
  }

  private func answered(
    _ recheck: Recheck<R>, _ decision: Decision<R>, from question: AddressedQuestion<R>,
    _ take: @escaping @MainActor (Router, Decision<R>) -> Void
  ) {
    guard pipeline?.recheck === recheck, recheck.isWaiting(for: question) else {
      return noteLate(decision, of: question, about: recheck.one.navigation.id)
    }
    noteAnswer(decision, of: question, about: recheck.one.navigation.id)
    let isOutermost = !isWorking
    isWorking = true
    recheck.hasAnswered()
    emit(.decided(question.source, decision), recheck.one.navigation.id)
    if pipeline?.recheck === recheck { take(self, decision) }
    ask(recheck)
    if isOutermost { work() }
  }

  private func take(
    _ decision: Decision<R>, about place: Entry<R>, from question: AddressedQuestion<R>, _ recheck: Recheck<R>
  ) {
    if case .allow = decision { return }
    recheck.refuse(place, Refusal(decision: decision, guardKey: question.key))
  }

  /// All guards have answered: removes what they refused from the current tree.
  private func conclude(_ recheck: Recheck<R>) {
    guard let pipeline else { return }
    let firstNewID = machine.ids.last + 1
    var ids = machine.ids
    var cut = recheck.cut(treeWithoutDetour(of: recheck.one), ids: &ids)
    renewModals(in: &cut.tree, &ids)
    if recheck.asksScreens, askScreens(recheck, leaving: cut.tree, firstNewID) { return }
    if cut.isRootRefused { return replaceRoot(recheck, cut) }
    pipeline.endRecheck()
    let before = treeWithoutQuestion
    guard cut.tree != before else {
      noteEnd(of: recheck)
      return finish(recheck.one.navigation, .unchanged)
    }
    let refusal = recheck.refusal(of: cut.lowest)
    let undecided = pipeline.deciding
    let wish = refusal.flatMap { takeWish(for: $0, from: cut.tree) }
    machine.ids = ids
    commit(cut.tree, firstNewID, recheck.one.navigation)
    recheck.one.passed?.pass(in: machine.commits.last)
    if case .taken(let one, _) = wish { one.passed?.pass(in: machine.commits.last) }
    noteEnd(of: recheck)
    let options = recheck.one.navigation.options
    guard let undecided, pipeline.deciding === undecided else {
      if let refusal { follow(refusal, wish, before, options) }
      return
    }
    // A navigation that is being decided came later and is not superseded. But it starts from another tree
    // now.
    if let refusal {
      pipeline.followUp = FollowUp(refusal: refusal, wish: wish, before: before, options: options)
    }
    proposeAnew(undecided)
  }

  /// The tree without the detour that a screen asked for before it could be left.
  private func treeWithoutDetour(of one: UndecidedNavigation<R>) -> EntryTree<R> {
    guard let detour = one.detour, let opened = detour.opened.first else { return treeWithoutQuestion }
    var editor = TreeEditor(tree: treeWithoutQuestion, ids: machine.ids, matching: machine.matching)
    editor.close(opened, backTo: detour.origin)
    return editor.tree
  }

  /// Gives new identities to modals of tabs whose first root is new: a modal is known by the root of its
  /// first tab.
  private func renewModals(in tree: inout EntryTree<R>, _ ids: inout EntryID.Generator) {
    var editor = TreeEditor(tree: tree, ids: ids, matching: machine.matching)
    editor.renewMoved(since: machine.tree)
    (tree, ids) = (editor.tree, editor.ids)
  }

  func commit(_ tree: EntryTree<R>, _ firstNewID: UInt64, _ navigation: Navigation) {
    reference.specialized.commit(self, .tree(tree), firstNewID, navigation)
  }

  /// Notes that the recheck has ended, for when the tree goes back.
  func noteEnd(of recheck: Recheck<R>) {
    pipeline?.rechecked.note(recheck, upTo: machine.commits.last, reached: machine.commits.reached)
  }
}
