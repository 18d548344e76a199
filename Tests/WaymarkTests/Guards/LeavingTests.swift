import Testing
import Waymark
import WaymarkTesting

/// Screens that may object to being left.
@MainActor @Suite("Leaving")
struct LeavingTests {
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

  @Test func anObjectionRegisteredWhileAGuardThinksIsAsked() async throws {
    let bench = Bench(.home, .a)
    let gate = GuardGate()
    bench.router.addGuard { _ in await gate.wait() }
    let pop = bench.router.pop()
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.screen(.a).onLeave { _ in .stay("unsaved") }
    gate.open(.allow)
    try await pop.expectOutcome(.blocked("unsaved"))
    #expect(bench.shown == "[home a]")
  }

  @Test func leavingATabIsAskedWhereTheScreenWantsIt() {
    let bench = Bench(RouteTree(tabs: RouteTab(.home, [.home, .a]), RouteTab(.search)))
    var asked: [Place] = []
    for place in [Place.home, .a] {
      bench.screen(place).onLeave(.all) { _ in
        asked.append(place)
        return place == .home ? .stay("stay") : .allow
      }
    }
    #expect(bench.router.select(.search).currentOutcome == .blocked("stay"))
    #expect(asked == [.a, .home])
    asked = []
    bench.router.pop()
    #expect(asked == [.a])
    #expect(bench.shown == "([home]* | [search])")
  }

  @Test func leavingTheWindowAsksEveryoneAndChangesNothing() async throws {
    let bench = Bench(.home, .a)
    bench.router.present(.m)
    let before = bench.router.tree
    var asked: [Place] = []
    for place in [Place.home, .a, .m] {
      bench.screen(place).onLeave { _ in
        asked.append(place)
        return .allow
      }
    }
    #expect(bench.router.leaveWindow().currentOutcome == .completed)
    #expect(asked == [.m, .a, .home])
    bench.screen(.home).onLeave { _ in .stay("unsaved") }
    #expect(bench.router.leaveWindow().currentOutcome == .blocked("unsaved"))
    #expect(bench.router.tree == before)
    #expect(bench.router.shown == before)
    #expect(Bench(.home).router.leaveWindow().currentOutcome == .completed)
  }
}
