extension ScreenContext {
  /// Calls a closure whenever the screen appears, is covered or is removed.
  ///
  /// - Parameter body: What to do, until the screen is removed.
  public func onPhase(_ body: @escaping @MainActor (ScreenPhase) -> Void) {
    backend.addPhaseObserver(body)
  }

  /// Calls a closure whenever the screen shows another route in place: the same place, elsewhere.
  ///
  /// It is called too where the screen has read its ``route`` while that was ahead of what is shown, and the tree went back.
  ///
  /// - Parameter body: What to do with the new route, until the screen is removed. A feature's screen is told of routes that
  ///   its context can take out of the app's; see ``scoped(_:_:extract:)``.
  public func onUpdate(_ body: @escaping @MainActor (R) -> Void) {
    backend.addUpdateObserver(body)
  }

  /// Starts a task that is cancelled when the screen's entry is removed.
  ///
  /// - Parameter work: What to do.
  /// - Returns: The task; one that is cancelled already if the screen is removed.
  @discardableResult
  public func task(_ work: @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never> {
    backend.addTask(work)
  }

  /// Calls a closure with what a screen above this one returns when it closes.
  ///
  /// It works after a restart too, when nobody awaits the result any more.
  ///
  /// - Parameters:
  ///   - type: The type of the result. Values of other types are not for this closure.
  ///   - body: What to do with the result.
  public func onReturn<Value: Sendable>(
    _ type: Value.Type, _ body: @escaping @MainActor (Value) -> Void
  ) {
    backend.addReturnHandler { value in
      guard let typed = value as? Value else { return false }
      body(typed)
      return true
    }
  }

  // Two functions of one name: the compiler takes the synchronous one for a closure that does not suspend.

  // swift-format-ignore: AmbiguousTrailingClosureOverload
  /// Asks a closure before this screen is left, which may refuse or open a detour first.
  ///
  /// - Parameters:
  ///   - reasons: The ways of leaving it is asked about.
  ///   - decide: What to answer. It is let go of when the screen is removed.
  /// - Returns: What takes the veto away again.
  @discardableResult
  public func onLeave(
    _ reasons: LeaveReasons = .removed, _ decide: @escaping @MainActor () -> Decision<R>
  ) -> Registration {
    backend.addVeto(reasons, .immediate(decide))
  }

  // swift-format-ignore: AmbiguousTrailingClosureOverload
  /// Asks a closure that may take its time before this screen is left, and may ask the user.
  ///
  /// ```swift
  /// context.onLeave { request in
  ///   await request.ask(.discardChanges, returning: Bool.self) == true ? .allow : .block("the form is not saved")
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - reasons: The ways of leaving it is asked about.
  ///   - decide: What to answer. It is let go of when the screen is removed.
  /// - Returns: What takes the veto away again.
  @discardableResult
  public func onLeave(
    _ reasons: LeaveReasons = .removed, _ decide: @escaping @MainActor (LeaveRequest<R>) async -> Decision<R>
  ) -> Registration {
    backend.addVeto(reasons, .deferred(decide))
  }

  /// The context of a feature's screen, which speaks the feature's routes.
  ///
  /// ```swift
  /// case .shop(let route): shop.screen(for: route, context: context.scoped(AppRoute.shop, route))
  /// ```
  ///
  /// - Parameters:
  ///   - embed: Makes a route of the app from one of the feature: the app's case.
  ///   - route: The feature's route of this screen.
  ///   - extract: Takes the feature's route out of the app's. It is needed where routes are updated in place from outside
  ///     the feature; without it the context keeps the route it was made with, and the router's log says so once.
  /// - Returns: The feature's context.
  public func scoped<Feature: Route>(
    _ embed: @escaping @MainActor @Sendable (Feature) -> R, _ route: Feature,
    extract: @escaping @MainActor @Sendable (R) -> Feature? = { _ in nil }
  ) -> ScreenContext<Feature> {
    ScreenContext<Feature>(
      backend: ScopedBackend(parent: backend, embed: embed, extract: extract, firstRoute: route))
  }
}

/// Where a screen is in its life.
@nonexhaustive
public enum ScreenPhase: Hashable, Sendable {
  /// It was made and has not been seen yet.
  case created
  /// It is the one that the user sees.
  case appeared
  /// It is there, below another screen or in a tab that is not selected.
  case covered
  /// Its entry is gone. Its tasks were cancelled, and it does not come back.
  case removed
}
