import Testing
import Waymark
import WaymarkTesting

/// The times of few and of many steps back are compared, with much room: where each looks at all of a tree, or copies it,
/// many take the square of what few do.
///
/// The limit leaves time for the other tests of the main actor, which wait for one another, and for the thread sanitizer.
@MainActor @Suite("The user's way back costs what it is, whatever waits", .timeLimit(.minutes(30)))
struct ClosingGrowthTests {
  private let host = PlainHost()

  /// A router on a host that makes no screens and copies no trees.
  private func makeRouter(_ count: Int, _ policy: CommitPolicy = .latest) -> Router<Place> {
    let stack = RouteStack(root: Place.home, pushed: (0..<count).map { .item($0) })
    let router = Router<Place>(
      RouteTree(.stack(stack)),
      configuration: .init(
        policy: policy, roundLimit: .max, timer: ManualClock(), log: nil,
        placement: { $0 == .signIn ? .modal(.sheet) : .push }))
    router.attach(host)
    return router
  }

  /// How long it takes to go back to the root from so many places, one by one.
  private func timeOfGoingBack(_ router: Router<Place>) -> Duration {
    let closed = router.shown?.stack(at: .root)?.elements.dropFirst().map(\.id) ?? []
    let time = ContinuousClock().measure { for id in closed.reversed() { router.report(.closed(id)) } }
    #expect(router.shown?.stack(at: .root)?.count == 1)
    return time
  }

  @Test func whereAScreenWouldBeAsked() {
    let growth = growth { count in
      let router = makeRouter(count)
      router.visibleContext.onLeave { .allow }
      let time = timeOfGoingBack(router)
      #expect(router.shown == router.tree)
      return time
    }
    #expect(growth < 80)
  }

  @Test func whileTheHostIsAtWork() {
    let growth = growth { count in
      let router = makeRouter(count)
      host.isHolding = true
      let waiting = [router.present(.o), router.present(.m)]
      let time = timeOfGoingBack(router)
      host.isHolding = false
      host.acknowledgeAll()
      #expect(waiting.allSatisfy { $0.currentOutcome == .completed })
      #expect(router.shown?.notation == "[home] {o} {m}")
      return time
    }
    #expect(growth < 80)
  }

  @Test func whileTheHostPushes() {
    let growth = growth { count in
      let router = makeRouter(count)
      host.isHolding = true
      let waiting = [router.push(.a), router.push(.b)]
      let time = timeOfGoingBack(router)
      host.isHolding = false
      host.acknowledgeAll()
      #expect(waiting.allSatisfy { $0.currentOutcome == .completed })
      #expect(router.shown?.notation == "[home a b]")
      return time
    }
    #expect(growth < 80)
  }

  @Test func whileANavigationWaitsForADetour() {
    let growth = growth { count in
      let router = makeRouter(count)
      router.addGuard("sign-in", entering: { $0 == .a }, { _ in .detour(to: .show(.signIn)) })
      let wanted = router.push(.a)
      let time = timeOfGoingBack(router)
      #expect(wanted.currentOutcome == nil)
      #expect(router.shown?.notation == "[home] {signIn}")
      return time
    }
    #expect(growth < 80)
  }

  /// The trees that wait are known only when they are needed.
  @Test func afterWhichADetourIsPassed() {
    let growth = growth { count in
      let router = makeRouter(count)
      let isSignedIn = Box(false)
      router.addGuard(
        "sign-in", entering: { $0 == .a },
        { _ in isSignedIn.value ? .allow : .detour(to: .setRoot(.stack([.signIn]))) })
      let wanted = router.push(.a)
      #expect(router.shown?.notation == "[signIn]")
      for number in 0..<count { router.push(.item(number)) }
      let time = timeOfGoingBack(router)
      isSignedIn.value = true
      router.resume()
      #expect(wanted.currentOutcome == .completed)
      #expect(router.shown?.stack(at: .root)?.count == count + 2)
      return time
    }
    #expect(growth < 80)
  }

  /// Each that is left frees a tree of its own, so that many take the square of what few do.
  ///
  /// Where the others' trees were changed too, it would be the third power, which is 4096.
  @Test func whileAsManyNavigationsWaitForDetours() {
    let growth = growth(from: 60) { count in
      let router = makeRouter(0)
      router.addGuard { proposal in
        guard case .push(.item(let number)) = proposal.intent else { return .allow }
        return .detour(to: .present(.item(-number), as: .sheet))
      }
      let asked = (1...count).map { router.push(.item($0)) }
      let closed = router.tree.modals.map(\.root.id)
      let time = ContinuousClock().measure { for id in closed.reversed() { router.report(.closed(id)) } }
      #expect(asked.allSatisfy { $0.currentOutcome == .cancelled })
      #expect(!router.isDetoured)
      return time
    }
    #expect(growth < 800)
  }
}
