extension Router {
  /// Takes over what the user has already done, which hosts report and nobody can refuse any more.
  ///
  /// What is gone from the screen is gone from ``shown``, from ``tree``, from the step under way and from everything
  /// that waits. A report that is not news is ignored and told as an event.
  ///
  /// - Parameter action: What the user did.
  /// - Complexity: O(*n*), where *n* is the number of entries in the trees.
  public func report(_ action: UserAction<R>) {
    precondition(!isEditing, "Reporting inside Router.edit: report when the user acts")
    let isOutermost = !isWorking
    isWorking = true
    take(action)
    if isOutermost { work() }
  }

  private func take(_ action: UserAction<R>) {
    let id = state.nextNavigationID()
    let before = noteShown()
    pipeline?.materialise(onto: state.tree)
    let isTreeObserved = hasTreeReaders
    let isShownObserved = hasShownReaders
    if isTreeObserved { willChangeTree() }
    if isShownObserved { willChangeShown() }
    let change = state.report(action, as: id)
    if isTreeObserved { didChangeTree() }
    if isShownObserved { didChangeShown() }
    guard let change else {
      emit(.reportIgnored(action), id)
      return
    }
    emit(.reported(action), id)
    treeChanged()
    pipeline?.carryOver(change)
    screensWereLeft(change.removed.map(\.id), before)
    visibleScreenChanged(from: before.visible)
    pruneScreens(before)
    dropLeftDetours()
    didNavigate(id, .user(action))
  }
}
