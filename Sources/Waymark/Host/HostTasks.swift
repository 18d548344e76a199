/// The tasks of an asynchronous host; the router waits for the newest alone.
///
/// A host's functions expect that one has ended when the next begins, so a task that is cancelled is given a while to return.
@MainActor
final class HostTasks {
  private var running: [Int: Task<Void, Never>] = [:]
  private var waiting: Waiting?
  private var lastKey = 0

  private struct Waiting {
    let key: Int
    let work: @MainActor () async throws -> Void
    let finish: @MainActor ((any Error)?, _ isCancelled: Bool) -> Void
  }

  /// Begins work when all before it has returned, or after a while beside it.
  ///
  /// - Parameters:
  ///   - patience: The time to wait at most; `nil` for any.
  ///   - timer: The timer that measures it.
  ///   - work: The work.
  ///   - finish: Gets the error of the work, and whether the router has stopped waiting for it.
  func run(
    patience: Duration?, on timer: any NavigationTimer, _ work: @escaping @MainActor () async throws -> Void,
    finish: @escaping @MainActor ((any Error)?, _ isCancelled: Bool) -> Void
  ) {
    cancel()
    lastKey += 1
    let next = Waiting(key: lastKey, work: work, finish: finish)
    guard !running.isEmpty else { return begin(next) }
    waiting = next
    guard let patience else { return }
    timer.schedule(at: timer.moment(after: patience)) { [weak self] in
      guard let self, waiting?.key == next.key else { return }
      waiting = nil
      // Those that do not return are waited for once.
      running = [:]
      begin(next)
    }
  }

  /// Cancels what the router does not wait for any more.
  func cancel() {
    for task in running.values { task.cancel() }
    let unwanted = waiting
    waiting = nil
    unwanted?.finish(CancellationError(), true)
  }

  private func begin(_ next: Waiting) {
    running[next.key] = Task { @MainActor in
      var failure: (any Error)?
      do {
        try Task.checkCancellation()
        try await next.work()
      } catch { failure = error }
      // The router may make its next request at once.
      running[next.key] = nil
      next.finish(failure, Task.isCancelled)
      guard running.isEmpty, let after = waiting else { return }
      waiting = nil
      begin(after)
    }
  }
}
