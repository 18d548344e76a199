extension Router {
  // Two functions of one name: the compiler takes the synchronous one for a closure that does not suspend.

  // swift-format-ignore: AmbiguousTrailingClosureOverload
  /// Adds a guard, which is asked about every navigation before anything changes.
  ///
  /// Guards are asked in the order added, after the screens that would be left. A guard that answers at once costs no
  /// suspension. It must not navigate: what should happen instead is its answer.
  ///
  /// - Parameters:
  ///   - name: What events call it; its number if `nil`.
  ///   - decide: What to answer.
  /// - Returns: What takes the guard away again.
  @discardableResult
  public func addGuard(
    _ name: String? = nil, _ decide: @escaping @MainActor (Proposal<R>) -> Decision<R>
  ) -> Registration {
    ensurePipeline().addGuard(name, .immediate(decide))
  }

  // swift-format-ignore: AmbiguousTrailingClosureOverload
  /// Adds a guard that may take its time, which is asked about every navigation before anything changes.
  ///
  /// Until it answers nothing has changed. A newer navigation of the same or higher priority takes the place of the one
  /// that waits, and the late answer is ignored.
  ///
  /// - Parameters:
  ///   - name: What events call it; its number if `nil`.
  ///   - decide: What to answer.
  /// - Returns: What takes the guard away again.
  @discardableResult
  public func addGuard(
    _ name: String? = nil, _ decide: @escaping @MainActor (Proposal<R>) async -> Decision<R>
  ) -> Registration {
    ensurePipeline().addGuard(name, .deferred(decide))
  }

  func ensurePipeline() -> GuardPipeline<R> {
    if let pipeline { return pipeline }
    let made = GuardPipeline<R>()
    pipeline = made
    return made
  }

  /// Whether a screen may object when an entry, and what is above it on the screen, is left.
  ///
  /// Hosts ask before they let a gesture begin that cannot be undone, and hold the gesture if so.
  ///
  /// - Parameter id: The entry that would be left.
  /// - Returns: Whether at least one veto is registered.
  /// - Complexity: O(*n*), where *n* is the number of entries shown, if there is any veto at all.
  public func hasVeto(leaving id: EntryID) -> Bool {
    guard let pipeline, pipeline.hasVetoes, let shown = machine.shown else { return false }
    return shown.entriesLeft(with: id).contains { closed in
      pipeline.vetoes(of: closed).contains { $0.reasons.contains(.removed) && $0.registration.isActive }
    }
  }

  /// Asks every screen and guard whether the whole window may be left, as before it closes or the program ends.
  ///
  /// Nothing changes in the tree, unless a screen opens a detour to ask the user something.
  ///
  /// - Parameter options: How to carry it out.
  /// - Returns: The navigation, whose outcome is `completed` if nobody objects.
  @discardableResult
  public func askToLeave(options: NavigationOptions = .standard) -> Navigation<R> {
    submit(.askToLeave, options)
  }
}

extension Tree {
  /// The entries that the user leaves with one, though that may be the root of something that cannot be closed.
  fileprivate func entriesLeft<R: Route>(with id: EntryID) -> [EntryID] where Element == Entry<R> {
    guard let position = position(of: id) else { return [] }
    let closed = UserChange(closing: position, id, in: self)?.removed
    return (closed ?? stack(at: position.path)?.elements ?? []).map { $0.id }
  }
}
