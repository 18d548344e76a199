import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("What comes back after a recheck is asked about")
struct GivenUpRecheckTests {
  let isSignedIn = Box(true)

  func bench(_ places: RouteStack<Place>, or refusal: Decision<Place> = .block("private")) -> Bench {
    let bench = Bench(
      RouteTree(.stack(places)), answering: .later, placement: { $0 == .signIn ? .sheet : .push })
    bench.router.addGuard("private", entering: \.isPrivate) { [isSignedIn] _ in
      isSignedIn.value ? .allow : refusal
    }
    bench.host.acknowledgeAll()
    return bench
  }

  /// Has a host fail at whatever it is asked for.
  ///
  /// - Returns: How often it was asked; 20 where it may have been asked for ever.
  func failures(of host: RecordingHost<Place>) -> Int {
    var count = 0
    while host.isWaiting, count < 20 {
      host.fail(Trouble())
      count += 1
    }
    return count
  }

  @Test func aStepThatTheUserGivesUpBringsNothingBackUnasked() {
    let bench = bench([.home, .item(1)])
    let pop = bench.router.pop()
    isSignedIn.value = false
    #expect(bench.router.recheck().currentOutcome == .unchanged)
    bench.host.cancel()
    #expect(pop.currentOutcome == .cancelled)
    bench.host.acknowledgeAll()
    #expect(bench.tree == "[home]")
    #expect(bench.shown == "[home]")
  }

  @Test(arguments: [true, false]) func screensAreAskedAgainWhereAllRechecksAskedThem(isAskedFirst: Bool) {
    let bench = bench([.home, .item(1)])
    bench.router.pop()
    bench.screen(.item(1)).onLeave { _ in .stay("unsaved") }
    isSignedIn.value = false
    bench.router.recheck(asksScreens: isAskedFirst)
    bench.router.recheck(asksScreens: !isAskedFirst)
    bench.host.cancel()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home]")
  }

  @Test func aStepThatFailsBringsNothingBackUnasked() {
    let bench = bench([.home, .item(1)])
    bench.router.pop()
    isSignedIn.value = false
    bench.router.recheck()
    bench.host.fail(Trouble())
    bench.host.fail(Trouble())
    #expect(bench.tree == "[home]")
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home]")
  }

  @Test func aRecheckThatWaitsBehindAStepThatIsGivenUpIsRepeated() {
    let bench = bench([.home, .a, .item(1), .b])
    bench.router.pop()
    isSignedIn.value = false
    let recheck = bench.router.recheck()
    #expect(bench.tree == "[home a]")
    bench.host.cancel()
    #expect(recheck.currentOutcome == .cancelled)
    bench.host.acknowledgeAll()
    #expect(bench.tree == "[home a]")
    #expect(bench.shown == "[home a]")
  }

  @Test func whatTakesTheRootsPlaceComesAgainHoweverOftenItIsGivenUp() {
    let bench = bench([.item(1)], or: .redirect(to: .setRoot(.stack([.home]))))
    isSignedIn.value = false
    bench.router.recheck()
    bench.host.cancel()
    #expect(bench.displayed == "[1]")
    bench.host.clearRequests()
    bench.host.cancel()
    #expect(bench.host.log == ["swap 1 -> home above 0"])
    bench.host.acknowledgeAll()
    #expect(bench.tree == "[home]")
    #expect(bench.displayed == "[home]")
  }

  @Test func itsDetourIsAskedForAgain() {
    let bench = bench([.home, .item(1)], or: .detour(to: .signIn))
    bench.router.push(.a)
    isSignedIn.value = false
    bench.router.recheck()
    bench.host.cancel()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home] {signIn}")
    isSignedIn.value = true
    bench.router.finishDetour()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home 1]")
  }

  @Test func whatIsGivenUpAfterItsEndIsNot() {
    let bench = bench([.home, .item(1)])
    isSignedIn.value = false
    bench.router.recheck()
    bench.host.acknowledgeAll()
    bench.router.push(.a)
    bench.noteEvents()
    bench.host.cancel()
    #expect(bench.tree == "[home]")
    #expect(!bench.eventNames.contains(.requested))
  }

  @Test func aHostThatCannotShowWhatIsLeftIsNotAskedForEver() {
    let bench = bench([.home, .item(1)])
    bench.router.pop()
    isSignedIn.value = false
    bench.router.recheck()
    #expect(failures(of: bench.host) == 3)
    #expect(bench.router.isSettled)
  }

  @Test func aHostThatCannotShowTheRootAloneIsNotAskedForEver() {
    let bench = bench([.item(1), .item(2)])
    bench.router.pop()
    isSignedIn.value = false
    #expect(bench.router.recheck().currentOutcome == .failed(.rootRefused))
    #expect(failures(of: bench.host) == 3)
    #expect(bench.router.isSettled)
  }

  @Test func aHostThatGivesUpEverythingAtOnceComesToAnEnd() {
    let host = GivingUpHost<Place>()
    let router = Router<Place>(RouteTree(.stack([.home, .item(1)])))
    router.host.attach(host, isKept: true)
    router.addGuard("private", entering: \.isPrivate) { [isSignedIn] _ in
      isSignedIn.value ? .allow : .block("private")
    }
    host.givesUp = true
    isSignedIn.value = false
    router.recheck()
    // The second time it is asked to build the tree, which is nothing that a user could give up.
    #expect(router.shown?.notation == "[home]")
    #expect(router.isSettled)
  }

  @Test func whoGivesUpEveryStepKeepsNothingPrivate() {
    let bench = bench([.home, .item(1)])
    isSignedIn.value = false
    bench.router.recheck()
    bench.noteEvents()
    var rounds = 0
    while bench.host.isWaiting, rounds < 50 {
      if !bench.host.cancel() { break }
      rounds += 1
      if bench.eventNames.contains(.rebuildBegan) { break }
    }
    #expect(rounds == 50)
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home]")
  }

  @Test func aTabThatIsTappedLeavesARecheckAsItIs() async throws {
    let bench = Bench(RouteTree(tabs: RouteTab(.home, [.home, .item(1)]), RouteTab(.search)))
    let gate = GuardGate()
    bench.router.addGuard("sign-in", entering: \.isPrivate) { _ in .block("private") }
    bench.screen(.item(1)).onLeave { _ in .deciding(await gate.wait()) }
    let recheck = bench.router.recheck(asksScreens: true)
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.host.userSelects(BranchPath.root.appending(branch: 1))
    await Task.yieldRepeatedly { gate.count == 2 }
    try await recheck.expectPending()
    gate.open(.block("unsaved"))
    gate.open(.block("unsaved"))
    try await recheck.expectOutcome(.blocked("unsaved"))
    #expect(bench.tree.contains("[home 1]"))
  }

  @Test func aLinkThatIsBeingDecidedIsNotTakenThePlaceOf() async throws {
    let bench = Bench(
      RouteTree(.stack([.home, .item(1)])), placement: { $0 == .signIn ? .sheet : .push })
    let gate = Gate<Void>()
    bench.router.addGuard("sign-in", entering: \.isPrivate) { [isSignedIn] _ in
      await gate.wait()
      return isSignedIn.value ? .allow : .detour(to: .signIn)
    }
    isSignedIn.value = false
    bench.router.recheck()
    await Task.yieldRepeatedly { gate.count == 1 }
    let link = bench.router.show(.item(2))
    await Task.yieldRepeatedly { gate.count == 2 }
    for _ in 0..<20 {
      gate.open(())
      await Task.yieldRepeatedly(10)
    }
    #expect(bench.shown == "[home] {signIn}")
    try await link.expectPending()
    isSignedIn.value = true
    bench.router.finishDetour()
    for _ in 0..<20 {
      gate.open(())
      await Task.yieldRepeatedly(10)
    }
    try await link.expectOutcome(.completed)
    #expect(bench.shown == "[home 2]")
  }

  @Test func itTakesThePlaceOfWhatIsBeingDecided() async throws {
    let bench = Bench(
      RouteTree(.stack([.home, .item(1)])), placement: { $0 == .signIn ? .sheet : .push })
    let gate = GuardGate()
    bench.router.addGuard("sign-in", entering: \.isPrivate) { _ in .detour(to: .signIn) }
    bench.router.addGuard("slow", entering: \.isB) { _ in await gate.wait() }
    let push = bench.router.push(.b)
    await Task.yieldRepeatedly { gate.count == 1 }
    let recheck = bench.router.recheck()
    #expect(bench.shown == "[home] {signIn}")
    gate.open(.allow)
    try await push.expectOutcome(.superseded(by: recheck.id))
  }

  @Test func whatComesBackWhileSomebodyThinksIsAskedAboutToo() async throws {
    let bench = bench([.home, .item(1)])
    let gate = GuardGate()
    let isHome: @MainActor (Place) -> Bool = { $0 == .home }
    bench.router.addGuard("slow", entering: isHome) { _ in await gate.wait() }
    bench.router.pop()
    isSignedIn.value = false
    let recheck = bench.router.recheck()
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.host.cancel()
    #expect(bench.tree == "[home 1]")
    gate.open(.allow)
    await Task.yieldRepeatedly { gate.count == 1 }
    gate.open(.allow)
    await Task.yieldRepeatedly { bench.host.isWaiting }
    bench.host.acknowledgeAll()
    try await recheck.expectOutcome(.completed)
    #expect(bench.shown == "[home]")
  }

  @Test(arguments: [[false, true], [true, false], [true, true]])
  func screensThatOneOfThoseThatAreRepeatedDidNotAskAreNotAsked(asksScreens: [Bool]) {
    let bench = bench([.home, .item(1), .b])
    let asked = Box(0)
    bench.screen(.item(1)).onLeave { _ in
      asked.value += 1
      return .allow
    }
    bench.router.setRoot(.stack([.c]))
    asked.value = 0
    isSignedIn.value = false
    for value in asksScreens {
      bench.router.recheck(asksScreens: value)
      bench.router.push(.d)
    }
    bench.host.cancel()
    bench.host.acknowledgeAll()
    #expect(bench.tree == "[home]")
    #expect(asked.value == (asksScreens.contains(false) ? 0 : 1))
  }

  @Test func whatWasAskedSinceTheNewestCommitThatIsShownIsRepeatedHoweverOftenItWasAskedBefore() {
    let bench = Bench(.home, .item(1), answering: .later)
    bench.router.addGuard("private", entering: \.isPrivate) { [isSignedIn] _ in
      isSignedIn.value ? .allow : .block("private")
    }
    bench.screen(.item(1)).onLeave { [isSignedIn] _ in isSignedIn.value ? .allow : .stay("no") }
    for _ in 0..<4 {
      bench.router.push(.d)
      bench.router.recheck(asksScreens: true)
    }
    bench.router.setRoot(.stack([.c]))
    bench.router.recheck()
    bench.host.acknowledge()
    #expect(bench.shown == "[home 1 d]")
    bench.router.push(.e)
    bench.router.recheck(asksScreens: true)
    isSignedIn.value = false
    bench.host.cancel()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home]", "one of the two that are repeated asks no screens")
  }
}

/// A host that says of every step that the user has given it up.
private final class GivingUpHost<R: Route>: NavigationHost {
  var givesUp = false

  func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    if givesUp { acknowledgement.cancel() } else { acknowledgement.succeed() }
  }

  func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) { acknowledgement.succeed() }
}

extension Place {
  fileprivate var isB: Bool { self == .b }
  fileprivate var isPrivate: Bool { if case .item = self { true } else { false } }
}
