/// The router's record of one screen, from the first request for its context until its entry is gone.
@MainActor
final class ScreenRecord<R: Route> {
  let id: EntryID
  /// The route that was last shown, or the screen's first one.
  private(set) var route: R
  /// The route that the screen has read since, if the tree was ahead of what is shown.
  private var readAhead: R?
  /// How often another route has been shown.
  private(set) var updateCount = 0
  private(set) var phase: ScreenPhase {
    didSet { if phase == .removed, oldValue != .removed { tellHolders() } }
  }
  /// The tables of screens that hold the screen.
  private var holders: [WeakHolder] = []
  /// Whether the entry was removed, so that another screen is made for it if it comes back.
  var isLeft = false
  private var phaseObservers: [Registered<@MainActor (ScreenPhase) -> Void>] = []
  /// The phases that observers have not been told yet.
  private var untold: [ScreenPhase] = []
  private var isTelling = false
  private var updateObservers: [Registered<UpdateObserver>] = []
  /// How the toolkit removes the screen by itself, if it does.
  var ownDismissal: OwnDismissal?
  private var answerHandlers: [Registered<AnswerHandler>] = []
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var lastTask = 0
  private let isMadeForHost: Bool
  private weak var host: AnyObject?

  /// Something that was registered with the screen, in order, until its registration or the screen ends.
  private struct Registered<Call> {
    var call: Call
    let registration: Registration
  }

  /// A closure that is told of answers to the question at a place, or of all if that is `nil`.
  private struct AnswerHandler {
    let place: R?
    let take: @MainActor (any Sendable) -> Void
  }

  private struct WeakHolder {
    weak var holder: (any ScreenHolder)?
  }

  /// An observer that is told of a route if it is another one than it knows.
  private struct UpdateObserver {
    /// The route that was told last, or was known from the beginning.
    var known: R
    let tell: @MainActor (R) -> Void
  }

  /// Makes a record.
  ///
  /// - Parameters:
  ///   - entry: The screen's entry.
  ///   - phase: The phase that the screen is in.
  ///   - host: The host that the screen is made for, if there is one.
  init(_ entry: Entry<R>, phase: ScreenPhase = .created, host: AnyObject? = nil) {
    id = entry.id
    route = entry.route
    self.phase = phase
    self.host = host
    isMadeForHost = host != nil
  }

  /// Whether the screen was made for another host, which may be gone.
  func isMade(forOtherThan other: AnyObject) -> Bool { isMadeForHost && host !== other }

  /// Notes what is told at once when the life of the screen ends, before any observer is.
  func addHolder(_ holder: any ScreenHolder) {
    guard !holders.contains(where: { $0.holder === holder }) else { return }
    holders.removeAll { $0.holder == nil }
    holders.append(WeakHolder(holder: holder))
  }

  private func tellHolders() {
    for holder in exchange(&holders, with: []) { holder.holder?.screenHasEnded(id) }
  }

  /// Sets the phase of a screen that is shown already, without telling observers.
  func begin(as phase: ScreenPhase) { self.phase = phase }

  /// Enters a phase.
  ///
  /// - Returns: Whether it is a new one, which observers have to be told.
  func enter(_ phase: ScreenPhase) -> Bool {
    guard self.phase != .removed, self.phase != phase else { return false }
    self.phase = phase
    untold.append(phase)
    return true
  }

  /// Adds something to a list, unless the screen has ended.
  private func add<Call>(
    _ call: Call, to list: ReferenceWritableKeyPath<ScreenRecord, [Registered<Call>]>
  ) -> Registration {
    guard phase != .removed else { return Registration() }
    let registration = Registration()
    self[keyPath: list].append(Registered(call: call, registration: registration))
    registration.onEnd { [weak self, weak registration] in
      guard let self else { return }
      // An observer that is freed may call this record, so none is freed while the list is being changed.
      let before = self[keyPath: list]
      self[keyPath: list] = before.filter { $0.registration !== registration }
      withExtendedLifetime(before) {}
    }
    return registration
  }

  func addPhaseObserver(_ observer: @escaping @MainActor (ScreenPhase) -> Void) -> Registration {
    add(observer, to: \.phaseObservers)
  }

  func addAnswerHandler(of place: R?, _ take: @escaping @MainActor (any Sendable) -> Void) -> Registration {
    add(AnswerHandler(place: place, take: take), to: \.answerHandlers)
  }

  /// Tells the answer to the question at a place.
  func tellAnswer(_ value: any Sendable, at place: R?) {
    for handler in answerHandlers where handler.registration.isActive {
      let isAsked = handler.call.place.map { place?.isSamePlace(as: $0) == true } ?? true
      if isAsked { handler.call.take(value) }
    }
  }

  /// Tells every observer every phase in turn, also if one of them makes the screen enter the next.
  func tellPhases() {
    guard !isTelling else { return }
    isTelling = true
    while !untold.isEmpty {
      let phase = untold.removeFirst()
      for observer in phaseObservers where observer.registration.isActive { observer.call(phase) }
    }
    isTelling = false
    if phase == .removed { _ = exchange(&phaseObservers, with: []) }
  }

  /// Adds an observer that is told when the route changes.
  ///
  /// - Parameters:
  ///   - first: The route that the observer's context was made with. For a screen that is made anew, it may be another one than is
  ///     shown.
  ///   - count: How often another route had been shown until then.
  ///   - observer: What to call.
  /// - Returns: The registration.
  func addUpdateObserver(
    knowing first: R, since count: Int, _ observer: @escaping @MainActor (R) -> Void
  ) -> Registration {
    add(UpdateObserver(known: count == updateCount ? first : route, tell: observer), to: \.updateObservers)
  }

  /// Notes that the screen reads a route, which may be ahead of what is shown.
  ///
  /// - Returns: Whether it is.
  func reads(_ route: R) -> Bool {
    readAhead = route.isIndistinguishable(from: self.route) ? nil : route
    return readAhead != nil
  }

  /// Notes the route that the entry is shown with.
  ///
  /// - Returns: Whether an observer knows another one.
  func isShown(with route: R) -> Bool {
    if !route.isIndistinguishable(from: self.route) {
      // Objects in the old route may call this record when they are freed.
      withExtendedLifetime(exchange(&self.route, with: route)) {}
      updateCount += 1
    }
    let isNews = updateObservers.contains { !$0.call.known.isIndistinguishable(from: route) }
    // Being told replaces what the screen has read, unless it reads again.
    if isNews { readAhead = nil }
    return isNews
  }

  /// Compares what the screen has read with the route of a router at rest, which no step will tell.
  ///
  /// - Returns: Whether the screen has read another one.
  func isAstray(at route: R) -> Bool {
    guard let read = exchange(&readAhead, with: nil), !read.isIndistinguishable(from: route) else {
      return false
    }
    _ = isShown(with: route)
    return !updateObservers.isEmpty
  }

  /// Tells observers the route that is shown.
  ///
  /// - Parameter all: Whether to tell also those who know that route, because the screen has read another one since.
  func tellUpdate(toAll all: Bool = false) {
    let route = route
    let before = updateObservers
    var told: [Registered<UpdateObserver>] = []
    for index in updateObservers.indices
    where all || !updateObservers[index].call.known.isIndistinguishable(from: route) {
      updateObservers[index].call.known = route
      told.append(updateObservers[index])
    }
    // An object that is freed may call this record, so none is freed while this is being changed.
    withExtendedLifetime(before) {}
    for observer in told where observer.registration.isActive { observer.call.tell(route) }
  }

  func addTask(_ work: @escaping @MainActor @Sendable () async -> Void) -> Task<Void, Never> {
    guard phase != .removed else {
      let task = Task { @MainActor in await work() }
      task.cancel()
      return task
    }
    lastTask += 1
    let key = lastTask
    let task = Task { @MainActor [weak self] in
      await work()
      self?.tasks[key] = nil
    }
    tasks[key] = task
    return task
  }

  /// Ends the screen's life: its tasks are cancelled, and nothing that it registered is kept.
  func end() {
    phase = .removed
    // Each task removes itself when it has returned.
    for task in tasks.values { task.cancel() }
    // An observer that is freed may look at the rest, so none is freed while the rest is being changed.
    if !isTelling { _ = exchange(&phaseObservers, with: []) }
    _ = exchange(&ownDismissal, with: nil)
    _ = exchange(&answerHandlers, with: [])
    _ = exchange(&updateObservers, with: [])
  }
}
