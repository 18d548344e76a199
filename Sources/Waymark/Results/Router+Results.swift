extension Router {
  /// Closes a screen that returns something.
  func close(
    _ id: EntryID, returning value: any Sendable, _ options: NavigationOptions
  ) -> Navigation<R> {
    guard let dismissal = observers?.screens[id]?.ownDismissal, dismissal.hasHappened() else {
      return close(id, returning: value, .returning, options)
    }
    let navigation = close(id, answering: value, options)
    dismissal.report()
    return navigation
  }

  /// The user has closed a screen with an answer, which counts whatever guards say about it.
  func noteAnswer(_ value: (any Sendable)?, of id: EntryID) {
    if let value { close(id, answering: value, .standard) } else { submit(.close(id), .standard) }
  }

  /// Closes a screen that returns something also where guards keep it and the host reports that it is gone from the screen.
  @discardableResult
  func close(_ id: EntryID, answering value: any Sendable, _ options: NavigationOptions) -> Navigation<R> {
    let navigation = close(id, returning: value, .answering, options)
    if hasEntry(id) { ensureObservers().answers[id] = value }
    return navigation
  }

  private func close(
    _ id: EntryID, returning value: any Sendable, _ way: JournalRequest<R>.Way, _ options: NavigationOptions
  ) -> Navigation<R> {
    let wasWorking = isWorking
    // Queued for a moment, so that the value is known before the screen goes.
    let navigation = fromOutside(way, wasWorking) { submit(.close(id), options) }
    ensureObservers().closings[navigation.id] = (id, value)
    if !wasWorking { work() }
    return navigation
  }

  /// A navigation is about to change the tree: if the screen is gone that it was to close, it returns nothing.
  @usableFromInline
  func forgetClosing(ofGone navigation: Navigation<R>) {
    guard let observers, !observers.closings.isEmpty, let closing = observers.closings[navigation.id],
      !hasEntry(closing.id)
    else { return }
    observers.closings[navigation.id] = nil
  }

  /// A navigation has changed the tree: if it took out a screen that returns something, this is what will be returned.
  func noteReturning(by navigation: Navigation<R>) {
    guard let observers, let closing = observers.closings.removeValue(forKey: navigation.id),
      !hasEntry(closing.id)
    else { return }
    observers.returning[closing.id] = closing.value
  }

  /// A navigation has changed the tree: if it presented modals, this is whom they return to.
  func notePresenters(from firstNewID: UInt64) {
    guard let observers else { return }
    for index in machine.tree.modals.indices.reversed() {
      let root = machine.tree.modals[index].root.id
      guard root.rawValue >= firstNewID else { return }
      observers.presenters[root] = machine.tree.layer(index).visibleElement.id
    }
  }

  /// A navigation has ended: modals may have gone that were never shown, and with them those whom they would return to.
  func forgetPresenters() {
    guard let observers, observers.presenters.count > machine.tree.modals.count else { return }
    observers.mayKeepTooMuch = true
  }

  /// Closes the modal that a screen is in, which may return something to whoever presented it.
  func closeModal(
    around id: EntryID, returning value: (any Sendable)?, _ options: NavigationOptions
  ) -> Navigation<R> {
    let layer = machine.tree.position(of: id)?.path.layer ?? 0
    let root = machine.tree.layer(layer).root.id
    guard layer > 0, let value else { return submit(.close(root), options) }
    return close(root, returning: value, options)
  }

  /// The tree went back: the screens that are there again return nothing yet.
  func forgetReturning() {
    guard let observers, observers.isReturning else { return }
    for id in observers.returning.keys where hasEntry(id) { observers.returning[id] = nil }
  }

  /// A navigation has ended: a screen that it was to close and that stays returns nothing, and one that it was to open
  /// and that never came has nobody to return to.
  func forgetResult(of navigation: Navigation<R>) {
    guard let observers else { return }
    if !observers.closings.isEmpty { observers.closings[navigation.id] = nil }
    if let opened = navigation.opened, navigation.missingScreen != nil,
      observers.openers[opened] === navigation
    {
      observers.openers[opened] = nil
    }
  }

  /// Somebody awaited the result of a navigation before it had opened its screen.
  @usableFromInline
  func noteAwaited(_ navigation: Navigation<R>) {
    guard let opened = navigation.opened, navigation.details?.resultWaiters.isEmpty == false else { return }
    ensureObservers().openers[opened] = navigation
  }

  /// Has a navigation told what the screen returns that it opened.
  ///
  /// - Returns: `false` if the screen is gone already.
  func awaitResult(of navigation: Navigation<R>) -> Bool {
    guard let id = navigation.opened else { return false }
    let isParked = observers?.history?.travel?.parked.contains(id) == true
    guard isParked || lookUp({ $0.isArriving(id, in: $1) || $0.isKnown(id, in: $1) }) else { return false }
    let observers = ensureObservers()
    observers.openers[id] = navigation
    // What the tree does without is only on its way out, or among what will never be shown.
    if !hasEntry(id) { observers.mayKeepTooMuch = true }
    return true
  }
}
