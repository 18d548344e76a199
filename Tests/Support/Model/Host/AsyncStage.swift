import Waymark
import WaymarkTesting

/// The same host with asynchronous functions.
@MainActor
final class AsyncStage: AsyncNavigationHost {
  typealias R = Spot

  private let stage: Stage
  private var performances: [Performance] = []

  init(_ stage: Stage) {
    self.stage = stage
  }

  func perform(_ step: NavigationStep<Spot>) async throws {
    try await take(.step(step)) { step.step.forEachInserted { self.stage.make($0, isInTask: true) } }
  }

  func rebuild(_ tree: EntryTree<Spot>) async throws {
    try await take(.rebuild(tree)) { tree.forEachElement { self.stage.make($0, isInTask: true) } }
  }

  private func take(_ request: HostRequest<Spot>, _ make: () -> Void) async throws {
    guard let run = stage.run, run.stage === stage,
      let serial = run.startPerformance(isStep: request.step != nil)
    else {
      throw Stage.Fault()
    }
    let performance = Performance(serial: serial)
    run.departures.append(Departed("a performance", performance))
    // The task of one that was given up is told so before another is begun.
    for older in performances where !older.isEnding && run.has(.cancellation) {
      run.reference.check(older.isCancelled, "a step goes on beside the next one")
    }
    performances.append(performance)
    run.performances.append(performance)
    defer {
      run.performances.removeAll { $0 === performance }
      performances.removeAll { $0 === performance }
      run.performancesEnding.remove(serial)
    }
    make()
    run.mayAct(isInTask: true)
    try await answer(performance, request, run)
    stage.complete(serial)
  }

  private func answer(
    _ performance: Performance, _ request: HostRequest<Spot>, _ run: ModelRun
  ) async throws {
    let answer = run.nextAnswer()
    if run.random.chance(5), !run.isEnding { await run.awaitSettled(from: "a step") }
    switch answer {
    case .now, .twice, .showing: break
    case .error:
      run.reference.failed(performance.serial)
      throw Stage.Fault()
    case .cancelled:
      run.reference.cancelled(performance.serial)
      throw CancellationError()
    case .later, .never, .dropped:
      stage.pending.append(
        .init(
          serial: performance.serial, request: request, reply: .task(performance), isLost: answer != .later))
      do {
        try await performance.wait()
      } catch {
        if error is CancellationError {
          run.reference.cancelled(performance.serial)
        } else {
          run.reference.failed(performance.serial)
        }
        throw error
      }
    }
  }
}
