/// A request to an asynchronous host, and the task that carries it out.
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
    acknowledgement.began()
    acknowledgement.onAbandon { [weak self] in self?.abandon() }
    let patience = router.stepTimeout.map { $0 / 3 }
    AsyncRequestQueue.of(host).begin(patience: patience, on: router.configuration.advanced.timer) {
      self.start()
    }
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
      // End the turn before answering, because the router may make the next request at once.
      turns.end(turn)
      self.answer(error)
      self.task = nil
    }
  }

  private func carryOut(_ step: AwaitedWork) async -> (any Error)? {
    // A request that was abandoned before its task has begun is not carried out.
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
    // A task that was cancelled because the router does not wait any more has nothing to answer.
    if isAbandoned, error is CancellationError,
      acknowledgement.router?.machine.isWaiting(for: acknowledgement.request) != true
    {
      acknowledgement.isAnswered = true
    } else if hasBegun, !isAbandoned, error is CancellationError {
      // Nobody has cancelled the task, so the error means that the user gave up the step.
      acknowledgement.cancel()
    } else {
      acknowledgement.fail(error)
    }
  }
}
