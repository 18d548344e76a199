extension Router {
  func replaceHost(_ newHost: (any NavigationHost<R>)?) {
    precondition(!isEditing, "Attaching a host inside Router.edit: attach it before or after")
    host = newHost
    watchdog.stop()
    state.forgetHost()
    guard !isWorking else { return }
    isWorking = true
    work()
  }

  /// Whether the host shows the router's tree and nothing is under way or waits.
  public var isSettled: Bool {
    state.running == nil && state.shownVersion == state.version && queue.isEmpty && !isWorking
      && pipeline?.isDeliberating != true
  }

  /// Returns when the host shows the router's tree and nothing is under way or waits.
  ///
  /// What waits for a detour does not count. A task that is cancelled returns at once.
  public var settled: Void {
    get async {
      guard !isSettled else { return }
      hasSettledWaiters = true
      _ = await settledWaiters.wait()
    }
  }

  @usableFromInline
  func wakeSettled() {
    guard isSettled else { return }
    hasSettledWaiters = false
    settledWaiters.resume(returning: ())
  }

  /// What the host would be asked for to show a tree: a dry run that changes nothing and asks no guard.
  ///
  /// - Parameter tree: The tree that would be wanted.
  /// - Returns: The steps, planned one at a time as they are read.
  /// - Complexity: O(*n*), where *n* is the number of places in both trees, for each step.
  public func steps(to tree: RouteTree<R>) -> StepSequence<Entry<R>> {
    var ids = state.ids
    let current = state.shown ?? state.tree
    return current.steps(to: state.tree.reconciled(with: tree, matching: state.matching, ids: &ids))
  }
}
