extension Router {
  /// The tree without a question to the user, from which verbs and proposals start.
  var treeWithoutQuestion: EntryTree<R> {
    pipeline?.withoutQuestion(machine.tree) ?? machine.tree
  }

  /// What is shown, without a question to the user.
  var shownWithoutQuestion: EntryTree<R>? {
    machine.shown.map { pipeline?.withoutQuestion($0) ?? $0 }
  }

  /// The question that is in the tree.
  private var shownQuestion: OpenQuestion<R>? { pipeline?.question(in: machine.tree) }

  /// The screens that wait to ask; `nil` if nobody has to wait, since no question is open and no screen that waited is about to
  /// ask.
  private var askersBehindQuestion: WaitingAskers? {
    pipeline.flatMap { $0.question == nil && !$0.waitingAskers.isCalling ? nil : $0.waitingAskers }
  }

  /// Lets the next screen ask, unless a question is open.
  private func letNextAsk() {
    if let pipeline, pipeline.question == nil { pipeline.waitingAskers.callFirst() }
  }

  /// Asks a screen that answers at once, or has the user asked.
  func asking(
    _ question: AddressedQuestion<R>, about one: UndecidedNavigation<R>, _ pipeline: GuardPipeline<R>,
    _ decide: @MainActor (LeaveRequest) -> LeaveDecision<R>
  ) -> LeaveDecision<R> {
    asking(question, about: one.navigation.id) {
      pipeline.answer(of: question.source, after: one.chain, decide, leaveRequest(to: question, about: one))
    }
  }

  private func leaveRequest(
    to question: AddressedQuestion<R>, about one: UndecidedNavigation<R>
  ) -> LeaveRequest {
    LeaveRequest(
      navigationID: one.navigation.id, reason: question.reason, options: one.navigation.options,
      cause: one.navigation.cause, isRecheck: pipeline?.recheck?.one === one)
  }

  /// The way by which a screen has the user asked before it answers about a navigation.
  ///
  /// - Parameters:
  ///   - question: The question to the screen.
  ///   - one: The navigation.
  ///   - isAsked: Whether the router still waits for the screen's answer.
  /// - Returns: The way.
  func asker(
    of question: AddressedQuestion<R>, about one: UndecidedNavigation<R>,
    while isAsked: @escaping @MainActor () -> Bool
  ) -> LeaveAsker<R> {
    guard case .screen(let asker) = question.source else { preconditionFailure("Only screens ask the user") }
    tap?.player?.canAsk(one, for: asker, while: isAsked)
    return LeaveAsker(
      request: leaveRequest(to: question, about: one),
      ask: { [reference] route, style in
        // Do not keep the router alive while the user decides.
        var number: Int?
        while let others = reference.router?.askersBehindQuestion {
          if reference.router?.allowsGoneLater(asker, one, while: isAsked) == true { return nil }
          let own = number ?? others.makeNumber()
          number = own
          await others.wait(own, for: asker)
          if Task.isCancelled { break }
        }
        guard !Task.isCancelled,
          reference.router?.allowsGoneLater(asker, one, while: isAsked) == false,
          let (question, navigation) = reference.router?.openQuestion(
            route, as: style, about: one, for: asker, while: isAsked)
        else {
          reference.router?.letNextAsk()
          return nil
        }
        let answer = await navigation.screenResult()
        reference.router?.forget(question)
        _ = reference.router?.allowsGoneLater(asker, one, while: isAsked)
        guard case .success(.returned(let value)) = answer else { return nil }
        return value
      },
      noteWrongType: { [reference] expected, returned in
        reference.router?.noteMisuse(
          "a question was to be answered with \(expected), and its screen returned \(returned)",
          "Have both name the same type.", in: one.navigation.id)
      })
  }

  /// Shows a question over everything.
  ///
  /// - Returns: The question and the navigation that opens it, or `nil` if nobody waits for the answer or nobody could show
  ///   it.
  func openQuestion(
    _ route: R, as presentation: Presentation?, about one: UndecidedNavigation<R>, for asker: EntryID,
    while isAsked: @escaping @MainActor () -> Bool
  ) -> (OpenQuestion<R>, Navigation)? {
    guard let pipeline, isAsked() else { return nil }
    guard ownHost != nil else {
      noteMisuse(
        "a screen asked the user, and there is no host to show the question", "Attach a host first.",
        in: one.navigation.id)
      return nil
    }
    let style = Presentation.modal(presentation ?? self.presentation(of: route))
    let options = NavigationOptions(priority: one.navigation.options.priority)
    let navigation = Navigation(id: machine.nextNavigationID(), options: options, reference: reference)
    let origin = tap?.origin
    let isOutermost = !isWorking
    isWorking = true
    let intent = Intent<R>.present(Modal(style, [route]))
    noteAsking(route, style, about: one, for: asker, in: navigation, from: origin)
    didBeginOwn(intent, navigation.id)
    // Observers may have started another decision.
    guard isAsked() else {
      finish(navigation, .cancelled)
      if isOutermost { work() }
      return nil
    }
    overtakeDeliberation()
    let firstNewID = machine.ids.last + 1
    let question = OpenQuestion(one, by: asker, while: isAsked, entry: EntryID(rawValue: firstNewID))
    if let change = proposeQuestion(intent) {
      pipeline.question = question
      reference.specialized.commit(self, change, firstNewID, navigation)
    }
    if isOutermost { work() }
    return (question, navigation)
  }

  /// Notes that the current navigation was proposed before the question was committed.
  private func overtakeDeliberation() {
    pipeline?.materialise(onto: machine.tree)
    pipeline?.deciding?.deliberation?.isOvertaken = true
  }

  /// The change that a question makes.
  ///
  /// It replaces a question that nobody waits for any more.
  private func proposeQuestion(_ intent: Intent<R>) -> ProposedChange<R>? {
    guard shownQuestion != nil else { return machine.propose(intent) }
    return propose(intent, from: treeWithoutQuestion)
  }

  /// Forgets a question that was answered, or never will be.
  func forget(_ question: OpenQuestion<R>) {
    guard let pipeline, pipeline.question === question else { return }
    if let tap { tap.note(.askedAway, question.asked.navigation.id.rawValue, at: tap.origin) }
    // A navigation that failed may have left the question in the tree.
    if question.isOpen(in: machine.tree), !question.isClosedAgain { close(question) }
    pipeline.question = nil
    pipeline.leftQuestions.append(question)
    forgetLeftQuestions()
    letNextAsk()
  }

  /// Forgets questions that nobody waits for any more, unless they are in the tree or may come back.
  func forgetLeftQuestions() {
    guard let pipeline, !pipeline.leftQuestions.isEmpty, !machine.canGoBack else { return }
    pipeline.leftQuestions.removeAll { !$0.isOpen(in: machine.tree) }
  }

  /// Closes a question that nobody waits for any more, if it is back because the tree went back.
  func closeLeftQuestion() {
    guard let shown = shownQuestion, !shown.isClosedAgain else { return }
    if shown === pipeline?.question, shown.isAsked() { return }
    // A host that cannot remove it is asked only once. The next navigation removes it.
    shown.isClosedAgain = true
    close(shown)
  }

  /// Closes a question that nobody waits for any more.
  private func close(_ question: OpenQuestion<R>) {
    let navigation = Navigation(
      id: machine.nextNavigationID(), options: question.asked.navigation.options, reference: reference)
    queue.append(.question(question, navigation))
    guard !isWorking else { return }
    isWorking = true
    work()
  }

  /// Closes the question of a navigation that is not being decided any more, unless the next navigation removes it.
  func closeQuestion(about one: UndecidedNavigation<R>) {
    if let question = shownQuestion, question.asked === one, !question.isClosedAgain { close(question) }
  }

  /// Removes a question from the tree, in a commit of its own.
  func take(_ question: OpenQuestion<R>, _ navigation: Navigation) {
    // Something in between may have removed it already.
    tap?.note(.begin(.dismiss), navigation.id.rawValue)
    guard question.isOpen(in: machine.tree) else {
      tap?.note(.end(.unchanged), navigation.id.rawValue)
      return navigation.finish(.unchanged)
    }
    closeQuestion(navigation)
  }

  private func closeQuestion(_ navigation: Navigation) {
    overtakeDeliberation()
    let firstNewID = machine.ids.last + 1
    guard let change = machine.propose(.dismiss) else { return finish(navigation, .unchanged) }
    reference.specialized.commit(self, change, firstNewID, navigation)
  }

  /// Handles a navigation while a question is open: it may close the question, or ask for the same thing again.
  ///
  /// - Returns: Whether the navigation is handled completely.
  func answers(_ one: UndecidedNavigation<R>) -> Bool {
    guard let pipeline else { return false }
    guard let question = shownQuestion else { return closesAgain(one) }
    switch one.intent {
    case .dismiss:
      closeQuestion(one.navigation)
      return true
    case .edit(let edit) where edit.closes(question.entry):
      closeQuestion(one.navigation)
      return true
    default:
      guard pipeline.deciding === question.asked, one.intent.isSame(as: question.asked.intent),
        one.navigation.options.priority >= question.asked.navigation.options.priority
      else { return false }
      join(one.navigation, question.asked.navigation)
      return true
    }
  }

  /// Ends a navigation that would close a question which is closed already, as when a button is tapped twice.
  ///
  /// It supersedes nothing.
  private func closesAgain(_ one: UndecidedNavigation<R>) -> Bool {
    guard let entry = pipeline?.question?.entry, case .edit(let edit) = one.intent, edit.closes(entry) else {
      return false
    }
    finish(one.navigation, .unchanged)
    return true
  }

  /// Makes a navigation end as another one does.
  private func join(_ navigation: Navigation, _ other: Navigation) {
    other.onEnd { [weak self, weak other] in
      guard let outcome = other?.currentOutcome else { return }
      if let self { finish(navigation, outcome) } else { navigation.finish(outcome) }
    }
  }

  /// Goes on without the answer of a screen that the user has left.
  func allowWhatWasAskedByGone() {
    guard let question = pipeline?.question else { return }
    // Screens that wait for their turn to ask may be gone too.
    pipeline?.waitingAskers.call { !hasEntry($0) }
    _ = allowsGone(question.asker, question.asked, while: question.isAsked)
  }

  /// Lets a navigation go on without a screen's answer if the screen is gone.
  ///
  /// - Returns: Whether the screen is gone.
  func allowsGone(
    _ asker: EntryID, _ one: UndecidedNavigation<R>, while isAsked: @MainActor () -> Bool
  ) -> Bool {
    guard let pipeline, !hasEntry(asker), isAsked() else { return false }
    let isOutermost = !isWorking
    isWorking = true
    closeQuestion(about: one)
    if pipeline.deciding === one, let deliberation = one.deliberation {
      deliberation.end()
      ask(one, deliberation)
    } else if let recheck = pipeline.recheck, recheck.one === one {
      recheck.end()
      ask(recheck)
    }
    if isOutermost { work() }
    return true
  }

  /// The same, for code that waits for an answer in a task.
  private func allowsGoneLater(
    _ asker: EntryID, _ one: UndecidedNavigation<R>, while isAsked: @MainActor () -> Bool
  ) -> Bool {
    guard !hasEntry(asker), isAsked() else { return false }
    if let tap { tap.note(.askerGone(asker), one.navigation.id.rawValue, at: tap.origin) }
    return allowsGone(asker, one, while: isAsked)
  }

  /// Whether the decision goes on although the tree went back, because only its question was lost.
  ///
  /// - Parameter before: The tree without the question before it went back.
  /// - Returns: Whether the decision goes on.
  func keepsAsking(since before: EntryTree<R>) -> Bool {
    guard let pipeline, let question = pipeline.question, pipeline.deciding === question.asked else {
      return false
    }
    return treeWithoutQuestion == before
  }
}

extension ProposedChange {
  /// The same change with new identifiers, so that its entries are newer than everything that was committed
  /// while it was decided.
  ///
  /// - Parameters:
  ///   - firstNewID: The first of its entries that were new when it was proposed.
  ///   - known: The current tree.
  ///   - ids: The source of identifiers.
  /// - Returns: The change. A step is returned unchanged, because it is committed as it was proposed.
  func renumbered(
    from firstNewID: UInt64, beside known: EntryTree<R>, ids: inout EntryID.Generator
  ) -> ProposedChange {
    guard case .tree(let tree, let opensFirst) = self else { return self }
    let kept = known.entryIDs()
    func renumber(_ entry: Entry<R>) -> Entry<R> {
      entry.id.rawValue < firstNewID || kept.contains(entry.id)
        ? entry : Entry(id: ids.next(), route: entry.route)
    }
    let root = tree.root.mapElements { renumber($0) }
    var modals: [Modal<Entry<R>>] = []
    for modal in tree.modals {
      modals.append(Modal(modal.presentation, modal.container.mapElements { renumber($0) }))
    }
    return .tree(EntryTree<R>(root, modals: modals), opensFirst: opensFirst)
  }
}
