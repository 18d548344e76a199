extension RouterState {
  /// Finds what the host is to be asked for next, which is what is running from then on.
  ///
  /// - Returns: Whether there is something.
  @inlinable
  @inline(__always)
  mutating func planNext() -> Bool {
    guard isBehind, running == nil else { return false }
    if needsRebuild { return planRebuild() }
    guard var step = planned.take() else { return planFromDifference() }
    if !commits.isEmpty {
      step.isAnimated = step.isAnimated && commits[commits.count - 1].navigation.options.isAnimated
    }
    run(step, reaches: version)
    return true
  }

  @inlinable
  mutating func planFromDifference() -> Bool {
    while shownVersion != version {
      guard let shown else { return planRebuild() }
      if var step = shown.firstStep(to: goal) {
        step.isAnimated = step.isAnimated && (currentOptions?.isAnimated ?? true)
        let whole = divide(&step)
        run(step, reaches: 0, whole: whole)
        return true
      }
      shownVersion = goalVersion
      // With every commit shown, the ones that come after the goal wait until the goal's navigation has ended.
      if policy == .everyCommit { break }
    }
    return false
  }

  /// Leaves no more in a step than the host is to be asked for at once.
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
  mutating func run(
    _ step: Step<Entry<R>>, reaches: UInt64, whole: WholeStackChange<R>? = nil
  ) {
    generation += 1
    running = RunningWork(
      generation: generation, kind: .step(step), reaches: reaches, navigation: currentNavigation, whole: whole
    )
  }

  /// Has the whole tree built anew, as it is now, whatever commits led to it.
  @usableFromInline
  mutating func planRebuild() -> Bool {
    generation += 1
    planned = nil
    running = RunningWork(
      generation: generation, kind: .rebuild(tree), reaches: version, navigation: currentNavigation)
    return true
  }

  /// How the navigation is carried out that the next step is done for.
  @inlinable var currentOptions: NavigationOptions? {
    nextCommit.map { commits[$0].navigation.options }
  }

  /// The navigation that the next step is done for.
  @inlinable var currentNavigation: NavigationID {
    nextCommit.map { commits[$0].navigation.id } ?? NavigationID(lastNavigation)
  }
}

extension RouterState {
  /// The step that the host is performing, as it stands.
  @inlinable var runningStep: Step<Entry<R>>? {
    if case .step(let step)? = running?.kind { step } else { nil }
  }

  /// The tree that the host is building, as it stands.
  @inlinable var runningRebuild: EntryTree<R>? {
    if case .rebuild(let tree)? = running?.kind { tree } else { nil }
  }

  /// Takes back a step that nothing is left of before the host was asked for it.
  mutating func forget(_ generation: UInt64) {
    if running?.generation == generation { running = nil }
  }

  /// Notes that nothing is known of what is on the screen, because another host is attached.
  mutating func forgetHost() {
    running = nil
    planned = nil
    needsRebuild = true
    recovery = .none
    version += 1
  }
}
