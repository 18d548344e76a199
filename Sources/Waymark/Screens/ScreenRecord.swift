/// What a router keeps for one screen, from when its context is first asked for until its entry is gone.
@MainActor
final class ScreenRecord<R: Route> {
  let id: EntryID
  var phase = ScreenPhase.created
  var phaseObservers: [@MainActor (ScreenPhase) -> Void] = []
  var returnHandlers: [@MainActor (any Sendable) -> Bool] = []
  private var tasks: [Int: Task<Void, Never>] = [:]
  private var lastTask = 0

  init(id: EntryID) {
    self.id = id
  }

  func tellPhase() {
    let phase = phase
    for observer in phaseObservers { observer(phase) }
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
    _ = exchange(&phaseObservers, with: [])
    _ = exchange(&returnHandlers, with: [])
  }
}
