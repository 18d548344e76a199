import WaymarkStorage

extension Router {
  /// Goes to where a snapshot says, and gives the screens there what they had kept.
  ///
  /// The guards are asked as for any other navigation: they may refuse it, send it elsewhere, or have the
  /// user sign in first. Restore after the guards have been added and before a host is attached, so that
  /// nothing else is shown first. By default it has the priority ``NavigationPriority/background``, so a link
  /// or a tap that comes while guards take their time has precedence.
  ///
  /// Saved values are restored when the navigation is committed, if the guards let the snapshot's own tree
  /// through. Screens that are already there keep theirs. Then what waited for a detour waits again, and the
  /// guards are asked about it when it goes on.
  ///
  /// If it is restored before anything is shown, the router starts with its tree. A host that cannot show
  /// that tree does not bring back the one before, and nothing of the snapshot is lost.
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
    let wasWorking = isWorking
    // Queue the navigation for a moment, so that the saved values are known before anything is committed.
    let navigation = fromOutside(.restore(snapshot.detours), wasWorking) {
      submit(.set(snapshot.tree), options.caused(by: .restore))
    }
    ensureObservers().restorations[navigation.id] = snapshot
    // A tree that is there already is not committed, but its screens still get their values.
    if !wasWorking { work() }
    return navigation
  }

  /// Notes that a navigation has changed the tree.
  ///
  /// If it restores a snapshot before anything is shown, or opens a detour for such a navigation, the tree
  /// does not go back to before it.
  @usableFromInline
  func noteRestoredStart(by navigation: Navigation) {
    guard let observers, !observers.restorations.isEmpty, machine.shown == nil else { return }
    let waiting = pipeline?.detours.detoured(by: navigation.id)?.navigation.id
    let isRestoration = [navigation.id, waiting].contains { id in
      id.map { observers.restorations[$0] != nil } ?? false
    }
    if isRestoration { machine.startWithTree() }
  }

  /// Gives entries their saved values, if the navigation that has changed the tree restores a snapshot.
  func takeOverSaved(of navigation: Navigation) {
    guard let observers, let snapshot = observers.restorations.removeValue(forKey: navigation.id) else {
      return
    }
    let tree = machine.tree
    guard tree.routes == snapshot.tree else { return }
    tree.forEachPosition { position, entry in
      guard let values = snapshot.saved[position] else { return }
      // Names are looked up in this form.
      let named = values.map { ($0.key.streamSafe, $0.value) }
      observers.saved[entry.id, default: [:]].merge(named) { live, _ in live }
    }
    holdAgain(snapshot.detours)
    telling { observers.savedObservers.tell(()) }
  }

  /// Calls a closure whenever the snapshot has changed: the tree, or what a screen keeps.
  ///
  /// - Parameters:
  ///   - body: What to do.
  ///   - takeLast: What to do with the last snapshot when the router is released.
  /// - Returns: The registration, which removes both closures.
  package func onSnapshotChange(
    _ body: @escaping @MainActor () -> Void, takeLast: @escaping @MainActor (Snapshot<R>) -> Void
  ) -> Registration {
    let observers = ensureObservers()
    let observations = [
      onTreeChange(body), observers.savedObservers.add { _ in body() },
      observers.lastSnapshotObservers.add(takeLast),
    ]
    return Registration {
      for observation in observations { observation.cancel() }
    }
  }
}
