package import WaymarkState

/// Leaving: screens may object to being left, and may ask the user.
///
/// The question stands beside the tree. The host shows it as the topmost modal, and nobody else sees it.
extension RouterState {
  /// The objections that a change meets and that have no permission yet: of screens that would go, the deepest first, then of
  /// those that would stay in a tab that is left.
  func objections(to change: Change, _ pending: Pending) -> [Deliberation.PlannedTurn] {
    if guards.objections.isEmpty || !pending.asksScreens { return [] }
    let inTabs = guards.objections.reversed().filter { one in
      guard case .leavingTab(let id) = one.scope, tree.isSelected(id) == true else { return false }
      return change.applied(to: tree).isSelected(id) == false && !pending.permissions.contains(one.number)
    }
    return objections(of: change.leaving, pending)
      + inTabs.map { .init(asked: $0, place: $0.objector.flatMap { tree.entry($0) }) }
  }

  /// The objections of screens that have no permission yet.
  func objections(of places: [Place], _ pending: Pending) -> [Deliberation.PlannedTurn] {
    let open = guards.objections.filter { !pending.permissions.contains($0.number) }
    let byScreen = Dictionary(grouping: open) { $0.objector }
    return places.flatMap { place in
      (byScreen[place.id] ?? []).map { Deliberation.PlannedTurn(asked: $0, place: place) }
    }
  }

  /// Whether the user may leave a screen by a gesture, which nobody can be asked about in the middle.
  ///
  /// - Parameter id: The screen, which stands for all that would go with it.
  /// - Returns: `false` if any of them objects.
  package func mayLeave(_ id: EntryID) -> Bool {
    mayChange { new in
      guard let before = screen, var now = screen, now.close(id) else { return new.close(id) }
      new = tree(without: before.places(notIn: now))
      return true
    }
  }

  /// Whether the user may leave the selected tab for another; `false` if a screen there objects to that.
  package func maySelect(_ path: BranchPath) -> Bool { mayChange { $0.select(path) } }

  private func mayChange(_ change: (inout PlaceTree) -> Bool) -> Bool {
    guard !guards.objections.isEmpty else { return true }
    var new = tree
    return !change(&new) || objections(to: Change(tree.steps(to: new)), Pending(Request(0))).isEmpty
  }

  /// Ends the permissions of a screen, because it has something new to lose.
  mutating func withdrawPermissions(of screen: EntryID) {
    let own = guards.objections.filter { $0.objector == screen }.map { $0.number }
    for index in agenda.waiting.indices { agenda.waiting[index].permissions.removeAll(where: own.contains) }
    for index in agenda.detours.indices { agenda.detours[index].permissions.removeAll(where: own.contains) }
    agenda.deciding?.pending.permissions.removeAll(where: own.contains)
    renewTurns()
  }

  // MARK: Asking the user

  /// The place of the question that a screen asks the user now.
  package var openQuestion: Place? { agenda.deciding?.question?.root }

  mutating func askUser(_ opening: Opening) {
    guard var deciding = agenda.deciding else { return }
    guard deciding.pending.rounds < maximumRounds else {
      return endUncommitted(deciding.pending, .failed(.tooManyRedirects))
    }
    deciding.pending.rounds += 1
    let place = Place(id: ids.next(), route: opening.route)
    // A question is never pushed.
    let presentation: Presentation = if case .present(_, let wanted) = opening { wanted } else { .sheet }
    deciding.question = Modal(presentation, .stack(place))
    agenda.deciding = deciding
    questions.append(place.id)
    revision += 1
    fallBehind()
  }

  /// Takes the answer of the question's place, or `nil` because it was left.
  mutating func answered(_ id: EntryID, _ value: AnyValue?) {
    guard let deciding = agenda.deciding, let number = deciding.turnNumber, deciding.question?.root.id == id
    else {
      return showAgain(insteadOf: id)
    }
    closeQuestion()
    effects.append(.hear(number, value))
  }

  /// Has the host try again to take away a question that is over, because the user has used what a failure has left of it.
  mutating func showAgain(insteadOf id: EntryID) {
    if questions.contains(id) { fallBehind() }
  }

  /// Whether a request does nothing but dismiss the question; then it is the answer.
  mutating func answersQuestion(_ request: Request) -> Bool {
    guard let id = agenda.deciding?.question?.root.id else { return false }
    switch request.edit {
    case .dismiss where request.screen == nil || request.screen == id: break
    case .close(id): break
    default: return false
    }
    answered(id, request.answer)
    endAtRest(request)
    return true
  }

  mutating func closeQuestion() {
    guard agenda.deciding?.question != nil else { return }
    agenda.deciding?.question = nil
    revision += 1
    fallBehind()
  }

  /// Closes the question, because it cannot be shown or is not there any more.
  mutating func leaveQuestion(with value: AnyValue? = nil) {
    if let id = agenda.deciding?.question?.root.id { answered(id, value) }
  }
}
