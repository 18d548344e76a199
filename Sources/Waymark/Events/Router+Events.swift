extension Router {
  /// Everything that happens in the router from now on.
  ///
  /// ```swift
  /// for await event in router.events() { print(event) }  // #12 step began: push article(5)
  /// ```
  ///
  /// Each call makes a reader with a buffer of its own. A reader that is too slow loses the oldest events and
  /// is told how many.
  ///
  /// - Returns: The events, for one reader.
  public func events() -> RouterEvents<R> {
    let readers = EventReaders<R>(capacity: configuration.advanced.eventCapacity)
    ensureObservers().add(readers)
    return RouterEvents(readers: readers)
  }

  /// Calls a closure with everything that happens in the router, as it happens.
  ///
  /// The router queues the closure's own navigations until it has finished what it is doing.
  ///
  /// - Parameter body: What to do with each event.
  /// - Returns: The registration, which removes the observer when it is cancelled.
  @discardableResult
  public func onEvent(_ body: @escaping @MainActor (RouterEvent<R>) -> Void) -> Registration {
    ensureObservers().eventObservers.add(body)
  }

  /// Calls a closure with each place where the user comes to rest: when the first tree is on the screen, after a navigation
  /// was shown, and after the user did something without asking.
  ///
  /// A place is told once, until the user has been at another. A question to the user is no such place, and neither is
  /// the same place with another route.
  ///
  /// To hear of the first screen, register before a host is attached. A navigation that was asked for before
  /// that and is shown with the first tree is reported in place of the start. Of several navigations that are
  /// shown together only the last one is reported, since what the others brought was never seen by itself.
  ///
  /// ```swift
  /// router.didNavigate { analytics.screen($0.route.routeName) }
  /// ```
  ///
  /// The router queues the closure's own navigations until it has finished what it is doing.
  ///
  /// - Parameter body: What to do.
  /// - Returns: The registration, which removes the observer when it is cancelled.
  @discardableResult
  public func didNavigate(_ body: @escaping @MainActor (Arrival<R>) -> Void) -> Registration {
    let observers = ensureObservers()
    if observers.navigationObservers.isEmpty { observers.lastArrival = shownPlace?.id }
    return observers.navigationObservers.add(body)
  }

  func ensureObservers() -> RouterObservers<R> {
    if let observers { return observers }
    let made = RouterObservers<R>()
    observers = made
    return made
  }

  /// Whether observers have to be told of more than arrivals, or something is kept for entries.
  @inlinable var observersWantMore: Bool {
    guard let observers else { return false }
    return observers.wantMore
  }

  @usableFromInline
  func emit(_ kind: @autoclosure () -> RouterEvent<R>.Kind, _ navigation: NavigationID) {
    emit(kind(), navigation, from: nil)
  }

  /// Reports an event.
  ///
  /// - Parameters:
  ///   - kind: What happened.
  ///   - navigation: The navigation that it belongs to.
  ///   - place: The place that calls come from in the meantime; counted from the last record if `nil`.
  func emit(
    _ kind: @autoclosure () -> RouterEvent<R>.Kind, _ navigation: NavigationID, from place: JournalPlace?
  ) {
    guard let observers else { return }
    // For a journal, count how often observers would have been told, even if there are none.
    let before = observers.tap?.beginTelling(place)
    if observers.wantsEvents { send(kind, navigation, observers) }
    if let before { observers.tap?.place = before }
  }

  // This is a function of its own, because code that does not know the routes looks up an event's type as
  // soon as it is entered.
  @inline(never)
  private func send(
    _ kind: () -> RouterEvent<R>.Kind, _ navigation: NavigationID, _ observers: RouterObservers<R>
  ) {
    atWork { observers.send(RouterEvent(navigationID: navigation, kind: kind())) }
  }

  func didNavigate(
    _ navigation: NavigationID, _ cause: NavigationCause, _ options: NavigationOptions? = nil
  ) {
    guard let observers else { return }
    telling {
      if !observers.navigationObservers.isEmpty { tellArrival(navigation, cause, options, observers) }
    }
  }

  @inlinable
  func tellArrival(
    _ navigation: NavigationID, _ cause: NavigationCause, _ options: NavigationOptions?,
    _ observers: RouterObservers<R>
  ) {
    guard let place = pipeline == nil ? machine.shown?.visibleElement : shownPlace,
      place.id != observers.lastArrival
    else { return }
    observers.lastArrival = place.id
    let change = Arrival(navigationID: navigation, cause: cause, options: options, route: place.route)
    atWork { observers.navigationObservers.tell(change) }
  }

  /// The place that the user sees, or that a question to them lies over.
  @usableFromInline var shownPlace: Entry<R>? {
    guard let shown = machine.shown else { return nil }
    return (pipeline?.withoutQuestion(shown) ?? shown).visibleElement
  }

  /// Calls code of the app while the router counts as at work, so that its calls are queued.
  @inlinable
  func atWork(_ call: () -> Void) {
    let isOutermost = !isWorking
    isWorking = true
    call()
    if isOutermost { work() }
  }

  @usableFromInline
  func didCommit(_ navigation: Navigation, firstNewID: UInt64) {
    noteReturning(by: navigation)
    notePresenters(from: firstNewID)
    takeOverSaved(of: navigation)
    emit(.committed, navigation.id)
    treeChanged()
    if observers?.history?.isMoving != true { tellHistory() }
  }

  /// Tells those who observe the tree, such as stores.
  func treeChanged() {
    guard let observers, observers.tap != nil || !observers.treeObservers.isEmpty else { return }
    telling { if !observers.treeObservers.isEmpty { atWork { observers.treeObservers.tell(()) } } }
  }

  @usableFromInline
  func didFinish(_ navigation: Navigation, _ outcome: NavigationOutcome) {
    observers?.tap?.note(.end(outcome), navigation.id.rawValue)
    emit(.finished(outcome), navigation.id)
    if outcome == .unchanged { takeOverSaved(of: navigation) }
    if observers?.restorations.isEmpty == false { observers?.restorations[navigation.id] = nil }
    forgetResult(of: navigation)
    forgetPresenters()
    if outcome == .completed, navigation.isCommitted { observers?.arrived = navigation }
    // Navigations that are shown together count as one arrival.
    if let arrived = observers?.arrived, !machine.commits.hasReached {
      observers?.arrived = nil
      didNavigate(arrived.id, arrived.cause, arrived.options)
    }
  }
}

/// A navigation that has come to rest on the screen, or something that the user did.
public struct Arrival<R: Route>: Sendable {
  /// The number of the navigation, or of the user's action.
  @usableFromInline package let navigationID: NavigationID

  /// Why what is shown has changed.
  public let cause: NavigationCause

  /// How the navigation was carried out, with the information that came with it; `nil` for the first tree and for
  /// what the user did.
  public let options: NavigationOptions?

  /// The route that the user sees now.
  public let route: R

  @inlinable
  init(
    navigationID: NavigationID, cause: NavigationCause, options: NavigationOptions?, route: R
  ) {
    self.navigationID = navigationID
    self.cause = cause
    self.options = options
    self.route = route
  }
}
