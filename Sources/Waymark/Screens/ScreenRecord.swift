/// What a router keeps for one screen, from when its context is first asked for until its entry is gone.
@MainActor
final class ScreenRecord<R: Route> {
  let id: EntryID
  /// The route that was last shown, or that the screen came with.
  private(set) var route: R
  /// What the screen has read since, where the tree was ahead of what is shown.
  private var readAhead: R?
  /// How often another route has been shown.
  private(set) var updateCount = 0
  private(set) var phase: ScreenPhase
  /// Whether the entry has left the screen, so that another screen is made for it where it comes back.
  var isLeft = false
  private var phaseObservers: [@MainActor (ScreenPhase) -> Void] = []
  /// The phases that observers have not been told of.
  private var untold: [ScreenPhase] = []
  private var isTelling = false
  private var updateObservers: [UpdateObserver] = []
  /// How the toolkit takes the screen away by itself, if it does.
  var ownDismissal: OwnDismissal?
  var returnHandlers: [@MainActor (any Sendable) -> Bool] = []
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var lastTask = 0
  private let isMadeForHost: Bool
  private weak var host: AnyObject?

  /// Somebody who is told when the route is another one than is known there.
  private struct UpdateObserver {
    /// What was told last, or was known from the beginning.
    var known: R
    let tell: @MainActor (R) -> Void
  }

  /// Makes a record.
  ///
  /// - Parameters:
  ///   - entry: The screen's entry.
  ///   - phase: What the screen is in.
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

  /// Begins as what is on the screen already, which nobody is told of.
  func begin(as phase: ScreenPhase) { self.phase = phase }

  /// Enters a phase.
  ///
  /// - Returns: Whether it is another one, which observers have to be told of.
  func enter(_ phase: ScreenPhase) -> Bool {
    guard self.phase != .removed, self.phase != phase else { return false }
    self.phase = phase
    untold.append(phase)
    return true
  }

  func addPhaseObserver(_ observer: @escaping @MainActor (ScreenPhase) -> Void) {
    phaseObservers.append(observer)
  }

  /// Tells every observer of every phase in turn, also where one of them has the screen enter the next.
  func tellPhases() {
    guard !isTelling else { return }
    isTelling = true
    while !untold.isEmpty {
      let phase = untold.removeFirst()
      for observer in phaseObservers { observer(phase) }
    }
    isTelling = false
    if phase == .removed { _ = exchange(&phaseObservers, with: []) }
  }

  /// Adds somebody who is told when the route is another one.
  ///
  /// - Parameters:
  ///   - first: The route that the observer's context was made with. For a screen that is made anew, it may be another one than is
  ///     shown.
  ///   - count: How often another route had been shown until then.
  ///   - observer: What to call.
  func addUpdateObserver(
    knowing first: R, since count: Int, _ observer: @escaping @MainActor (R) -> Void
  ) {
    updateObservers.append(UpdateObserver(known: count == updateCount ? first : route, tell: observer))
  }

  /// The screen reads a route that may be ahead of what is shown.
  ///
  /// - Returns: Whether it is.
  func reads(_ route: R) -> Bool {
    readAhead = route.isIndistinguishable(from: self.route) ? nil : route
    return readAhead != nil
  }

  /// The entry is on the screen with a route.
  ///
  /// - Returns: Whether an observer knows another one.
  func isShown(with route: R) -> Bool {
    if !route.isIndistinguishable(from: self.route) {
      // What the old one holds may come back here when it is freed.
      withExtendedLifetime(exchange(&self.route, with: route)) {}
      updateCount += 1
    }
    let isNews = updateObservers.contains { !$0.known.isIndistinguishable(from: route) }
    // It knows better once it is told, unless it reads once more.
    if isNews { readAhead = nil }
    return isNews
  }

  /// The router is at rest, with a route that no step comes to tell of.
  ///
  /// - Returns: Whether the screen has read another one.
  func isAstray(at route: R) -> Bool {
    guard let read = exchange(&readAhead, with: nil), !read.isIndistinguishable(from: route) else {
      return false
    }
    _ = isShown(with: route)
    return !updateObservers.isEmpty
  }

  /// Tells observers of the route that is shown.
  ///
  /// - Parameter all: Whether to tell those too who were told of that one last, because the screen has read another since.
  func tellUpdate(toAll all: Bool = false) {
    let route = route
    let before = updateObservers
    var told: [@MainActor (R) -> Void] = []
    for index in updateObservers.indices
    where all || !updateObservers[index].known.isIndistinguishable(from: route) {
      updateObservers[index].known = route
      told.append(updateObservers[index].tell)
    }
    // What is freed may come back here, so nothing is freed while this is being changed.
    withExtendedLifetime(before) {}
    for tell in told { tell(route) }
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
    // Each takes itself out when it has returned.
    for task in tasks.values { task.cancel() }
    // What is freed may look at what is left, so nothing is freed while it is being changed.
    if !isTelling { _ = exchange(&phaseObservers, with: []) }
    _ = exchange(&ownDismissal, with: nil)
    _ = exchange(&returnHandlers, with: [])
    _ = exchange(&updateObservers, with: [])
  }
}
