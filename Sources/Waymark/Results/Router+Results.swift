extension Router {
  /// Closes a screen that returns a value.
  func close(
    _ id: EntryID, returning value: any Sendable, _ options: NavigationOptions
  ) -> Navigation {
    guard let dismissal = observers?.screens[id]?.ownDismissal, dismissal.hasHappened() else {
      return close(id, returning: value, .returning, options)
    }
    let navigation = close(id, answering: value, options)
    dismissal.report()
    return navigation
  }

  /// The entry at a question's place that a screen is, lies above in its stack, or is in the modal of.
  func entry(askedAt place: R, around id: EntryID) -> EntryID? {
    if route(of: id)?.isSamePlace(as: place) == true { return id }
    let tree = machine.tree
    guard let position = tree.position(of: id) else { return nil }
    let root = tree.layer(position.path.layer).root
    let below = tree.stack(at: position.path)?.elements.prefix(position.index)
    let asked = below?.last { $0.route.isSamePlace(as: place) }
    return asked?.id ?? (position.path.layer > 0 && root.route.isSamePlace(as: place) ? root.id : nil)
  }

  /// Notes that the user has closed a screen with an answer.
  ///
  /// It counts even if guards refuse the closing.
  func noteAnswer(_ value: (any Sendable)?, of id: EntryID) {
    if let value { close(id, answering: value, .standard) } else { submit(.close(id), .standard) }
  }

  /// Closes a screen with the user's answer.
  ///
  /// The answer counts even if guards refuse the closing, once the host reports that the screen is gone.
  @discardableResult
  func close(_ id: EntryID, answering value: any Sendable, _ options: NavigationOptions) -> Navigation {
    let navigation = close(id, returning: value, .answering, options)
    if hasEntry(id) { ensureObservers().answers[id] = value }
    return navigation
  }

  private func close(
    _ id: EntryID, returning value: any Sendable, _ way: JournalRequest<R>.Way, _ options: NavigationOptions
  ) -> Navigation {
    let wasWorking = isWorking
    // Queue the navigation for a moment, so that the value is known before the screen goes.
    let navigation = fromOutside(way, wasWorking) { submit(.close(id), options) }
    ensureObservers().closings[navigation.id] = (id, value)
    if !wasWorking { work() }
    return navigation
  }

  /// Forgets the value of a navigation that is about to change the tree, if the screen that it should close is
  /// gone.
  @usableFromInline
  func forgetClosing(ofGone navigation: Navigation) {
    guard let observers, !observers.closings.isEmpty, let closing = observers.closings[navigation.id],
      !hasEntry(closing.id)
    else { return }
    observers.closings[navigation.id] = nil
  }

  /// Notes the value to return, if the navigation that has changed the tree has removed a screen that returns one.
  func noteReturning(by navigation: Navigation) {
    guard let observers, let closing = observers.closings.removeValue(forKey: navigation.id),
      !hasEntry(closing.id)
    else { return }
    observers.returning[closing.id] = closing.value
  }

  /// Notes the presenters of modals, if the navigation that has changed the tree has presented some.
  func notePresenters(from firstNewID: UInt64) {
    guard let observers else { return }
    for index in machine.tree.modals.indices.reversed() {
      let root = machine.tree.modals[index].root.id
      guard root.rawValue >= firstNewID else { return }
      observers.presenters[root] = machine.tree.layer(index).visibleElement.id
    }
  }

  /// Forgets presenters of modals that were never shown, because a navigation has ended.
  func forgetPresenters() {
    guard let observers, observers.presenters.count > machine.tree.modals.count else { return }
    observers.mayKeepTooMuch = true
  }

  /// Closes the modal that a screen is in, and may return a value to its presenter.
  func closeModal(
    around id: EntryID, returning value: (any Sendable)?, _ options: NavigationOptions
  ) -> Navigation {
    let layer = machine.tree.position(of: id)?.path.layer ?? 0
    let root = machine.tree.layer(layer).root.id
    guard layer > 0, let value else { return submit(.close(root), options) }
    return close(root, returning: value, options)
  }

  /// Forgets the values of screens that are in the tree again, because it went back.
  func forgetReturning() {
    guard let observers, observers.isReturning else { return }
    for id in observers.returning.keys where hasEntry(id) { observers.returning[id] = nil }
  }

  /// Forgets values because a navigation has ended: that of a screen which it should have closed but which stays, and
  /// the receiver of a screen that never came.
  func forgetResult(of navigation: Navigation) {
    guard let observers else { return }
    if !observers.closings.isEmpty { observers.closings[navigation.id] = nil }
    if let opened = navigation.opened, navigation.missingScreen != nil,
      observers.openers[opened] === navigation
    {
      observers.openers[opened] = nil
    }
  }

  /// Notes that the result of a navigation was awaited before its screen was opened.
  @usableFromInline
  func noteAwaited(_ navigation: Navigation) {
    guard let opened = navigation.opened, navigation.details?.resultWaiters.isEmpty == false else { return }
    ensureObservers().openers[opened] = navigation
  }

  /// Registers a navigation for the result of the screen that it opened.
  ///
  /// - Returns: `false` if the screen is gone already.
  func awaitResult(of navigation: Navigation) -> Bool {
    guard let id = navigation.opened else { return false }
    let isParked = observers?.history?.travel?.parked.contains(id) == true
    guard isParked || lookUp({ $0.isArriving(id, in: $1) || $0.isKnown(id, in: $1) }) else { return false }
    let observers = ensureObservers()
    observers.openers[id] = navigation
    // An entry that is not in the tree is on its way out, or will never be shown.
    if !hasEntry(id) { observers.mayKeepTooMuch = true }
    return true
  }
}
