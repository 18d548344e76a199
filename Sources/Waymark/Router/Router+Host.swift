extension Router {
  func replaceHost(_ newHost: (any NavigationHost<R>)?) {
    precondition(
      !isEditing, "Attaching a host inside Router.edit, or in a placement: attach it before or after")
    tap?.replacesHost(newHost != nil)
    let isOutermost = !isWorking
    isWorking = true
    do {
      let oldHost = exchange(&attachedHost, with: newHost)
      lastRequestOfOthers = machine.lastRequest
      if newHost != nil {
        isMissingHost = false
        hostCount += 1
        columnsThatFit = 1
      }
      if newHost == nil { machine.detachHost() } else { machine.attachHost() }
      tellAbandoned()
      endScreensOfHostsBefore()
      // Release the old host last, because it may call the router as it is released.
      withExtendedLifetime(oldHost) {}
    }
    if isOutermost { work() }
  }

  /// Whether the host shows the router's tree and nothing is under way or waiting.
  ///
  /// A router whose host could not build the tree either counts as settled too. The host is asked again when
  /// the tree changes.
  public var isSettled: Bool { machine.isAtRest && !isWorking && !hasUndecided }

  /// Whether there is a navigation that has neither changed the tree nor ended, and does not wait for a detour.
  var hasUndecided: Bool {
    !queue.isEmpty || pipeline?.isDeliberating == true || pipeline?.recheck != nil
  }

  /// Returns when the host shows the router's tree and nothing is under way or waiting.
  ///
  /// A navigation that waits for a detour does not count. A cancelled task returns at once. So does a task that the router
  /// itself waits for, in a step of an asynchronous host, in a guard or in what a screen asks before it is left.
  public func settled() async {
    guard !isSettled, !isWaitedForInside() else { return }
    hasSettledWaiters = true
    _ = await settledWaiters.wait()
  }

  @usableFromInline
  func wakeSettled() {
    guard isSettled else { return }
    hasSettledWaiters = false
    settledWaiters.resume(returning: ())
  }

  /// The steps that the host would be asked for to show a tree: a dry run that changes nothing and asks no
  /// guard.
  ///
  /// - Parameter tree: The tree that would be wanted.
  /// - Returns: The steps, planned one at a time as they are read.
  /// - Complexity: O(*n*), where *n* is the number of places in both trees, for all steps together.
  package func steps(to tree: RouteTree<R>) -> StepSequence<Entry<R>> {
    var ids = machine.ids
    let current = machine.shown ?? machine.tree
    return current.steps(to: machine.tree.reconciled(with: tree, matching: machine.matching, ids: &ids))
  }
}
