/// What the host is to be asked for next.
@usableFromInline
enum PlannedWork<R: Route> {
  case nothing
  case step(Step<Entry<R>>, generation: UInt64)
  indirect case rebuild(EntryTree<R>, generation: UInt64)
}

extension RouterState {
  /// Finds the next step and marks it as running.
  @inlinable
  @inline(__always)
  mutating func planNext() -> PlannedWork<R> {
    guard isBehind, running == nil else { return .nothing }
    if needsRebuild { return planRebuild() }
    if var step = planned.take() {
      if let last = commits.last {
        step.isAnimated = step.isAnimated && last.navigation.options.isAnimated
      }
      return run(step, reaches: version)
    }
    return planFromDifference()
  }

  @inlinable
  mutating func planFromDifference() -> PlannedWork<R> {
    while shownVersion != version {
      guard let shown else { return planRebuild() }
      let commit = nextCommit
      if var step = shown.firstStep(to: goal) {
        step.isAnimated = step.isAnimated && (commit?.navigation.options.isAnimated ?? true)
        let whole = divide(&step)
        return run(step, reaches: 0, whole: whole)
      }
      shownVersion = goalVersion
      // With every commit shown, the ones that come after the goal wait until the goal's navigation has ended.
      if policy == .everyCommit { break }
    }
    return .nothing
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
  ) -> PlannedWork<R> {
    generation += 1
    running = RunningWork(
      generation: generation, kind: .step(step), reaches: reaches, navigation: currentNavigation, whole: whole
    )
    return .step(step, generation: generation)
  }

  /// Has the whole tree built anew, as it is now, whatever commits led to it.
  @usableFromInline
  mutating func planRebuild() -> PlannedWork<R> {
    generation += 1
    planned = nil
    running = RunningWork(
      generation: generation, kind: .rebuild(tree), reaches: version, navigation: currentNavigation)
    return .rebuild(tree, generation: generation)
  }

  /// How the navigation is carried out that the next step is done for.
  @inlinable var currentOptions: NavigationOptions? {
    nextCommit?.navigation.options
  }

  /// The navigation that the next step is done for.
  @inlinable var currentNavigation: NavigationID {
    nextCommit?.navigation.id ?? NavigationID(lastNavigation)
  }
}

extension RouterState {
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
