import Observation
import Testing
import Waymark
import WaymarkTesting

/// What a store wants while the router is at work or thinks.
@MainActor @Suite("Wishes of stores")
struct StoreWishTests {
  @Test func twoChangesWhileTheRouterWorksAreNotEchoed() {
    let bench = Bench(.home)
    let store = PlainStore(.home)
    let binding = bench.router.bind(to: store)
    let observation = bench.onceNavigated {
      store.want(.home, .b)
      store.want(.home, .c)
    }
    bench.router.push(.a)
    #expect(bench.tree == "[home c]")
    #expect(bench.shown == "[home c]")
    #expect(store.notation == "[home c]")
    #expect(store.sent == ["[home a]"])
    observation.cancel()
    binding.cancel()
  }

  @Test func aChangeToWhereTheRouterIsTakesBackTheOneBefore() {
    let bench = Bench(.home)
    let store = PlainStore(.home)
    let binding = bench.router.bind(to: store)
    let observation = bench.onceNavigated {
      store.want(.home, .b)
      store.want(.home, .a)
    }
    bench.router.push(.a)
    #expect(bench.tree == "[home a]")
    #expect(store.notation == "[home a]")
    #expect(store.sent == ["[home a]"])
    observation.cancel()
    binding.cancel()
  }

  @Test(arguments: [false, true])
  func aChangeToWhereTheRouterIsGoesBeforeWhatWasAskedForBefore(isBeingDecided: Bool) {
    let bench = Bench(.home)
    let store = PlainStore(.home)
    let binding = bench.router.bind(to: store)
    bench.router.addGuard { _ in .allow }
    bench.router.onEvent { event in
      switch event.kind {
      case .committed where bench.tree == "[home a]":
        bench.router.push(.b)
        bench.router.push(.c)
      case .committed where !isBeingDecided && bench.tree == "[home a b]",
        .decided where isBeingDecided && bench.tree == "[home a b]":
        store.want(.home, .a, .b)
      default: break
      }
    }
    store.want(.home, .a)
    #expect(bench.tree == "[home a b]")
    #expect(bench.displayed == "[home a b]")
    #expect(store.notation == "[home a b]")
    #expect(store.sent.isEmpty)
    binding.cancel()
  }

  @Test(arguments: ["a guard", "a host", "an event", "an observer of the tree"])
  func changesFromInside(place: String) {
    let bench = Bench(.home)
    let store = PlainStore(.home)
    let binding = bench.router.bind(to: store)
    let isDone = Box(false)
    let change: @MainActor @Sendable () -> Void = {
      guard !isDone.value else { return }
      isDone.value = true
      store.want(.home, .b)
      store.want(.home, .c)
    }
    switch place {
    case "a guard":
      bench.router.addGuard { _ in
        change()
        return .allow
      }
    case "a host": bench.host.makeScreen = { _ in change() }
    case "an event": bench.router.onEvent { if case .committed = $0.kind { change() } }
    default:
      withObservationTracking {
        _ = bench.router.tree
      } onChange: {
        MainActor.assumeIsolated { change() }
      }
    }
    bench.router.push(.a)
    #expect(bench.tree == "[home c]")
    #expect(bench.displayed == "[home c]")
    #expect(store.notation == "[home c]")
    #expect(store.sent.allSatisfy { $0 == "[home a]" })
    binding.cancel()
  }

  @Test func whileAGuardThinksTheStoreIsToldNothingElse() async {
    let bench = Bench(.home, .a)
    let gate = GuardGate()
    let store = PlainStore(.home, .a)
    let binding = bench.router.bind(to: store)
    bench.router.addGuard { $0.destination.route == .b ? await gate.wait() : .allow }
    store.want(.home, .b)
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.host.userCloses(bench.entry(.a))
    #expect(store.sent.isEmpty)
    await Task.yieldRepeatedly { gate.count == 2 }
    for _ in 0..<2 { gate.open(.allow) }
    await Task.yieldRepeatedly { bench.router.isSettled }
    #expect(bench.tree == "[home b]")
    #expect(store.notation == "[home b]")
    #expect(store.sent.isEmpty)
    binding.cancel()
  }

  @Test(arguments: [false, true])
  func whatAGuardRefusesIsTakenBackInTheStoreOnTheSameTurn(isAsynchronous: Bool) async {
    let bench = Bench(.home)
    let gate = GuardGate()
    let store = PlainStore(.home)
    let binding = bench.router.bind(to: store)
    if isAsynchronous {
      bench.router.addGuard { _ in await gate.wait() }
    } else {
      bench.router.addGuard { _ in .block("no") }
    }
    store.want(.home, .a)
    if isAsynchronous {
      await Task.yieldRepeatedly { gate.count == 1 }
      #expect(store.notation == "[home a]")
      gate.open(.block("no"))
      await Task.yieldRepeatedly { bench.router.isSettled }
    }
    #expect(store.notation == "[home]")
    #expect(store.sent == ["[home]"])
    binding.cancel()
  }

  @Test func aNewerWishWhileAGuardThinksTakesThePlaceOfTheOlder() async {
    let bench = Bench(.home)
    let gate = GuardGate()
    let store = PlainStore(.home)
    let binding = bench.router.bind(to: store)
    bench.router.addGuard { $0.destination.route == .a ? await gate.wait() : .allow }
    store.want(.home, .a)
    await Task.yieldRepeatedly { gate.count == 1 }
    store.want(.home, .b)
    gate.open(.allow)
    await Task.yieldRepeatedly(20)
    #expect(bench.tree == "[home b]")
    #expect(store.notation == "[home b]")
    #expect(store.sent.isEmpty)
    binding.cancel()
  }

  @Test func anotherNavigationThatSupersedesTheWishIsTold() async {
    let bench = Bench(.home)
    let gate = GuardGate()
    let store = PlainStore(.home)
    let binding = bench.router.bind(to: store)
    bench.router.addGuard { $0.destination.route == .a ? await gate.wait() : .allow }
    store.want(.home, .a)
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.router.push(.b)
    gate.open(.allow)
    await Task.yieldRepeatedly(20)
    #expect(bench.tree == "[home b]")
    #expect(store.notation == "[home b]")
    #expect(store.sent.last == "[home b]")
    binding.cancel()
  }

  @Test func aDetourIsTheRoutersAnswerToAWish() {
    let bench = Bench(.home)
    let store = PlainStore(.home)
    let binding = bench.router.bind(to: store)
    var isSignedIn = false
    bench.router.addGuard {
      $0.destination.route == .a && !isSignedIn ? .detour(to: .present(.signIn, as: .sheet)) : .allow
    }
    store.want(.home, .a)
    #expect(bench.tree == "[home] {signIn}")
    #expect(store.notation == bench.tree)
    bench.router.push(.terms)
    #expect(store.notation == bench.tree)
    isSignedIn = true
    bench.router.finishDetour()
    #expect(bench.tree == "[home a]")
    #expect(store.notation == "[home a]")
    binding.cancel()
  }

  @Test func aWishForTheDetourThatIsOpenIsTakenBack() {
    let bench = Bench(.home)
    let store = PlainStore(.home)
    let binding = bench.router.bind(to: store)
    bench.router.addGuard {
      $0.destination.route == .a ? .detour(to: .show(.signIn)) : .allow
    }
    store.want(.home, .a)
    #expect(bench.tree == "[home signIn]")
    #expect(store.notation == "[home signIn]")
    store.want(.home, .a)
    #expect(bench.tree == "[home signIn]")
    #expect(store.notation == "[home signIn]")
    binding.cancel()
  }

  @Test func aTreeThatCannotBeShownIsTakenBackInTheStore() {
    let bench = Bench(.home)
    let store = PlainStore(.home)
    let binding = bench.router.bind(to: store)
    bench.host.script = [.error(Trouble()), .error(Trouble())]
    store.want(.home, .a)
    #expect(bench.tree == "[home]")
    #expect(store.notation == "[home]")
    binding.cancel()
  }

  @Test func observersThatNavigateOnAndOnLeaveBothEqual() {
    let bench = Bench(RouteTree(.home), roundLimit: 5)
    let store = PlainStore(.home)
    let binding = bench.router.bind(to: store)
    var count = 0
    let observation = bench.router.didNavigate { _ in
      count += 1
      if count < 1000 { store.want(.home, .item(count)) }
    }
    bench.router.push(.a)
    #expect(count < 100)
    #expect(bench.router.isSettled)
    #expect(store.notation == bench.tree)
    observation.cancel()
    binding.cancel()
  }

  @Test func theSameWishOfTwoStoresBesideADetourIsTheNewerOnes() async {
    let bench = Bench(.home)
    let gate = GuardGate()
    bench.router.addGuard { $0.destination.route == .a ? .detour(to: .show(.signIn)) : .allow }
    bench.router.addGuard { $0.destination.route == .b ? await gate.wait() : .allow }
    let stores = [PlainStore(.home), PlainStore(.home)]
    let bindings = stores.map { bench.router.bind(to: $0) }
    bench.router.push(.a)
    await Task.yieldRepeatedly { bench.router.isDetoured }
    #expect(stores.map(\.notation) == ["[home signIn]", "[home signIn]"])
    bench.noteEvents()
    stores[0].want(.home, .signIn, .b)
    await Task.yieldRepeatedly { gate.count == 1 }
    #expect(bench.router.isDetoured)
    stores[1].want(.home, .signIn, .b)
    await Task.yieldRepeatedly { gate.count == 2 }
    for _ in 0..<2 { gate.open(.allow) }
    await Task.yieldRepeatedly { bench.tree == "[home signIn b]" }
    #expect(stores.map(\.notation) == ["[home signIn b]", "[home signIn b]"])
    for binding in bindings { binding.cancel() }
  }
}
