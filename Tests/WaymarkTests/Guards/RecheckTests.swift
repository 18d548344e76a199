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

  @Test func nothingIsRefusedAndNothingChanges() {
    let bench = guarded(stack([.a, .item(1), .b], [.m]))
    #expect(bench.router.recheck().currentOutcome == .unchanged)
    #expect(bench.tree == "[a 1 b] {m}")
    #expect(asked.value == [.item(1)])
  }

  @Test func aRouterWithoutGuardsHasNothingToAsk() {
    #expect(Bench(.home).router.recheck().currentOutcome == .unchanged)
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

  @Test func aRefusedModalTakesThoseAboveAlong() {
    let bench = guarded(stack([.home], [.item(1)], [.m]))
    isSignedIn.value = false
    bench.router.recheck()
    #expect(bench.tree == "[home]")
  }

  @Test func aModalIsCutInItsStack() {
    let bench = guarded(stack([.home], [.m, .item(1)], [.n]))
    isSignedIn.value = false
    bench.router.recheck()
    #expect(bench.tree == "[home] {m} {n}")
  }

  @Test func whatStaysKeepsItsScreens() {
    let bench = guarded(stack([.a, .b, .item(1)]))
    let before = [bench.entry(.a), bench.entry(.b)]
    isSignedIn.value = false
    bench.router.recheck()
    #expect([bench.entry(.a), bench.entry(.b)] == before)
  }

  // MARK: Where to go instead

  @Test func theScreenGoesToTheDetourWithoutShowingWhatIsBelowFirst() throws {
    let bench = guarded(stack([.home, .item(1)], [.m]), or: .detour(to: .signIn))
    isSignedIn.value = false
    bench.router.recheck()
    try bench.host.expectSteps("pop 1, hidden", "present {signIn}")
  }

  @Test func aRedirectIsFollowed() {
    let bench = guarded(stack([.home, .item(1)]), or: .redirect(to: .push(.b)))
    isSignedIn.value = false
    bench.router.recheck()
    #expect(bench.tree == "[home b]")
    #expect(!bench.router.isDetoured)
  }

  @Test func theLowestRefusalThatCanBeSeenSaysWhere() {
    let bench = Bench(stack([.home, .a, .b]))
    bench.router.addGuard(entering: \.isAOrB) {
      .redirect(to: $0.route == .a ? .push(.c) : .push(.d))
    }
    bench.router.recheck()
    #expect(bench.tree == "[home c]")
  }

  @Test func theFirstRefusalOfAPlaceDecidesAndNobodyElseIsAsked() {
    let bench = Bench(stack([.home, .a]))
    bench.router.addGuard(entering: \.isA) { _ in .redirect(to: .push(.c)) }
    var isAsked = false
    bench.router.addGuard(entering: \.isA) { _ in
      isAsked = true
      return .allow
    }
    bench.router.recheck()
    #expect(bench.tree == "[home c]")
    #expect(!isAsked)
  }

  @Test func aRecheckDuringAPendingSignInKeepsTheEarlierWish() {
    let bench = guarded(stack([.home]), or: .detour(to: .signIn))
    isSignedIn.value = false
    let wish = bench.router.push(.item(7))
    #expect(bench.tree == "[home] {signIn}")
    #expect(bench.router.recheck().currentOutcome == .unchanged)
    isSignedIn.value = true
    bench.router.finishDetour()
    #expect(wish.currentOutcome == .completed)
    #expect(bench.tree == "[home 7]")
  }

  @Test func anotherDetourStaysOverWhatGoes() {
    let bench = guarded(stack([.home, .item(1)]))
    bench.router.addGuard(entering: \.isB) { _ in .detour(to: .present(.terms, as: .sheet)) }
    let waiting = bench.router.push(.b)
    isSignedIn.value = false
    bench.router.recheck()
    #expect(bench.tree == "[home] {terms}")
    #expect(waiting.currentOutcome == nil)
  }

  // MARK: Answers that take time

  @Test func whatIsGoneMeanwhileIsNotTakenOutAgain() async throws {
    let bench = Bench(stack([.home, .item(1)]))
    let gate = GuardGate()
    bench.router.addGuard(entering: \.isPrivate) { _ in await gate.wait() }
    let navigation = bench.router.recheck()
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.router.host.report(.closed(bench.entry(.item(1))))
    gate.open(.detour(to: .signIn))
    try await navigation.expectOutcome(.unchanged)
    #expect(bench.tree == "[home]")
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

  // MARK: Screens and steps

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

  @Test func aRunningStepEndsFirst() throws {
    let bench = guarded(stack([.home, .item(1)]), answering: .later)
    bench.router.push(.a)
    isSignedIn.value = false
    bench.router.recheck()
    #expect(bench.tree == "[home]")
    #expect(bench.shown == "[home 1]")
    bench.host.acknowledge()
    #expect(bench.shown == "[home 1 a]")
    bench.host.acknowledge()
    #expect(bench.shown == "[home]")
  }

  @Test func whatWaitsToBeShownIsNotShown() {
    let bench = guarded(stack([.home]), answering: .later)
    bench.router.push(.a)
    bench.router.push(.item(1))
    bench.router.push(.b)
    isSignedIn.value = false
    bench.router.recheck()
    bench.host.acknowledgeAll()
    #expect(bench.host.log == ["push a"])
    #expect(bench.shown == "[home a]")
    #expect(bench.router.isSettled)
  }

  @Test func aRecheckAskedForWhileTheRouterWorksIsQueued() {
    let bench = guarded(stack([.home, .item(1)]))
    var navigation: Navigation?
    bench.router.addGuard { [isSignedIn] proposal in
      if navigation == nil {
        isSignedIn.value = false
        navigation = bench.router.recheck()
        #expect(navigation?.currentOutcome == nil)
      }
      return .allow
    }
    bench.router.push(.a)
    #expect(navigation?.currentOutcome == .completed)
    #expect(bench.tree == "[home]")
  }
}

extension Place {
  fileprivate var isA: Bool { self == .a }
  fileprivate var isB: Bool { self == .b }
  fileprivate var isAOrB: Bool { isA || isB }
  fileprivate var isPrivate: Bool { if case .item = self { true } else { false } }
}
