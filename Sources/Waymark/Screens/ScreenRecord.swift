/// What a router keeps for one screen, from when its context is first asked for until its entry is gone.
@MainActor
final class ScreenRecord<R: Route> {
  /// The screen's entry, with the route as it was last seen.
  var entry: Entry<R>
  private(set) var phase: ScreenPhase
  /// Whether the entry has left the screen, so that another screen is made for it where it comes back.
  var isLeft = false
  private var phaseObservers: [@MainActor (ScreenPhase) -> Void] = []
  /// The phases that observers have not been told of.
  private var untold: [ScreenPhase] = []
  private var isTelling = false
  private var updateObservers: [@MainActor (R) -> Void] = []
  /// The route that these have been told of last, or that the screen was last seen with when the first of them came.
  private var toldRoute: R?
  /// How the toolkit takes the screen away by itself, if it does.
  var ownDismissal: OwnDismissal?
  var returnHandlers: [@MainActor (any Sendable) -> Bool] = []
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var lastTask = 0
  private let isMadeForHost: Bool
  private weak var host: AnyObject?

  /// Makes a record.
  ///
  /// - Parameters:
  ///   - entry: The screen's entry.
  ///   - phase: What the screen is in.
  ///   - host: The host that the screen is made for, if there is one.
  init(_ entry: Entry<R>, phase: ScreenPhase = .created, host: AnyObject? = nil) {
    self.entry = entry
    self.phase = phase
    self.host = host
    isMadeForHost = host != nil
  }

  var id: EntryID { entry.id }

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

  func addUpdateObserver(_ observer: @escaping @MainActor (R) -> Void) {
    if updateObservers.isEmpty { toldRoute = entry.route }
    updateObservers.append(observer)
  }

  /// Whether a route is another one than observers have been told of.
  func isNews(_ route: R) -> Bool { toldRoute.map { !$0.isIndistinguishable(from: route) } ?? false }

  /// Tells every observer of a route that is shown now.
  func tellUpdate(_ route: R) {
    toldRoute = route
    for observer in updateObservers { observer(route) }
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
