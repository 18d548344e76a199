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

  @Test func settlingAwaitedInsideAStepReturnsAtOnce() async throws {
    let router = await router()
    let navigation = Box<Navigation?>(nil)
    host.during = { [weak router] in await router?.settled() }
    navigation.value = router.push(.a)
    await Task.yieldRepeatedly { router.isSettled }
    #expect(navigation.value?.currentOutcome == .completed)
    #expect(lines.value.count == 1)
    #expect(lines.value.first?.contains("inside a step") == true)
  }

  @Test func aNavigationThatAGuardThinksAboutIsAwaitedInsideAStepToo() async throws {
    let router = await router()
    let gate = GuardGate()
    router.addGuard { $0.destination.route == .b ? await gate.wait() : .allow }
    let outcome = Box<NavigationOutcome?>(nil)
    host.during = { [weak router, weak host] in
      host?.during = {}
      outcome.value = await router?.push(.b).outcome
    }
    router.push(.a)
    await Task.yieldRepeatedly { gate.count == 1 }
    gate.open(.allow)
    await Task.yieldRepeatedly { router.isSettled }
    guard case .failed(.awaitedInsideItsOwnStep) = outcome.value else {
      Issue.record("\(String(describing: outcome.value))")
      return
    }
    #expect(router.shown?.notation == "[home a b]")
  }

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

  @Test(arguments: ["a guard", "an objection"])
  func settlingAwaitedInsideAGuardReturnsAtOnce(who: String) async throws {
    let router = await router()
    let count = Box(0)
    let ask: @MainActor () async -> Decision<Place> = { [weak router] in
      await router?.settled()
      count.value += 1
      return .allow
    }
    if who == "a guard" {
      router.addGuard { _ in await ask() }
    } else {
      router.host.context(for: router.tree.visibleElement).onLeave { _ in .deciding(await ask()) }
    }
    let navigation = router.setRoot(.stack(RouteStack(root: .a)))
    await Task.yieldRepeatedly { router.isSettled }
    #expect(count.value == 1)
    #expect(navigation.currentOutcome == .completed)
    #expect(lines.value.count == 1)
    #expect(lines.value.first?.contains("inside a guard") == true)
  }

  @Test func whatWaitsBehindItAndWhatItWouldGoOnWithAreNamedToo() async throws {
    let router = await router()
    let link = Box<Navigation?>(nil)
    let wanted = Box<Navigation?>(nil)
    let outcomes = Box<[NavigationOutcome?]>([])
    router.addGuard {
      $0.destination.route == .a ? .detour(to: .present(.signIn, as: .sheet)) : .allow
    }
    router.addGuard { [weak router] proposal in
      guard proposal.destination.route == .signIn, outcomes.value.isEmpty else { return .allow }
      link.value = router?.push(.b, options: .init(priority: .background))
      outcomes.value.append(await link.value?.outcome)
      outcomes.value.append(await wanted.value?.outcome)
      return .allow
    }
    wanted.value = router.push(.a)
    await Task.yieldRepeatedly { router.isSettled }
    #expect(
      outcomes.value
        == [link.value, wanted.value].map { $0.map { .failed(.awaitedInsideItsOwnGuard($0.id)) } })
    #expect(router.isDetoured)
    #expect(router.shown?.notation == "[home] {signIn b}")
  }

  @Test func whatDoesNotWaitForTheGuardMayBeAwaitedInIt() async throws {
    let router = await router()
    let outcomes = Box<[NavigationOutcome?]>([])
    let gate = Gate<Bool>()
    let before = Box<Navigation?>(nil)
    router.addGuard { [weak router] proposal in
      guard proposal.destination.route == .b else { return .allow }
      // Committed, and on its way to the screen.
      outcomes.value.append(await before.value?.outcome)
      // It takes the place of the one that is asked about, so that this task is cancelled and waits for nothing.
      outcomes.value.append(await router?.push(.c).outcome)
      await router?.settled()
      return .allow
    }
    host.during = { _ = await gate.wait() }
    before.value = router.push(.a)
    await Task.yieldRepeatedly { gate.count == 1 }
    host.during = {}
    let asked = router.push(.b)
    await Task.yieldRepeatedly(20)
    gate.open(true)
    await Task.yieldRepeatedly { outcomes.value.count == 2 && router.isSettled }
    #expect(outcomes.value == [.completed, .cancelled])
    #expect(asked.currentOutcome != .completed)
    #expect(router.shown?.notation == "[home a c]")
    // That it navigates is said, and not that it awaits.
    #expect(lines.value.count == 1)
    #expect(lines.value.first?.contains("navigated while it was asked") == true)
  }

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
