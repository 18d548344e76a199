import WaymarkCore

extension Router {
  // Two functions of one name: the compiler takes the synchronous one for a closure that does not suspend.

  // swift-format-ignore: AmbiguousTrailingClosureOverload
  /// Adds a guard that answers at once.
  ///
  /// - Parameters:
  ///   - name: The name that logs and events use.
  ///   - isGuarded: The places about which it is asked, each when it comes; `nil` for every navigation, once.
  ///   - decide: The answer.
  /// - Returns: The registration, which ends it when it is cancelled.
  @discardableResult
  public func addGuard(
    _ name: String? = nil, entering isGuarded: (@MainActor (R) -> Bool)? = nil,
    _ decide: @escaping @MainActor (GuardRequest<R>) -> Decision<R>
  ) -> Registration {
    add(name, isGuarded) { asked in
      { turn in
        guard let router = asked(turn) else { return .now(.allow) }
        return .now(router.verdict(decide(GuardRequest(turn, of: router)), turn))
      }
    }
  }

  // swift-format-ignore: AmbiguousTrailingClosureOverload
  /// Adds a guard that takes time to answer.
  ///
  /// - Parameters:
  ///   - name: The name that logs and events use.
  ///   - isGuarded: The places about which it is asked, each when it comes; `nil` for every navigation, once.
  ///   - decide: The answer. Its task is cancelled when the answer is not needed any more.
  /// - Returns: The registration, which ends it when it is cancelled.
  @discardableResult
  public func addGuard(
    _ name: String? = nil, entering isGuarded: (@MainActor (R) -> Bool)? = nil,
    _ decide: @escaping @MainActor (GuardRequest<R>) async -> Decision<R>
  ) -> Registration {
    add(name, isGuarded) { asked in
      { turn in
        guard asked(turn) != nil else { return .now(.allow) }
        return .later {
          guard let request = asked(turn).map({ GuardRequest(turn, of: $0) }) else { return .now(.allow) }
          let decision = await decide(request)
          return .now(asked(turn)?.verdict(decision, turn) ?? .allow)
        }
      }
    }
  }

  private func add(
    _ name: String?, _ isGuarded: (@MainActor (R) -> Bool)?,
    _ body: (@escaping @MainActor (Turn) -> Router?) -> GuardBody
  ) -> Registration {
    let registration = Registration()
    let asked: @MainActor (Turn) -> Router? = { [weak self] turn in
      guard let self, registration.isActive else { return nil }
      if let isGuarded, let place = turn.place, !isGuarded(place.route.typed()) { return nil }
      return self
    }
    parts.guardCount += 1
    let number = core.add(
      isGuarded == nil ? .navigations : .entering, name: name ?? "guard \(parts.guardCount)", body(asked))
    parts.conditions[number] = isGuarded
    return end(registration, with: number)
  }

  /// The guards by name, in the order in which they are asked, each with the condition for the places that it is asked
  /// about; `nil` for one that is asked about every navigation.
  package var namedGuards: [(name: String, isGuarded: (@MainActor (R) -> Bool)?)] {
    core.state.guards.others.map { ($0.name, parts.conditions[$0.number]) }
  }

  /// Has a guard or an objection end with its registration.
  func end(_ registration: Registration, with number: GuardNumber) -> Registration {
    registration.onEnd { [weak self] in
      self?.parts.conditions[number] = nil
      self?.core.remove(number)
    }
    return registration
  }

  /// A guard's decision as the core knows it.
  func verdict(_ decision: Decision<R>, _ turn: Turn) -> Verdict {
    let number = turn.navigation
    guard core.isOpen(turn.number) else {
      emit(.lateAnswer(source(of: turn)), NavigationID(number))
      return .allow
    }
    let decision = decision.mainBound
    emit(.decided(source(of: turn), decision), NavigationID(number))
    switch decision {
    case .allow: return .allow
    case .block(let reason): return .block(reason)
    case .redirect(let intent):
      emit(.redirected(to: intent), NavigationID(number))
      return .redirect(coreEdit(intent, for: number))
    case .detour(let intent):
      emit(.detoured(to: intent), NavigationID(number))
      return opening(intent).map(Verdict.detour) ?? .redirect(coreEdit(intent, for: number))
    }
  }

  /// The place that a detour opens; `nil` for an intent that opens none.
  private func opening(_ intent: Intent<R>) -> Opening? {
    switch intent {
    case .push(let route): .push(AnyRoute(route))
    case .present(let modal): .present(AnyRoute(modal.root), modal.presentation)
    case .show(let route):
      if let presentation = presentation(of: AnyRoute(route)), presentation.style != nil {
        .present(AnyRoute(route), presentation)
      } else {
        .push(AnyRoute(route))
      }
    default: nil
    }
  }

  func source(of turn: Turn) -> DecisionSource {
    turn.guardian.objector.map { .screen($0) } ?? .routerGuard(turn.guardian.name)
  }

  /// Asks guards of places about all that is there, as if it came now.
  ///
  /// - Parameters:
  ///   - asksScreens: Whether screens that would go are asked.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  @discardableResult
  public func recheck(asksScreens: Bool = false, options: NavigationOptions = .standard) -> Navigation {
    submit(.recheck(asksScreens: asksScreens), options)
  }

  /// Goes on with what waits for the newest detour.
  ///
  /// - Returns: The navigation that waited, or `nil` if none does.
  @discardableResult
  public func finishDetour() -> Navigation? { finishDetour(of: nil) }

  /// Goes on with what waits for the detour that a screen belongs to, or for the newest one.
  func finishDetour(of screen: EntryID?) -> Navigation? {
    precondition(!isEditing, "Navigating inside Router.edit, or in a placement: navigate before or after")
    guard let number = core.state.waitingNavigation(in: screen) else { return nil }
    emit(.resumed, NavigationID(number))
    return core.finishDetour(screen).map { Navigation($0, .standard, words) }
  }

  /// Whether a navigation waits for a detour to end.
  package var isDetoured: Bool { !core.state.detourScreens.isEmpty }
}

extension ScreenContext {
  /// Goes on with the navigation that waits for the detour that this screen belongs to, or closes the screen if no detour opened it.
  ///
  /// A sign-in screen calls it when it is done, whether a guard or a button has opened it. A second call before the first has been
  /// decided returns the same navigation, so a double tap closes nothing that should stay. Of several detours it finishes the
  /// innermost whose closing would take the screen away.
  ///
  /// - Returns: The navigation that waited, or the one that closes the screen, which is `unchanged` for the root of a window or of a
  ///   tab, and for a screen that is gone.
  @discardableResult
  public func finishDetour() -> Navigation {
    guard let router else { return orphan(.standard) }
    let core = router.core
    guard core.state.goal.contains(id) else { return router.end(.unchanged, .standard) }
    if let number = core.state.navigationGoingOn(from: id), let own = core.navigation(number) {
      return Navigation(own, .standard, words)
    }
    return router.finishDetour(of: id) ?? submit(.close(id), .standard)
  }
}
