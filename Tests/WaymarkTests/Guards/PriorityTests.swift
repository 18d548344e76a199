import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

@MainActor @Suite("Priorities, redirects and reasons")
struct PriorityTests {
  private let background = NavigationOptions(priority: .background)

  @Test(arguments: ["blocked", "superseded by what changes nothing"])
  func whatWaitsHasItsTurnHoweverTheFirstEnds(end: String) async throws {
    let bench = Bench(.home)
    let gate = GuardGate()
    bench.think(aboutPushing: .a, at: gate)
    let tap = bench.router.push(.a)
    await Task.yieldRepeatedly { gate.count == 1 }
    let link = bench.router.push(.b, options: background)
    switch end {
    case "blocked": gate.open(.block("no"))
    case "redirected": gate.open(.redirect(to: .push(.c)))
    default: bench.router.pop()
    }
    try await link.expectOutcome(.completed)
    #expect(bench.router.shown?.visibleRoute == .b)
    if gate.count > 0 { gate.open(.allow) }
    #expect(tap.currentOutcome != nil)
    await bench.router.settled()
  }

  @Test func whatWaitsHasItsTurnWhereTheFirstComesToADetourThatIsOpen() async throws {
    let bench = Bench(.home)
    let gate = GuardGate()
    bench.think(aboutPushing: .a, at: gate)
    let first = bench.router.push(.a)
    await Task.yieldRepeatedly { gate.count == 1 }
    gate.open(.detour(to: .present(.signIn, as: .sheet)))
    await Task.yieldRepeatedly { bench.router.isDetoured }
    let second = bench.router.push(.a)
    await Task.yieldRepeatedly { gate.count == 1 }
    let link = bench.router.push(.b, options: background)
    gate.open(.detour(to: .present(.signIn, as: .sheet)))
    try await link.expectOutcome(.completed)
    #expect(first.currentOutcome == .superseded(by: second.id))
    #expect(bench.shown == "[home] {signIn b}")
  }

  @Test func aTapSupersedesALinkThatWaits() async throws {
    let bench = Bench(.home)
    let gate = GuardGate()
    bench.router.addGuard { _ in await gate.wait() }
    let link = bench.router.push(.b, options: background)
    await Task.yieldRepeatedly { gate.count == 1 }
    let tap = bench.router.push(.a)
    #expect(link.currentOutcome == .superseded(by: tap.id))
    await Task.yieldRepeatedly { gate.count == 2 }
    gate.open(.allow)
    gate.open(.allow)
    try await tap.expectOutcome(.completed)
    #expect(bench.shown == "[home a]")
  }

  @Test func aBlockSaysWhy() {
    let bench = Bench(.home)
    bench.router.addGuard("door") { _ in .block("The shop is closed") }
    bench.noteEvents()
    #expect(bench.router.push(.a).currentOutcome == .blocked("The shop is closed"))
    #expect(bench.eventNames == [.requested, .decided, .finished])
    guard case .decided(let source, _) = bench.events[1].kind else { return }
    #expect(source == .routerGuard("door"))
  }

  @Test func guardsSeeWhatLeavesAndEntersAndBothTrees() {
    let bench = Bench(.home, .a, .b)
    var seen: [String] = []
    bench.router.addGuard { proposal in
      seen = [
        proposal.leaving.map { "\($0.route)" }.joined(), proposal.entering.map { "\($0.route)" }.joined(),
        proposal.current.notation, proposal.proposed.notation, "\(proposal.destination.route)",
      ]
      return .allow
    }
    bench.router.setStack([.home, .c, .d])
    #expect(seen == ["ba", "cd", "[home a b]", "[home c d]", "d"])
    bench.router.pop()
    #expect(seen == ["d", "", "[home c d]", "[home c]", "c"])
    bench.router.present(.m)
    #expect(seen == ["", "m", "[home c]", "[home c] {m}", "m"])
  }

  @Test func aGuardThatIsTakenAwayIsNotAsked() {
    let bench = Bench(.home)
    let registration = bench.router.addGuard { _ in .block("no") }
    registration.cancel()
    registration.cancel()
    #expect(bench.router.push(.a).currentOutcome == .completed)
  }

  @Test func synchronousGuardsCostNoSuspension() {
    let bench = Bench(.home)
    for _ in 0..<3 { bench.router.addGuard { _ in .allow } }
    #expect(bench.router.push(.a).currentOutcome == .completed)
  }

  @Test func leavingATabIsAskedWhereTheScreenWantsIt() {
    let bench = Bench(RouteTree(tabs: RouteTab(.home, [.home, .a]), RouteTab(.search)))
    var asked: [Place] = []
    for place in [Place.home, .a] {
      bench.screen(place).onLeave(.deselected) { _ in
        asked.append(place)
        return place == .home ? .stay("stay") : .allow
      }
    }
    #expect(bench.router.select(.search).currentOutcome == .blocked("stay"))
    #expect(asked == [.a, .home])
    asked = []
    bench.router.pop()
    #expect(asked == [])
    #expect(bench.shown == "(home*: [home] | search: [search])")
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

  @Test func objectionsAreAskedBeforeTheRoutersGuards() {
    let bench = Bench(.home, .a)
    var asked: [String] = []
    bench.router.addGuard { _ in
      asked.append("guard")
      return .allow
    }
    bench.screen(.a).onLeave { _ in
      asked.append("objection")
      return .allow
    }
    bench.router.pop()
    #expect(asked == ["objection", "guard"])
  }
}
