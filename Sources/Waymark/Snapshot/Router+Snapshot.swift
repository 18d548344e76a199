import WaymarkCore

extension Router {
  /// Where the user is, or is going: the tree, what the screens in it have kept, and what waits for detours.
  ///
  /// - Complexity: O(*n*), where *n* is the number of places in the tree.
  public var snapshot: Snapshot<R> { core.snapshot() }

  /// Goes to where a snapshot says, and gives the screens there what they had kept.
  ///
  /// Guards are asked about all that it brings, as ``recheck(asksScreens:options:)`` asks them: what they refuse stays away with all
  /// above it, and ``Navigation/refused`` lists that; the rest comes.
  /// Restore after the guards have been added and before a host is attached, so that nothing else is shown first: then it goes
  /// before all links, whatever the order of the calls, and they wait until it is on the screen. By default it has the priority
  /// ``NavigationPriority/background``, so a tap that comes while guards take their time has precedence.
  ///
  /// Screens get their saved values when the navigation is committed, unless guards have sent it elsewhere; those
  /// that have saved something keep that. Then what waited for a detour waits again, and guards are asked about it when it goes on.
  ///
  /// - Parameters:
  ///   - snapshot: Where to go.
  ///   - options: How to carry it out.
  /// - Returns: The navigation.
  /// - Complexity: O(*n*), where *n* is the number of places in both trees.
  @discardableResult
  public func restore(
    _ snapshot: Snapshot<R>,
    options: NavigationOptions = NavigationOptions(isAnimated: false, priority: .background)
  ) -> Navigation {
    let navigation = navigate(own(for: snapshot, .restore, options), options)
    savedChanges.tell(())
    return navigation
  }

  private func own(
    for snapshot: Snapshot<R>, _ cause: Cause, _ options: NavigationOptions
  ) -> WaymarkCore.Navigation {
    let number = core.newNumber()
    let saved = snapshot.saved.mapValues { values in values.mapValues { TypedValue($0) } }
    let detours = snapshot.detours.mapValues { own(for: $0, .app, .standard) }
    return WaymarkCore.Navigation(
      number, .set(snapshot.tree.boxed), priority: options.priority.own, cause: cause,
      options: options.own, restored: Restored(saved: saved, detours: detours))
  }

  /// Calls a closure whenever the snapshot has changed: the tree, or what a screen keeps.
  ///
  /// - Parameters:
  ///   - body: Does something with the change.
  ///   - takeLast: Gets the last snapshot when the router is released.
  /// - Returns: The registration, which removes both closures.
  package func onSnapshotChange(
    _ body: @escaping @MainActor () -> Void, takeLast: @escaping @MainActor (Snapshot<R>) -> Void
  ) -> Registration {
    var (version, detours) = (core.state.treeVersion, core.state.detourScreens)
    let changes = onChange { [core] in
      let now = (core.state.treeVersion, core.state.detourScreens)
      guard now != (version, detours) else { return }
      (version, detours) = now
      body()
    }
    let all = [
      changes, savedChanges.add { _ in body() },
      parts.endings.add { [core] in takeLast(core.snapshot()) },
    ]
    return Registration { for one in all { one.cancel() } }
  }
}

extension Core {
  func routes<R: Route>() -> RouteTree<R> { state.tree.routes.typed() }

  func snapshot<R: Route>() -> Snapshot<R> {
    let read = { (values: [String: AnyValue]) in values.compactMapValues { SavedValue(in: $0) } }
    var snapshot = Snapshot<R>(routes())
    state.tree.forEachPosition { position, place in
      let values = read(state.saved(of: place.id))
      if !values.isEmpty { snapshot.saved[position] = values }
      if let (tree, saved) = state.wanted(in: place.id) {
        snapshot.detours[position] = Snapshot(tree.routes.typed(), saved: saved.mapValues(read))
      }
    }
    return snapshot
  }
}
