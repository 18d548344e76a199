extension ScreenContext {
  /// Calls a closure whenever the screen appears, is covered or is removed.
  ///
  /// - Parameter body: What to do, until the screen is removed.
  /// - Returns: The registration, which ends it when it is cancelled.
  @discardableResult
  public func onPhase(_ body: @escaping @MainActor (ScreenPhase) -> Void) -> Registration {
    if phase == .removed { return Registration() }
    return record.listeners.add { if case .entered(let phase) = $0 { body(phase) } }
  }

  /// Starts a task that is cancelled when the screen's entry is removed.
  ///
  /// - Parameter work: What to do.
  /// - Returns: The task, which is already cancelled if the screen is removed.
  @discardableResult
  public func task(_ work: @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never> {
    record.addTask(work)
  }

  // Two functions of one name: the compiler takes the synchronous one for a closure that does not suspend.

  // swift-format-ignore: AmbiguousTrailingClosureOverload
  /// Asks a closure before this screen is left, which may keep the screen or have the user asked.
  ///
  /// ```swift
  /// context.onLeave { _ in
  ///   form.isChanged ? .ask(Questions.discard) { $0 == true ? .allow : .stay("the form is not saved") } : .allow
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - reasons: The ways of leaving that it is asked about.
  ///   - decide: What to answer. The closure is released when the screen is removed.
  /// - Returns: The registration, which ends it when it is cancelled.
  @discardableResult
  public func onLeave(
    _ reasons: LeaveReasons = .removed,
    _ decide: @escaping @MainActor (LeaveRequest) -> LeaveDecision<R>
  ) -> Registration {
    guard let router, phase != .removed else { return Registration() }
    let box = box
    return router.add({ decide($0).map(box) }, reasons, of: id)
  }

  // swift-format-ignore: AmbiguousTrailingClosureOverload
  /// Asks a closure that takes time before this screen is left: to save first, for example.
  ///
  /// ```swift
  /// context.onLeave { _ in await form.save() ? .allow : .stay("the form could not be saved") }
  /// ```
  ///
  /// - Parameters:
  ///   - reasons: The ways of leaving that it is asked about.
  ///   - decide: What to answer. The closure is released when the screen is removed.
  /// - Returns: The registration, which ends it when it is cancelled.
  @discardableResult
  public func onLeave(
    _ reasons: LeaveReasons = .removed,
    _ decide: @escaping @MainActor (LeaveRequest) async -> LeaveDecision<R>
  ) -> Registration {
    onLeave(reasons) { request -> LeaveDecision<R> in .later { await decide(request) } }
  }

  /// The values that this screen keeps over a restart.
  public var saved: SavedState { SavedState(record: record, router: router) }

  /// Calls a closure whenever the screen's route is updated in place.
  ///
  /// - Parameter body: What to do with the new route, until the screen is removed.
  /// - Returns: The registration, which ends it when it is cancelled.
  @discardableResult
  public func onUpdate(_ body: @escaping @MainActor (R) -> Void) -> Registration {
    if phase == .removed { return Registration() }
    return record.listeners.add { [words, feature] in
      guard case .updated(let route) = $0 else { return }
      guard let feature else { return body(route.typed()) }
      if let route = feature.value.find(in: route, words.router) { body(route) }
    }
  }
}

/// Where a screen is in its life.
@nonexhaustive
public enum ScreenPhase: Hashable, Sendable {
  /// It was made and has not been seen yet.
  case created
  /// It is the one that the user sees.
  case appeared
  /// It is there, but below another screen or in a tab that is not selected.
  case covered
  /// Its entry is gone. Its tasks were cancelled, and it does not come back.
  case removed
}
