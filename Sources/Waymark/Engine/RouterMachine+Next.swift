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
  func end(_ navigation: Navigation, _ rarities: Commit<R>.Rarities) -> RouterAction<R> {
    switch rarities.fate {
    case .standing, .shown: .complete(navigation)
    case .retracted(let newer), .undone(let newer): .supersede(navigation, by: newer)
    }
  }

  /// Asks the host for the next step from the shown tree to the tree.
  ///
  /// - Returns: `nil` if there is none, and the tree has been reached.
  @inlinable
  @inline(__always)
  mutating func goOn(_ way: __owned Way<R>) -> RouterAction<R>? {
    let isRetry = way.isRetry
    let isExact = way.step != nil
    guard var step = way.step ?? nextStep() else {
      commits.reach(commits.last)
      isAstray = false
      phase = .resting
      return nil
    }
    let navigation = commits.storage.last?.navigation
    let options = navigation?.options
    let id = navigation?.id ?? lastChange
    step.isAnimated = step.isAnimated && (options?.isAnimated ?? true)
    lastRequest += 1
    commits.planned = commits.last
    phase = .performing(
      StepInHand(request: lastRequest, step: step, isExact: isExact, isRetry: isRetry, navigation: id))
    return .perform(NavigationStep(step, options: options, navigationID: id))
  }

  /// The first step from the shown tree to the tree.
  ///
  /// The search begins where the last one ended.
  @inlinable
  mutating func nextStep() -> Step<Entry<R>>? {
    guard let shown else { return nil }
    guard var search = progress else {
      progress = DiffProgress()
      return shown.firstStep(to: tree)
    }
    let step = shown.firstStep(to: tree, resuming: &search)
    progress = search
    return step
  }

  /// Asks for a rebuild of the current tree, if one is due.
  @usableFromInline
  mutating func rebuildIfDue() -> RouterAction<R> {
    guard case .unknown(var screen) = phase, screen.isRebuildDue else { return .wait }
    screen.isRebuildDue = false
    lastRequest += 1
    let navigation = commits.storage.last?.navigation.id ?? lastChange
    commits.planned = commits.last
    progress = nil
    phase = .rebuilding(
      RebuildInHand(request: lastRequest, target: tree, navigation: navigation, screen: screen))
    return .rebuild(tree, request: lastRequest, navigation: navigation)
  }
}

/// The next thing for a router to do.
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
  case complete(Navigation)
  /// Report that a navigation was superseded, because something newer has undone it.
  case supersede(Navigation, by: NavigationID)
}
