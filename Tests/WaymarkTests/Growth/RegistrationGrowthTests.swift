import Testing
import WaymarkTesting

@testable import Waymark

/// Each would take many minutes if anything in it grew faster than what is done.
///
/// The limit leaves time for the other tests of the main actor, which wait for one another, and for the thread sanitizer.
@MainActor @Suite("Many who object, read or wait cost what they are, and no more", .timeLimit(.minutes(30)))
struct RegistrationGrowthTests {
  /// A router on a host that makes no screens and copies no trees.
  private func makeRouter(_ tree: RouteTree<Place> = RouteTree(.home)) -> Router<Place> {
    let router = Router<Place>(
      tree,
      configuration: .init(redirectLimit: .max, eventCapacity: .max, timer: ManualClock(), log: nil))
    router.attach(PlainHost())
    return router
  }

  @Test func goingOnFromTheInnermostOfManyDetours() {
    let router = makeRouter()
    router.addGuard { proposal in
      guard case .push(.item(let number)) = proposal.intent else { return .allow }
      return .detour(to: .present(.item(-number), as: .sheet))
    }
    let asked = (1...1000).map { router.push(.item($0)) }
    let innermost = router.tree.visibleElement.id
    // The guard has each wait for its detour again.
    for _ in 0..<200 { #expect(router.resume(from: innermost) === asked.last) }
    #expect(router.tree.modals.count == 1000)
    #expect(asked.allSatisfy { $0.currentOutcome == nil })
  }

  @Test func goingOnFromAPlaceThatBelongsToNoneOfManyDetours() {
    let router = makeRouter()
    let root = router.tree.visibleElement.id
    router.addGuard { proposal in
      guard case .push(.item(let number)) = proposal.intent else { return .allow }
      return .detour(to: .present(.item(-number), as: .sheet))
    }
    for number in 1...1000 { router.push(.item(number)) }
    for _ in 0..<200 { #expect(router.resume(from: root) == nil) }
  }

  /// A stack of many places with a veto each, and how often they are asked.
  private func makeVetoes(
    _ count: Int, _ answer: @escaping @MainActor (ScreenContext<Place>, Registration?) -> Void
  ) -> (router: Router<Place>, asked: Box<Int>) {
    let stack = RouteStack(root: Place.home, pushed: (0..<count).map { .item($0) })
    let router = makeRouter(RouteTree(.stack(stack)))
    let asked = Box(0)
    for entry in router.tree.stack(at: .root)?.elements.dropFirst() ?? [] {
      let context = router.context(for: entry)
      let veto = Box<Registration?>(nil)
      veto.value = context.onLeave {
        asked.value += 1
        answer(context, veto.value)
        return .allow
      }
    }
    return (router, asked)
  }

  @Test func goingBackPastScreensThatAreAskedOnce() {
    let (router, asked) = makeVetoes(20_000) { _, veto in veto?.cancel() }
    router.popToRoot()
    #expect(asked.value == 20_000)
    #expect(router.shown?.notation == "[home]")
  }

  @Test func goingBackPastScreensThatAreAskedTwice() {
    let late = Box(0)
    let (router, asked) = makeVetoes(20_000) { context, veto in
      veto?.cancel()
      context.onLeave {
        late.value += 1
        return .allow
      }
    }
    router.popToRoot()
    #expect(asked.value == 20_000)
    #expect(late.value == 20_000)
    #expect(router.shown?.notation == "[home]")
  }

  @Test func goingBackPastScreensThatHaveTheTopmostAskedAgain() {
    let late = Box(0)
    let top = Box<ScreenContext<Place>?>(nil)
    let (router, asked) = makeVetoes(20_000) { _, veto in
      veto?.cancel()
      top.value?.onLeave {
        late.value += 1
        return .allow
      }
    }
    top.value = router.visibleContext
    router.popToRoot()
    #expect(asked.value == 20_000)
    #expect(late.value == 20_000)
  }

  @Test func guardsThatAreAskedOnce() {
    let router = makeRouter()
    let asked = Box(0)
    for _ in 0..<20_000 {
      let registration = Box<Registration?>(nil)
      registration.value = router.addGuard { _ in
        asked.value += 1
        registration.value?.cancel()
        return .allow
      }
    }
    #expect(router.push(.a).currentOutcome == .completed)
    #expect(asked.value == 20_000)
  }

  /// So many that moving those which are left would take most of the time.
  @Test func guardsThatEndInTheOrderInWhichTheyWereAdded() {
    let growth = growth(from: 20_000) { count in
      let router = makeRouter()
      let guards = (0..<count).map { _ in router.addGuard { _ in .allow } }
      let last = router.addGuard { _ in .block("no") }
      let time = ContinuousClock().measure { for one in guards { one.cancel() } }
      #expect(router.push(.a).currentOutcome == .blocked("no"))
      last.cancel()
      #expect(router.push(.a).currentOutcome == .completed)
      return time
    }
    #expect(growth < 80)
  }

  @Test func vetoesThatEndInTheOrderInWhichTheyWereAdded() {
    let growth = growth(from: 20_000) { count in
      let router = makeRouter(RouteTree(.stack([.home, .a])))
      let screen = router.visibleContext
      let vetoes = (0..<count).map { _ in screen.onLeave { .allow } }
      let last = screen.onLeave { .block("no") }
      let time = ContinuousClock().measure { for one in vetoes { one.cancel() } }
      #expect(router.pop().currentOutcome == .blocked("no"))
      last.cancel()
      #expect(router.pop().currentOutcome == .completed)
      return time
    }
    #expect(growth < 80)
  }

  @Test func vetoesThatAScreenAddsToOneThatWasAsked() {
    let growth = growth(from: 4000) { count in
      let router = makeRouter(RouteTree(.stack([.home, .a, .b])))
      let screen = router.visibleContext
      let asked = Box<[Int]>([])
      let below = router.tree.stack(at: .root)?.elements[1]
      if let below {
        router.context(for: below).onLeave {
          for number in 0..<count {
            screen.onLeave {
              asked.value.append(number)
              return .allow
            }
          }
          return .allow
        }
      }
      let time = ContinuousClock().measure { router.popToRoot() }
      #expect(asked.value == Array(0..<count))
      return time
    }
    #expect(growth < 80)
  }

  @Test func thoseWhoAreTakenOutOfAQueueFromItsEnd() {
    let growth = growth(from: 4000) { count in
      var queue = NumberedQueue<Int>()
      for number in 0..<count { queue.insert(number, as: number) }
      let time = ContinuousClock().measure {
        for number in (0..<count).reversed() { _ = queue.remove(number) }
      }
      #expect(queue.isEmpty)
      return time
    }
    #expect(growth < 80)
  }

  @Test func manyReadersOfEvents() {
    let router = makeRouter()
    let sequences = (0..<50_000).map { _ in router.events() }
    router.push(.a)
    let iterators = (0..<50_000).map { _ in sequences[0].makeAsyncIterator() }
    router.push(.b)
    withExtendedLifetime((sequences, iterators)) {}
  }

  @Test func manyAlarmsOfAManualClock() {
    let clock = ManualClock()
    let called = Box<[Int]>([])
    for number in (0..<60_000).reversed() {
      clock.schedule(at: .seconds(number)) { called.value.append(number) }
    }
    clock.runOut(limit: .seconds(100_000))
    #expect(called.value == Array(0..<60_000))
    #expect(clock.pendingCount == 0)
  }
}
