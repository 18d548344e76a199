import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

@MainActor @Suite("Asking again about what is there")
struct RecheckTests {
  let isSignedIn = Box(true)
  let asked = Box<[Place]>([])

  /// A bench whose `item` places are private.
  func guarded(
    _ tree: RouteTree<Place>, or refusal: Decision<Place> = .block("private"),
    answering answer: HostAnswer = .now
  ) -> Bench {
    let bench = Bench(
      tree, answering: answer, placement: { $0 == .signIn ? .sheet : .push })
    bench.router.addGuard("private", entering: \.isPrivate) { [isSignedIn, asked] request in
      asked.value.append(request.route)
      return isSignedIn.value ? .allow : refusal
    }
    return bench
  }

  func stack(_ places: RouteStack<Place>, _ modals: RouteStack<Place>...) -> RouteTree<Place> {
    RouteTree(.stack(places), modals: modals.map { Modal(.sheet, $0) })
  }

  @Test func whatIsRefusedGoesWithAllAboveItInOneCommit() throws {
    let bench = guarded(stack([.a, .item(1), .b], [.m]))
    isSignedIn.value = false
    bench.noteEvents()
    let navigation = bench.router.recheck()
    #expect(navigation.currentOutcome == .completed)
    #expect(bench.shown == "[a] {m}")
    #expect(bench.eventNames.filter { $0 == .committed }.count == 1)
  }

  @Test func theScreenGoesToTheDetourWithoutShowingWhatIsBelowFirst() throws {
    let bench = guarded(stack([.home, .item(1)], [.m]), or: .detour(to: .signIn))
    isSignedIn.value = false
    bench.router.recheck()
    try bench.host.expectSteps("pop 1, hidden", "present {signIn}")
  }

  @Test func whoThinksForAnOlderRecheckIsCancelled() async throws {
    let bench = Bench(stack([.home, .item(1)]))
    let gate = GuardGate()
    let asked = Box(0)
    let cancelled = Box<[Int: Bool]>([:])
    bench.router.addGuard(entering: \.isPrivate) { _ in
      asked.value += 1
      let number = asked.value
      let answer = await gate.wait()
      cancelled.value[number] = Task.isCancelled
      return answer
    }
    bench.router.recheck()
    await Task.yieldRepeatedly { gate.count == 1 }
    let second = bench.router.recheck()
    await Task.yieldRepeatedly { gate.count == 2 }
    gate.open(.allow)
    gate.open(.allow)
    try await second.expectOutcome(.unchanged)
    // Nobody waits for the first, which may take longer.
    await Task.yieldRepeatedly { cancelled.value.count == 2 }
    #expect(cancelled.value == [1: true, 2: false])
  }

  @Test func screensAreAskedWhereTheyAreToBe() {
    let bench = guarded(stack([.home, .item(1), .a]))
    var asked: [Place] = []
    for place in [Place.home, .item(1), .a] {
      bench.screen(place).onLeave { _ in
        asked.append(place)
        return place == .item(1) ? .stay("unsaved") : .allow
      }
    }
    isSignedIn.value = false
    #expect(bench.router.recheck(asksScreens: true).currentOutcome == .blocked("unsaved"))
    #expect(asked == [.a, .item(1)])
    #expect(bench.tree == "[home 1 a]")
    #expect(bench.router.recheck().currentOutcome == .completed)
    #expect(asked == [.a, .item(1)])
    #expect(bench.tree == "[home]")
  }

  @Test func aWindowOfTabsThatAreAllRefusedGivesWayToTheRedirect() {
    let tabs = RouteTree(
      tabs: RouteTab(Place.item(1), .item(1), .b), RouteTab(Place.item(2), .item(2)))
    let bench = guarded(tabs, or: .redirect(to: .a))
    isSignedIn.value = false
    #expect(bench.router.recheck().currentOutcome == .completed)
    #expect(bench.shown == "[a]")
  }

  @Test func aRootThatStaysIsSaidInTheLog() {
    let lines = Box<[String]>([])
    let router = Router<Place>(
      .home,
      configuration: .init(log: { [lines] in lines.value.append($0) }, advanced: .init(timer: ManualClock())))
    RecordingHost<Place>(answering: .now).attach(to: router)
    router.addGuard(entering: { $0 == .home }, { _ in .block("no") })
    #expect(router.recheck().currentOutcome == .failed(.rootRefused))
    #expect(lines.value.count == 1)
    #expect(lines.value.first?.contains("a recheck refused the window's root") == true)
  }
}

extension Place {
  fileprivate var isPrivate: Bool { if case .item = self { true } else { false } }
}
