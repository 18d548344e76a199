extension RouterMachine {
  /// Applies what the user has done to the shown tree, to the tree, and to everything under way.
  ///
  /// - Returns: The change, or `nil` if it changes nothing or cannot have happened.
  /// - Complexity: O(*k*), where *k* is the number of entries that the user has left, from the top of what is shown, if they
  ///   are where they were in the tree too, and were no columns; else O(*n*), where *n* is the number of entries.
  mutating func report(_ action: ExternalChange<R>, as id: NavigationID) -> UserChange<R>? {
    guard var change = change(for: action) else { return nil }
    lastChange = id
    revision &+= 1
    treeRevision &+= 1
    progress = nil
    commits.view = nil
    if isIdle { return takeOver(change) }
    settleContested(isOver: false)
    noteUndone(change.removed, by: id)
    if takeOutAtOnce(change) {
      change.isWhole = true
      return change
    }
    change = change.withRemainder(of: shown)
    let before = shown
    let after = change.applied(to: tree)
    // Entries that were to come on a modal that is gone cannot come any more.
    if !commits.isEmpty { noteUndone(TreeChanges(from: tree, to: after).removed, by: id) }
    shown = shown.map(change.applied)
    tree = after
    commits.retractSelections(
      in: tree, .undone(by: id), ScreenView(shown: before, isChanging: false, request: lastRequest))
    patchPhase(change, shown: before)
    return change
  }

  /// Whether what is shown is the tree, and no navigation has to be told of its end.
  var isIdle: Bool { if case .resting = phase { commits.isEmpty } else { false } }

  /// Whether an action can take from the tree only what it takes from what is shown, because the two are the same.
  func loses(_ action: ExternalChange<R>) -> Bool {
    guard case .closed = action else { return false }
    return isIdle
  }

  /// Applies the change to the tree and to what is shown, which are the same, without a copy of either.
  private mutating func takeOver(_ change: UserChange<R>) -> UserChange<R> {
    change.apply(toShown: &tree)
    if var after = shown.take() {
      change.apply(toShown: &after)
      shown = after
    }
    var change = change
    change.isWhole = change.position != nil
    return change
  }

  /// Notes which waiting commits the user undoes by leaving some entries.
  private mutating func noteUndone(_ removed: [Entry<R>], by id: NavigationID) {
    guard !commits.isEmpty else { return }
    let screen = ScreenView(shown: shown, isChanging: false, request: lastRequest)
    for entry in removed { commits.retract(bringing: entry.id, .undone(by: id), screen) }
  }

  /// Applies a change to the tree and to what is shown without a copy of either, if entries at the top of a stack are gone
  /// that are where they were in the tree too.
  ///
  /// - Returns: Whether that is so; if not, nothing is changed.
  private mutating func takeOutAtOnce(_ change: UserChange<R>) -> Bool {
    guard commits.selections.isEmpty, let position = change.position, position.index > 0 else { return false }
    switch phase {
    case .behind: break
    case .performing(let work): if case .replace? = work.step?.change { return false }
    case .detached, .unknown, .resting, .rebuilding: return false
    }
    guard change.takeOut(of: &tree) else { return false }
    // The running step may lead to another tree, in which the stack would be empty without them.
    patchPhase(change.withRemainder(of: shown), shown: shown)
    if var after = shown.take() {
      change.apply(toShown: &after)
      shown = after
    }
    return true
  }

  /// Applies what the user has done to the running request.
  private mutating func patchPhase(_ change: UserChange<R>, shown: EntryTree<R>?) {
    switch phase {
    case .resting:
      break
    case .behind(let way):
      phase = .behind(Way(isRetry: way.isRetry))
    case .performing(var work):
      let left = work.step.flatMap { step in shown.flatMap { change.patched(step, shown: $0) } }
      if case .waiting = work.progress, left != work.step {
        withdrawn = work.request
        phase = .behind(Way(isRetry: work.isRetry))
        return
      }
      work.isExact = false
      work.step = left
      phase = .performing(work)
    case .rebuilding(var work):
      change.apply(to: &work.target)
      change.apply(to: &work.screen)
      phase = .rebuilding(work)
    case .unknown(var screen):
      change.apply(to: &screen)
      phase = .unknown(screen)
    case .detached(var screen):
      change.apply(to: &screen)
      phase = .detached(screen)
    }
  }

  /// The step that a report has taken back since the last call, which is planned anew.
  mutating func takeWithdrawn() -> UInt64? {
    guard let request = exchange(&withdrawn, with: nil) else { return nil }
    settleContested()
    return request
  }

  /// The change that an action makes.
  private func change(for action: ExternalChange<R>) -> UserChange<R>? {
    // While a tree is being built, a part of it may be on the screen already.
    var built: EntryTree<R>?
    if case .rebuilding(let work) = phase { built = work.target }
    guard let shown = shown ?? built else { return nil }
    switch action {
    case .selected(let path):
      return UserChange(selecting: path, in: shown)
    case .closed(let id):
      if let position = shown.position(of: id) {
        return UserChange(closing: position, id, in: shown)
      }
      if let built, let position = built.position(of: id) {
        return UserChange(closing: position, id, in: built)?.withRemainder(of: built)
      }
      guard case .performing(let work) = phase, let step = work.step else { return nil }
      return UserChange(closing: id, broughtBy: step, shown: shown)
    }
  }
}

extension UserChange {
  /// Carries the change over to what is known of a screen.
  func apply(to screen: inout UnknownScreen<R>) {
    screen.first = screen.first.map(applied)
    if let abandoned = screen.abandoned {
      screen.abandoned = AbandonedRequest(
        request: abandoned.request, target: applied(to: abandoned.target), isRebuild: abandoned.isRebuild)
    }
  }
}
