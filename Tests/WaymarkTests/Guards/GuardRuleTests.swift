import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

@MainActor @Suite("Guards and objections")
struct GuardRuleTests {
  @Test(arguments: [Decision<Place>.allow, .block("no"), .redirect(to: .c), .detour(to: .signIn)])
  func aNewerNavigationSupersedesAPendingOneWhoseLateAnswerChangesNothing(late: Decision<Place>) async throws
  {
    let bench = Bench(.home)
    let gate = GuardGate()
    bench.think(aboutPushing: .a, at: gate)
    let first = bench.router.push(.a)
    await Task.yieldRepeatedly { gate.count == 1 }
    let second = bench.router.push(.b)
    try await second.expectOutcome(.completed)
    #expect(first.currentOutcome == .superseded(by: second.id))
    bench.noteEvents()
    gate.open(late)
    await Task.yieldRepeatedly { !bench.events.isEmpty }
    #expect(bench.eventNames == [.lateAnswer])
    #expect(bench.events.map(\.navigationID) == [first.id])
    #expect(bench.shown == "[home b]")
    #expect(first.currentOutcome == .superseded(by: second.id))
    #expect(!bench.router.isDetoured)
  }

  @Test func aSecondGuardIsAskedAfterTheFirstHasAnsweredAndNothingChangesBefore() async throws {
    let bench = Bench(.home)
    let gates = [GuardGate(), GuardGate()]
    for gate in gates { bench.router.addGuard { _ in await gate.wait() } }
    let navigation = bench.router.push(.a)
    await Task.yieldRepeatedly { gates[0].count == 1 }
    try await navigation.expectPending()
    #expect(gates.map(\.count) == [1, 0])
    #expect(bench.tree == "[home]")
    gates[0].open(.allow)
    await Task.yieldRepeatedly { gates[1].count == 1 }
    #expect(gates.map(\.count) == [0, 1])
    #expect(bench.tree == "[home]")
    #expect(!navigation.isCommitted)
    gates[1].open(.allow)
    try await navigation.expectOutcome(.completed)
    #expect(bench.shown == "[home a]")
  }

  @Test func objectionsAreAskedLeafFirstAndTheFirstRefusalStops() async throws {
    let bench = Bench(.home, .a)
    bench.router.present(.m)
    bench.router.push(.n)
    bench.router.present(.o)
    let before = bench.router.tree
    var asked: [Place] = []
    for place in [Place.a, .m, .n, .o] {
      bench.screen(place).onLeave { _ in
        asked.append(place)
        return place == .n ? .stay("stay") : .allow
      }
    }
    let navigation = bench.router.set(RouteTree(.home))
    #expect(asked == [.o, .n])
    #expect(navigation.currentOutcome == .blocked("stay"))
    #expect(bench.router.tree == before)
    #expect(bench.router.shown == before)
  }

  @Test func aSiblingTabThatStaysIsNotAsked() {
    let bench = Bench(
      RouteTree(tabs: RouteTab(.home, [.home, .a]), RouteTab(.search, [.search, .b]), selectedKey: .home))
    var asked: [Place] = []
    for place in [Place.home, .a, .search, .b] {
      bench.screen(place).onLeave { _ in
        asked.append(place)
        return .allow
      }
    }
    bench.router.popToRoot()
    #expect(asked == [.a])
    bench.router.select(.search)
    #expect(asked == [.a])
  }

  @Test func popToRootAsksEveryScreenFromTheTopAndCommitsOnce() async throws {
    let bench = Bench(.home, .a, .b, .c)
    let gate = GuardGate()
    var asked: [Place] = []
    for place in [Place.a, .b, .c] {
      bench.screen(place).onLeave { _ in
        asked.append(place)
        return .deciding(await gate.wait())
      }
    }
    let navigation = bench.router.popToRoot()
    for count in 1...3 {
      await Task.yieldRepeatedly { gate.count == 1 }
      #expect(asked == [.c, .b, .a].prefix(count).map(\.self))
      #expect(bench.tree == "[home a b c]")
      gate.open(.allow)
    }
    try await navigation.expectOutcome(.completed)
    try bench.host.expectSteps("pop c b a")
    try bench.host.expectNothingElse()
  }

  private func redirecting(_ limit: Int) -> Bench {
    let bench = Bench(RouteTree(.home), redirectLimit: limit)
    bench.router.addGuard { proposal in
      switch proposal.destination.route {
      case .a: .redirect(to: .push(.b))
      case .b: .redirect(to: .push(.c))
      default: .allow
      }
    }
    return bench
  }

  @Test func redirectsAreFollowedAndListed() throws {
    let bench = redirecting(2)
    let navigation = bench.router.push(.a)
    #expect(navigation.currentOutcome == .completed)
    #expect(bench.shown == "[home c]")
    let redirects = navigation.redirects.map { "\($0)" }
    #expect(redirects == ["push b", "push c"])
    try bench.host.expectSteps("push c")
  }

  @Test func aBudgetOfOneEndsASecondRedirect() throws {
    let bench = redirecting(1)
    let navigation = bench.router.push(.a)
    #expect(navigation.currentOutcome == .failed(.tooManyRedirects(limit: 1)))
    #expect(bench.tree == "[home]")
    try bench.host.expectNothingElse()
  }

  @Test(arguments: [false, true])
  func twoGuardsThatRedirectToEachOtherFailWithinTheBudget(isDeferred: Bool) async throws {
    let bench = Bench(.home)
    let before = bench.router.tree
    var asked = 0
    let decide: @MainActor (GuardRequest<Place>) -> Decision<Place> = { proposal in
      asked += 1
      switch proposal.destination.route {
      case .a: return .redirect(to: .push(.b))
      case .b: return .redirect(to: .push(.a))
      default: return .allow
      }
    }
    if isDeferred {
      bench.router.addGuard { proposal in
        await Task.yield()
        return decide(proposal)
      }
    } else {
      bench.router.addGuard { decide($0) }
    }
    let navigation = bench.router.push(.a)
    try await navigation.expectOutcome(.failed(.tooManyRedirects(limit: 10)))
    #expect(asked == 11)
    #expect(bench.router.tree == before)
    #expect(bench.router.shown == before)
    try bench.host.expectNothingElse()
  }
}
