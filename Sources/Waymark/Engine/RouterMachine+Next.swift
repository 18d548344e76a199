extension RouterMachine {
  /// Finds the next action and counts it as done: first navigations that have ended, and then the next request to
  /// the host.
  @inlinable
  @inline(__always)
  mutating func next() -> RouterAction<R> {
    while true {
      if commits.hasReached { return endFirst() }
      // Bind nothing here, because that would copy the phase.
      switch phase {
      case .behind:
        if let way = takeWay(), let action = goOn(way) { return action }
      case .unknown:
        return rebuildIfDue()
      case .detached, .resting, .performing, .rebuilding:
        return .wait
      }
    }
  }

  /// Ends the oldest navigation, which has been reached.
  @inlinable
  @inline(__always)
  mutating func endFirst() -> RouterAction<R> {
    let commit = commits.removeFirst()
    guard let rarities = commit.rarities else { return .complete(commit.navigation) }
    return end(commit.navigation, rarities)
  }

  @usableFromInline
  func end(_ navigation: Navigation<R>, _ rarities: Commit<R>.Rarities) -> RouterAction<R> {
    switch rarities.fate {
    case .standing, .shown: .complete(navigation)
    case .retracted(let newer), .undone(let newer): .supersede(navigation, by: newer)
    }
  }

  /// Finds the next step from the shown tree.
  ///
  /// - Returns: `nil` if there is none, and the goal has been reached.
  @inlinable
  @inline(__always)
  mutating func goOn(_ way: __owned Way<R>) -> RouterAction<R>? {
    let isRetry = way.isRetry
    if var step = way.step {
      let navigation = commits.storage[commits.storage.count - 1].navigation
      step.isAnimated = step.isAnimated && navigation.options.isAnimated
      return perform(
        step, navigation.options, navigation.id, planned: commits.last, isExact: true, isRetry: isRetry)
    }
    return policy == .latest ? goOnToTree(way) : goOnToNextCommit(way)
  }

  @inlinable
  mutating func goOnToTree(_ way: Way<R>) -> RouterAction<R>? {
    if let action = goOn(to: tree, for: commits.storage.last?.navigation, planned: commits.last, way) {
      return action
    }
    commits.reach(commits.last)
    history = nil
    isAstray = false
    phase = .resting
    return nil
  }

  /// Finds the next step to a tree.
  ///
  /// - Parameters:
  ///   - goal: The tree.
  ///   - navigation: What it is done for.
  ///   - planned: The commit that made it.
  ///   - way: What lies between.
  /// - Returns: `nil` if there is none.
  @inlinable
  mutating func goOn(
    to goal: EntryTree<R>, for navigation: Navigation<R>?, planned: UInt64, _ way: Way<R>
  ) -> RouterAction<R>? {
    guard var step = firstStep(to: goal) else { return nil }
    step.isAnimated = step.isAnimated && (navigation?.options.isAnimated ?? true)
    let whole = divide(&step)
    return perform(
      step, navigation?.options, navigation?.id ?? lastChange, planned: planned, isExact: false,
      isRetry: way.isRetry, whole: whole)
  }

  /// The first step from the shown tree to another one.
  ///
  /// The search begins where the last one ended.
  @inlinable
  mutating func firstStep(to goal: EntryTree<R>) -> Step<Entry<R>>? {
    guard let shown else { return nil }
    guard var search = progress else {
      progress = DiffProgress()
      return shown.firstStep(to: goal)
    }
    let step = shown.firstStep(to: goal, resuming: &search)
    progress = search
    return step
  }

  /// Reduces a step to the part that the host is asked for at once.
  ///
  /// - Returns: The whole change, if the step is only a part of it.
  @inlinable
  func divide(_ step: inout Step<Entry<R>>) -> WholeStackChange<R>? {
    guard case .stack(let change) = step.change, !change.isOneMovement(stackSteps) else { return nil }
    step.change = .stack(change.firstMovement(stackSteps))
    return WholeStackChange(change)
  }

  @inlinable
  @inline(__always)
  mutating func perform(
    _ step: __owned Step<Entry<R>>, _ options: NavigationOptions?, _ navigation: NavigationID,
    planned: UInt64, isExact: Bool, isRetry: Bool, whole: WholeStackChange<R>? = nil
  ) -> RouterAction<R> {
    lastRequest += 1
    commits.planned = planned
    phase = .performing(
      StepInHand(
        request: lastRequest, step: step, planned: planned, isExact: isExact, isRetry: isRetry,
        navigation: navigation))
    return .perform(NavigationStep(step, options: options, navigationID: navigation, wholeChange: whole))
  }

  /// Asks for a rebuild of the current tree, if one is due.
  @usableFromInline
  mutating func rebuildIfDue() -> RouterAction<R> {
    guard case .unknown(var screen) = phase, screen.isRebuildDue else { return .wait }
    screen.isRebuildDue = false
    lastRequest += 1
    let navigation = commits.isEmpty ? lastChange : commits.storage[commits.storage.count - 1].navigation.id
    commits.planned = commits.last
    history = nil
    progress = nil
    phase = .rebuilding(
      RebuildInHand(
        request: lastRequest, target: tree, planned: commits.last, navigation: navigation, screen: screen))
    return .rebuild(tree, request: lastRequest, navigation: navigation)
  }
}

extension RouterMachine {
  /// Finds the next step towards the oldest commit that has not been shown, if every commit is to be shown.
  @inlinable
  mutating func goOnToNextCommit(_ way: Way<R>) -> RouterAction<R>? {
    guard let next = commits.first else { return goOnToTree(way) }
    let known = knownStep(to: next)
    if history != nil { historyIsNotShown() }
    if var step = known {
      step.isAnimated = step.isAnimated && next.navigation.options.isAnimated
      return perform(
        step, next.navigation.options, next.navigation.id, planned: next.number, isExact: true,
        isRetry: way.isRetry)
    }
    let stop = stop(at: next)
    if let goal = stop.goal,
      let action = goOn(to: goal, for: stop.navigation, planned: stop.number, way)
    {
      return action
    }
    reach(stop)
    return nil
  }

  /// The step of a commit without what the user has removed since, if no search is needed to find it.
  @inlinable
  func knownStep(to next: Commit<R>) -> Step<Entry<R>>? {
    guard case .step(let step)? = next.change else { return nil }
    // Without a history, the step leads from the commit before, which is shown.
    guard let history else { return step }
    return knownStep(step, of: next, in: history)
  }

  @usableFromInline
  func knownStep(
    _ step: Step<Entry<R>>, of next: Commit<R>, in history: CommitHistory<R>
  ) -> Step<Entry<R>>? {
    guard let shown, next.number == history.number + 1 else { return nil }
    return history.step(step, from: shown)
  }

  @usableFromInline
  mutating func historyIsNotShown() { history?.isShown = false }

  /// Notes that the step of a commit was shown unchanged, if every commit is to be shown.
  @inlinable
  mutating func reachExactly(_ number: UInt64) {
    if history != nil, let position = commits.position(number) {
      advanceHistory(by: commits.storage[position].change, to: number)
    }
    reach(number)
  }

  @usableFromInline
  mutating func advanceHistory(by change: ProposedChange<R>?, to number: UInt64) {
    if history?.isPlain(from: number) == true {
      history = nil
    } else {
      history?.advance(by: change, to: number)
    }
  }

  /// Marks the oldest commit as shown, if nothing is left to do for it.
  @inlinable
  mutating func reachNextIfShown() {
    guard let next = commits.first else { return }
    let stop = stop(at: next)
    if let goal = stop.goal, firstStep(to: goal) != nil { return }
    reach(stop)
  }

  /// The next tree at which the screen comes to rest, if every commit is to be shown.
  @usableFromInline
  struct Stop {
    /// The tree, or `nil` if it is shown already.
    @usableFromInline let goal: EntryTree<R>?
    /// The commit that made it.
    @usableFromInline let number: UInt64
    @usableFromInline let navigation: Navigation<R>?
    /// The change that led to it from the base of the history; `nil` if it is the base.
    @usableFromInline let change: ProposedChange<R>?
    /// The user's action that removed something that the commit asked for, if any.
    @usableFromInline let undoer: NavigationID?

    @inlinable
    init(
      goal: EntryTree<R>?, number: UInt64, navigation: Navigation<R>?, change: ProposedChange<R>?,
      undoer: NavigationID?
    ) {
      self.goal = goal
      self.number = number
      self.navigation = navigation
      self.change = change
      self.undoer = undoer
    }
  }

  @inlinable
  func stop(at next: Commit<R>) -> Stop {
    if let history { return stop(at: next, in: history) }
    var goal: EntryTree<R>?
    switch next.change {
    case .tree(let tree, _): goal = tree
    case .step(let step):
      goal = shown
      goal?.apply(step)
    case nil: break
    }
    return Stop(
      goal: goal, number: next.number, navigation: next.navigation, change: next.change, undoer: nil)
  }

  @usableFromInline
  func stop(at next: Commit<R>, in history: CommitHistory<R>) -> Stop {
    guard next.number > history.number else {
      // A rebuild has passed over the commits up to this one.
      let commit = commits.position(history.number).map { commits.storage[$0] }
      return Stop(
        goal: history.goal(nil), number: history.number, navigation: commit?.navigation, change: nil,
        undoer: commit.flatMap { history.undoer(of: $0, nil) })
    }
    return Stop(
      goal: history.goal(next.change), number: next.number, navigation: next.navigation,
      change: next.change, undoer: history.undoer(of: next, next.change))
  }

  @inlinable
  mutating func reach(_ stop: Stop) {
    if history != nil { advanceHistory(by: stop.change, to: stop.number) }
    reach(stop.number, undoneBy: stop.undoer)
  }

  /// Notes that the tree of a commit is shown.
  ///
  /// Earlier commits that were passed over count as shown only if their changes are in this tree.
  ///
  /// - Parameters:
  ///   - number: The commit.
  ///   - undoer: What of the user's took away something that it asked for, so that its tree is shown without.
  @inlinable
  mutating func reach(_ number: UInt64, undoneBy undoer: NavigationID? = nil) {
    progress = nil
    commits.reach(number)
    if let position = commits.position(number),
      case .retracted = commits.storage[position].fate
    {
      commits.storage[position].fate = undoer.map(Commit<R>.Fate.undone) ?? .shown
    }
    if commits.last == number { isAstray = false }
    phase = commits.last == number ? .resting : .behind(Way())
  }
}

/// What a router is to do next.
@usableFromInline
enum RouterAction<R: Route> {
  /// Nothing, until something happens.
  case wait
  /// Ask the host for a step, which is the machine's newest request.
  // The number is not here, because a pair is released by way of its type's description, which took a tenth of a push.
  case perform(NavigationStep<R>)
  /// Ask the host for a tree.
  indirect case rebuild(EntryTree<R>, request: UInt64, navigation: NavigationID)
  /// Report that a navigation is completed.
  case complete(Navigation<R>)
  /// Report that a navigation was superseded, because something newer has undone it.
  case supersede(Navigation<R>, by: NavigationID)
}
