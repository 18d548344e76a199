import WaymarkCore

/// Those who listen to a router; one that nobody listens to has none.
@MainActor
final class RouterListeners<R: Route> {
  let events = Listeners<RouterEvent<R>>()
  let arrivals = Listeners<WaymarkCore.Arrival>()
  /// The numbers of the user's acts that a host has reported, until their end is told.
  var reports: Set<NavigationNumber> = []
  private var readers: [EventReader<R>] = []
  /// The events that were sent while others are told.
  private var waiting: [RouterEvent<R>] = []
  private var isTelling = false

  var wantEvents: Bool { !events.isEmpty || !readers.isEmpty }

  func add(_ new: EventReader<R>) { readers.append(new) }

  func send(_ event: RouterEvent<R>) {
    // Lost events may run code of the app's as they are released, which must find the list whole.
    let results = readers.indices.map { readers[$0].send(event) }
    let gone = results.indices.filter { if case .terminated = results[$0] { true } else { false } }
    for index in gone.reversed() { readers.remove(at: index) }
    waiting.append(event)
    if isTelling { return }
    isTelling = true
    while !waiting.isEmpty { events.tell(waiting.removeFirst()) }
    isTelling = false
  }

  func end() { for reader in readers { reader.finish() } }
}

extension Router {
  /// The events from now on, for one reader on any thread; if it is slow it loses the oldest, and is told how many.
  public func events() -> RouterEvents<R> {
    let (events, reader) = EventReader<R>.make(capacity: configuration.advanced.eventCapacity)
    watchEvents()
    ensureListeners().add(reader)
    return events
  }

  /// Tells a closure of each event.
  ///
  /// - Returns: The registration, which ends it when it is cancelled.
  @discardableResult
  public func onEvent(_ body: @escaping @MainActor (RouterEvent<R>) -> Void) -> Registration {
    watchEvents()
    return ensureListeners().events.add(body)
  }

  /// Tells a closure of each place at which the user comes to rest.
  ///
  /// - Returns: The registration, which ends it when it is cancelled.
  @discardableResult
  public func didNavigate(_ body: @escaping @MainActor (Arrival<R>) -> Void) -> Registration {
    let listeners = ensureListeners()
    core.listen(.arrivals)
    return listeners.arrivals.add { body(Arrival($0)) }
  }

  func ensureListeners() -> RouterListeners<R> {
    if let listeners { return listeners }
    let made = RouterListeners<R>()
    parts.listeners = made
    return made
  }

  package func emit(_ kind: @autoclosure () -> RouterEvent<R>.Kind, _ navigation: NavigationID) {
    guard watcher.areEventsTold, let listeners, listeners.wantEvents else { return }
    listeners.send(RouterEvent(navigationID: navigation, kind: kind()))
  }

  /// Tells an input of the core as an event.
  ///
  /// - Parameters:
  ///   - input: The input.
  ///   - phase: The host's work before it.
  func tell(_ input: Input, during phase: Phase) {
    switch input {
    case .asked(let request):
      emit(.requested(intent(request.edit)), NavigationID(request.number))
    case .closed(let id, _, let number): tellReport(.closed(id), number)
    case .selected(let path, let number): tellReport(.selected(path), number)
    case .selectedDetent(let detent, let id, let number):
      tellReport(.selectedDetent(detent, of: id), number)
    case .timedOut(let request) where request == phase.request:
      core.hostFailure = TypedValue(HostFailure.timedOut)
      tellAnswer(input, during: phase)
    case .began(let request), .acknowledged(let request), .failed(let request), .gaveUp(let request):
      if request == phase.request { tellAnswer(input, during: phase) }
    default: break
    }
  }

  /// Tells the host's answer to its newest request.
  private func tellAnswer(_ answer: Input, during phase: Phase) {
    guard case .performing(let work) = phase else {
      switch answer {
      case .acknowledged: emit(.rebuildAcknowledged, lastChange)
      case .began: emit(.timeoutRestarted, lastChange)
      default: emit(.rebuildFailed(hostFailure), lastChange)
      }
      return
    }
    let navigation = NavigationID(work.navigation)
    switch answer {
    case .acknowledged: emit(.stepAcknowledged(work.step.typed()), navigation)
    // The first time says that it has begun at all.
    case .began: if work.hasBegun { emit(.timeoutRestarted, navigation) }
    case .gaveUp: emit(.stepCancelled, navigation)
    default: emit(.stepFailed(hostFailure), navigation)
    }
  }

  private func tellReport(_ change: ExternalChange<R>, _ number: NavigationNumber) {
    listeners?.reports.insert(number)
    let isNews = core.state.lastReport == number
    emit(isNews ? .reported(change) : .reportIgnored(change), NavigationID(number))
  }

  /// Tells an effect of the core as an event.
  func tell(_ effect: Effect, afterFailure: Bool) {
    switch effect {
    case .perform(let step): emit(.stepBegan(step.step.typed()), NavigationID(step.navigation))
    case .rebuild(let tree, _): emit(.rebuildBegan(tree.typed()), lastChange)
    // The user's own act was told as a report, and a failure of the host's that takes the tree back as one of the step's.
    case .committed(let number, _):
      // The router's own requests have no number.
      let navigation = number == 0 ? lastChange : NavigationID(number)
      if !afterFailure, listeners?.reports.contains(number) != true { emit(.committed, navigation) }
    case .ended(let number, let outcome):
      if listeners?.reports.remove(number) != nil { return }
      emit(.finished(words.outcome(outcome)), NavigationID(number))
    default: break
    }
  }

  /// Logs what the core has noticed, and tells it as an event.
  func hear(_ notice: Notice) {
    switch notice {
    case .lateSuccess, .strayAnswer: emit(.lateAcknowledgement, lastChange)
    case .answeredTwice:
      let problem = "a step was acknowledged twice"
      misuse.note(problem, "Acknowledge each step once.", in: lastChange)
      core.notice(.misused(problem))
      emit(.repeatedAcknowledgement, lastChange)
    case .timedOut: core.hostFailure = TypedValue(HostFailure.timedOut)
    case .stepFailed:
      misuse.note(
        "a step failed: \(hostFailure)", "The host is asked to build the tree anew.", in: lastChange,
        as: "step failed")
    case .rebuildFailed:
      // Where no other request follows, nothing else cancels the task.
      adapter?.tasks.cancel()
      let problem =
        core.state.screen == nil ? "the first tree was not shown" : "the host could not build the tree"
      misuse.note(
        "\(problem): \(hostFailure)", "The next navigation asks it once more.", in: lastChange,
        as: "rebuild failed")
    case .guardIsLate(let name, let number):
      noteMisuse(
        "\(name) has not answered yet", "A newer navigation takes its place.", in: NavigationID(number))
    case .failed(let number, .detourGuarded(let name)):
      noteMisuse(
        "\(name) opens a detour that it guards itself", "Leave that place out.", in: NavigationID(number))
    case .failed(let number, .notThere):
      noteMisuse(
        "The navigation names what is not in the tree", NavigationError.notThereAdvice,
        in: NavigationID(number))
    case .failed(let number, .tooManyRounds):
      let limit = roundLimit
      noteMisuse(
        "navigations were asked for in answer to one another \(limit) times, and the next one was stopped",
        "Let a guard or an observer navigate only where that changes something.", in: NavigationID(number),
        as: "too many rounds")
      emit(.finished(.failed(.tooManyRounds(limit: limit))), NavigationID(number))
    case .failed(let number, .rootRefused):
      noteMisuse(
        "a recheck refused the window's root, and nothing takes its place",
        "Have the guard redirect to a place that everybody may see.", in: NavigationID(number))
    case .savedIsLost(let place):
      noteMisuse(
        "\(place.route) has gone with its saved values before its screen was made",
        "Restore a snapshot before anything else navigates.", in: lastChange)
    case .selectedAgain(let key): emit(.tappedAtRoot(key.typed()), lastChange)
    case .noDetourToFinish, .failed, .lateVerdict, .misused: break
    }
  }

  /// The host's last failure.
  private var hostFailure: HostFailure { HostFailure(core.hostFailure) }

  /// The newest navigation that has changed the tree.
  package var lastChange: NavigationID { NavigationID(core.state.lastChange) }

  func noteMisuse(
    _ problem: String, _ advice: String, in navigation: NavigationID, as key: String? = nil
  ) {
    misuse.note(problem, advice, in: navigation, as: key)
    core.notice(.misused(problem))
    emit(.misused(problem, advice: advice), navigation)
  }
}

extension Input {
  /// Whether the host says that it does not show what it was asked for.
  var isFailure: Bool {
    switch self {
    case .failed, .timedOut, .gaveUp, .showsInstead: true
    default: false
    }
  }
}

/// The user has come to rest at a place.
public struct Arrival<R: Route>: Sendable {
  private let own: WaymarkCore.Arrival

  init(_ own: WaymarkCore.Arrival) { self.own = own }

  package var navigationID: NavigationID { NavigationID(own.request?.number ?? 0) }

  /// The origin of the navigation that led there.
  public var cause: NavigationCause { own.request.map { NavigationCause($0.cause, $0.screen) } ?? .start }

  /// How that was carried out; `nil` for what the user has done.
  public var options: NavigationOptions? {
    own.request.flatMap { $0.cause == .user ? nil : NavigationOptions($0.options) }
  }

  /// The place's route.
  public var route: R { own.place.route.typed() }
}
