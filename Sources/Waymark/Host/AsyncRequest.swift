/// What a router has asked an asynchronous host for, and the task that does it.
@MainActor
final class AsyncRequest<Host: AsyncNavigationHost> {
  private weak var host: Host?
  private let acknowledgement: Acknowledgement<Host.R>
  private let work: @MainActor (Host) async throws -> Void
  private var task: Task<Void, Never>?
  private var hasBegun = false
  private var isAbandoned = false

  init(
    _ host: Host, _ acknowledgement: Acknowledgement<Host.R>,
    _ work: @escaping @MainActor (Host) async throws -> Void
  ) {
    self.host = host
    self.acknowledgement = acknowledgement
    self.work = work
  }

  /// Begins as soon as what the host did before has returned.
  func begin() {
    guard let host, let router = acknowledgement.router else { return }
    acknowledgement.onAbandon { [weak self] in self?.abandon() }
    let patience = router.stepTimeout / 3
    AsyncRequestQueue.of(host).begin(patience: patience, on: router.configuration.timer) { self.start() }
  }

  private func abandon() {
    isAbandoned = true
    task?.cancel()
  }

  private func start() {
    guard let host, let router = acknowledgement.router else { return }
    guard !isAbandoned else { return answer(CancellationError()) }
    let step = router.stepWork(acknowledgement.request)
    let turns = AsyncRequestQueue.of(host)
    let turn = turns.start()
    task = Task { @MainActor in
      let error = await self.carryOut(step)
      // Before the answer, because the router may ask for the next thing at once.
      turns.end(turn)
      self.answer(error)
      self.task = nil
    }
  }

  private func carryOut(_ step: AwaitedWork) async -> (any Error)? {
    // One that is abandoned before its task has begun is not begun.
    guard let host, !isAbandoned else { return CancellationError() }
    hasBegun = true
    do {
      try await step.perform { try await work(host) }
      return nil
    } catch {
      return error
    }
  }

  private func answer(_ error: (any Error)?) {
    guard let error else { return acknowledgement.succeed() }
    // One that was cancelled because nobody waits has nothing to say.
    if isAbandoned, error is CancellationError,
      acknowledgement.router?.machine.isWaiting(for: acknowledgement.request) != true
    {
      acknowledgement.isAnswered = true
    } else if hasBegun, !isAbandoned, error is CancellationError {
      // Nobody has cancelled it, so the user has.
      acknowledgement.cancel()
    } else {
      acknowledgement.fail(error)
    }
  }
}
