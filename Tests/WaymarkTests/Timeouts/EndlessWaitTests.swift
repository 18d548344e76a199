import Testing
import Waymark
import WaymarkTesting

/// Waits that would never end, because what is waited for waits for the task that waits.
@MainActor @Suite("Waits without end")
struct EndlessWaitTests {
  private let clock = ManualClock()
  private let host = AskingHost()
  private let lines = Box<[String]>([])

  private func router() async -> Router<Place> {
    let router = Router<Place>(
      .home,
      configuration: RouterConfiguration(
        log: { [lines] in lines.value.append($0) }, advanced: .init(timer: clock)))
    router.host.attach(host)
    await router.settled()
    return router
  }

  // MARK: Steps

  @Test func aScreensOwnTaskMadeInAStepMayAwait() async throws {
    let router = await router()
    let outcomes = Box<[NavigationOutcome]>([])
    let settled = Box(0)
    host.during = { [weak router, weak host] in
      host?.during = {}
      guard let router,
        let context = router.tree.modals.isEmpty ? router.host.context(for: router.tree.visibleElement) : nil
      else { return }
      context.task {
        outcomes.value.append(await router.push(.b).outcome)
        await router.settled()
        settled.value += 1
      }
      Task {
        outcomes.value.append(await router.push(.c).outcome)
        await router.settled()
        settled.value += 1
      }
      await Task.yieldRepeatedly(10)
    }
    router.push(.a)
    await Task.yieldRepeatedly { settled.value == 2 }
    #expect(outcomes.value == [.completed, .completed])
    #expect(router.shown?.notation == "[home a b c]")
    #expect(lines.value.isEmpty)
  }

  @Test func anotherRoutersNavigationMayBeAwaitedInsideAStep() async throws {
    let router = await router()
    let other = Bench(.home, answering: .later)
    let outcome = Box<NavigationOutcome?>(nil)
    host.during = {
      outcome.value = await other.router.push(.b).outcome
      await other.router.settled()
    }
    router.push(.a)
    await Task.yieldRepeatedly { other.host.isWaiting }
    other.host.acknowledge()
    await Task.yieldRepeatedly { router.isSettled }
    #expect(outcome.value == .completed)
    #expect(lines.value.isEmpty)
  }

  @Test func aTaskWhoseStepNobodyWaitsForIsOnlyCancelled() async throws {
    let router = await router()
    let outcome = Box<NavigationOutcome?>(nil)
    let gate = Gate<Bool>()
    host.during = { [weak router, weak host] in
      host?.during = {}
      _ = await gate.wait()
      outcome.value = await router?.push(.b).outcome
    }
    router.push(.a)
    await Task.yieldRepeatedly { gate.count == 1 }
    clock.advance(by: .seconds(3))
    clock.advance(by: .seconds(1))
    await Task.yieldRepeatedly { router.isSettled }
    gate.open(true)
    await Task.yieldRepeatedly { outcome.value != nil && router.isSettled }
    #expect(outcome.value == .cancelled)
    #expect(router.shown?.notation == "[home a b]")
  }

  // MARK: Guards

  @Test func aTaskMadeInAGuardMayAwait() async throws {
    let router = await router()
    let outcome = Box<NavigationOutcome?>(nil)
    let navigation = Box<Navigation?>(nil)
    router.addGuard { _ in
      Task { outcome.value = await navigation.value?.outcome }
      await Task.yieldRepeatedly(10)
      return .allow
    }
    navigation.value = router.push(.a)
    await Task.yieldRepeatedly { outcome.value != nil }
    #expect(outcome.value == .completed)
    #expect(lines.value.isEmpty)
  }
}

/// A host of asynchronous functions, each of which does something first.
@MainActor
private final class AskingHost: AsyncNavigationHost {
  var during: @MainActor () async -> Void = {}

  func perform(_ step: NavigationStep<Place>) async throws { await during() }

  func rebuild(_ tree: EntryTree<Place>) async throws { await Task.yield() }
}
