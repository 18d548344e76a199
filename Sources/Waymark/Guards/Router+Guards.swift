extension Router {
  // Two functions of one name: the compiler takes the synchronous one for a closure that does not suspend.

  // swift-format-ignore: AmbiguousTrailingClosureOverload
  /// Adds a guard, which is asked before anything changes: about every navigation, or about every place that is
  /// entered.
  ///
  /// Guards are asked in the order in which they were added, after the screens that would be left. A guard
  /// that answers at once costs no suspension. A guard must not navigate: it answers with what should happen
  /// instead.
  ///
  /// With `entering`, use it for places that not everybody may see: no navigation gets around it. It is asked about
  /// every place that comes, even below others, in a hidden tab or from a snapshot. It is also asked about a
  /// place whose route changes in place, and about every place of a tab that becomes selected. The root of a
  /// hidden tab is asked about only when the tab is selected, so that everybody can have the tab. The tree
  /// that a router is made with is trusted.
  ///
  /// ```swift
  /// router.addGuard("sign-in", entering: \.isPrivate) { _ in
  ///   session.isSignedIn ? .allow : .detour(to: .signIn)
  /// }
  /// ```
  ///
  /// It is asked about the lowest place first, and the first refusal decides for the whole navigation. A detour to a
  /// place that the guard itself is asked about fails with ``NavigationError/guardedDetour(by:)``.
  ///
  /// - Parameters:
  ///   - name: Its name in events; its number if `nil`.
  ///   - isGuarded: Whether it is asked about a route's place: a function, or a key path such as
  ///     `\.isPrivate`. It is asked about every navigation as a whole if `nil`.
  ///   - decide: What to answer.
  /// - Returns: The registration, which removes the guard when it is cancelled.
  /// - Complexity: With `entering`, each navigation costs O(*k*), where *k* is the number of entries that come, for a
  ///   single step; otherwise O(*n*) in the number of entries.
  @discardableResult
  public func addGuard(
    _ name: String? = nil, entering isGuarded: (@MainActor (R) -> Bool)? = nil,
    _ decide: @escaping @MainActor (GuardRequest<R>) -> Decision<R>
  ) -> Registration {
    ensurePipeline().addGuard(name, .guarding(isGuarded) { .immediate(decide) })
  }

  // swift-format-ignore: AmbiguousTrailingClosureOverload
  /// Adds an asynchronous guard, which is asked before anything changes: about every navigation, or about every place
  /// that is entered.
  ///
  /// It is asked about the same places as a synchronous one, one after the other. Until it answers, nothing has
  /// changed. A newer navigation of the same or higher priority supersedes the one that waits, and the late answer
  /// is ignored.
  ///
  /// - Parameters:
  ///   - name: Its name in events; its number if `nil`.
  ///   - isGuarded: Whether it is asked about a route's place: a function, or a key path such as
  ///     `\.isPrivate`. It is asked about every navigation as a whole if `nil`.
  ///   - decide: What to answer.
  /// - Returns: The registration, which removes the guard when it is cancelled.
  /// - Complexity: With `entering`, each navigation costs O(*k*), where *k* is the number of entries that come, for a
  ///   single step; otherwise O(*n*) in the number of entries.
  @discardableResult
  public func addGuard(
    _ name: String? = nil, entering isGuarded: (@MainActor (R) -> Bool)? = nil,
    _ decide: @escaping @MainActor (GuardRequest<R>) async -> Decision<R>
  ) -> Registration {
    ensurePipeline().addGuard(name, .guarding(isGuarded) { .deferred(decide) })
  }

  func ensurePipeline() -> GuardPipeline<R> {
    if let pipeline { return pipeline }
    let made = GuardPipeline<R>()
    made.tap = tap
    made.objectionsChanged = { [weak self] in self?.tellObjections() }
    pipeline = made
    return made
  }

  func mayLeave(_ id: EntryID) -> Bool {
    noteReadingObjections()
    guard let pipeline, pipeline.hasVetoes else { return true }
    // What goes with an entry depends on what is shown.
    hasShownReaders = true
    guard let shown = machine.shown else { return true }
    return !shown.entriesLeft(with: id).contains { closed in
      pipeline.vetoes(of: closed).places.contains {
        $0.reasons.contains(.removed) && $0.registration.isActive
      }
    }
  }

  /// Whether any screen objects to being left.
  var hasObjections: Bool { pipeline?.hasVetoes == true }

  /// Asks every screen and guard whether the whole window may be left, for example before it closes or the
  /// program ends.
  ///
  /// Nothing changes in the tree, but a screen may have the user asked.
  ///
  /// - Parameter options: How to carry it out.
  /// - Returns: Whether nobody objects.
  public func canLeave(options: NavigationOptions = .standard) async -> Bool {
    await askToLeave(options: options).outcome == .completed
  }

  @discardableResult
  package func askToLeave(options: NavigationOptions = .standard) -> Navigation {
    submit(.askToLeave, options)
  }
}

extension Tree {
  /// The entries that the user leaves together with an entry, even if that is the root of something that cannot
  /// be closed.
  fileprivate func entriesLeft<R: Route>(with id: EntryID) -> [EntryID] where Element == Entry<R> {
    guard let position = position(of: id) else { return [] }
    let closed = UserChange(closing: position, id, in: self)?.removed
    return (closed ?? stack(at: position.path)?.elements ?? []).map { $0.id }
  }
}
