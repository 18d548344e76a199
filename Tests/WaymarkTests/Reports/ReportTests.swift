import Observation
import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

@MainActor @Suite("What the user has already done")
struct ReportTests {
  @Test func aSwipeBackIsAFactThatNoGuardIsAskedAbout() throws {
    let bench = Bench(.home, .a, .b)
    bench.router.addGuard { _ in .block("no") }
    bench.screen(.b).onLeave { _ in .stay("no") }
    bench.noteEvents()
    var arrived: [Place] = []
    bench.router.didNavigate { arrived.append($0.route) }
    bench.host.userCloses(bench.entry(.b))
    #expect(bench.shown == "[home a]")
    #expect(bench.tree == "[home a]")
    #expect(
      bench.eventNames
        == [.reported, .lifecycle, .lifecycle, .misused].prefix(bench.eventNames.count).map(\.self))
    #expect(arrived == [.a])
    try bench.host.expectNothingElse()
  }

  @Test func closingAnEntryTakesWhatIsAboveItInItsStack() {
    let bench = Bench(.home, .a, .b, .c)
    bench.host.userCloses(bench.entry(.a))
    #expect(bench.shown == "[home]")
    #expect(bench.tree == "[home]")
  }

  @Test func closingTheRootOfAModalTakesItAndThoseAboveIt() {
    let bench = Bench(.home)
    bench.router.present(.m)
    bench.router.push(.a)
    bench.router.present(.n)
    bench.host.userCloses(bench.entry(.m))
    #expect(bench.shown == "[home]")
    #expect(bench.tree == "[home]")
  }

  @Test func pickingATabIsTakenOver() {
    let bench = Bench(RouteTree(tabs: RouteTab(.home), RouteTab(.search)))
    bench.host.userSelects(BranchPath.root.appending(branch: 1))
    #expect(bench.shown == "(home: [home] | search*: [search])")
    #expect(bench.tree == bench.shown)
  }

  @Test func aTabPickedInTabsThatAreBeingReplacedIsPickedInThoseThatComeToo() {
    let bench = Bench(RouteTree(tabs: RouteTab(.home), RouteTab(.search)), answering: .later)
    bench.router.set(RouteTree(tabs: RouteTab(.a), RouteTab(.search)))
    bench.host.userSelects(BranchPath.root.appending(branch: 1))
    #expect(bench.tree == "(a: [a] | search*: [search])")
    bench.host.acknowledge()
    #expect(bench.displayed == "(a*: [a] | search: [search])")
    bench.host.acknowledge()
    #expect(bench.displayed == "(a: [a] | search*: [search])")
    #expect(bench.shown == bench.tree)
  }

  @Test func whatIsNoNewsOrCannotBeIsIgnoredAndTold() {
    let bench = Bench(RouteTree(tabs: RouteTab(.home), RouteTab(.search)))
    let before = bench.router.tree
    bench.noteEvents()
    bench.router.host.report(.closed(EntryID(rawValue: 999)))
    bench.router.host.report(.selected(.root))
    bench.router.host.report(.selected(BranchPath.root.appending(branch: 0)))
    bench.router.host.report(.selected(BranchPath.root.appending(branch: 7)))
    bench.router.host.report(.selected(BranchPath(layer: 3).appending(branch: 0)))
    #expect(bench.eventNames == Array(repeating: .reportIgnored, count: 5))
    // Only a rebuild brings a root back.
    bench.router.host.report(.closed(bench.entry(.home)))
    #expect(bench.eventNames.suffix(3) == [.reportIgnored, .rebuildBegan, .rebuildAcknowledged])
    #expect(bench.router.tree == before)
    #expect(bench.router.shown == before)
  }

  @Test func nothingCanHaveHappenedBeforeAnythingWasShown() {
    let router = Router<Place>(RouteTree(.home, .a))
    router.host.report(.closed(router.tree.visibleElement.id))
    #expect(router.tree.notation == "[home a]")
  }

  @Test func aRunningPopIsDoneByTheUserAndStillAnsweredOnce() throws {
    let bench = Bench(.home, .a, .b, answering: .later)
    let pop = bench.router.pop()
    bench.host.userCloses(bench.router.shown?.visibleElement.id ?? bench.entry(.b))
    #expect(pop.currentOutcome == nil)
    bench.host.acknowledgeAll()
    #expect(pop.currentOutcome == .completed)
    #expect(bench.shown == "[home a]")
    #expect(bench.displayed == "[home a]")
    #expect(bench.host.log.prefix(2) == ["pop b", "rebuild [home a]"])
  }

  @Test func whatTheUserDidDuringARunningPushStaysDone() {
    let bench = Bench(.home, .a, .b, answering: .later)
    let push = bench.router.push(.c)
    bench.host.userCloses(bench.entry(.a))
    #expect(bench.tree == "[home c]")
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home c]")
    #expect(bench.displayed == "[home c]")
    #expect(push.currentOutcome == .completed)
  }

  @Test func whatIsOnlyArrivingCanBeClosed() {
    let bench = Bench(.home, answering: .later)
    let push = bench.router.push(.a)
    bench.router.host.report(.closed(bench.entry(.a)))
    #expect(bench.tree == "[home]")
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home]")
    #expect(bench.displayed == "[home]")
    guard case .superseded = push.currentOutcome else {
      Issue.record("the push was taken back: \(String(describing: push.currentOutcome))")
      return
    }
    let present = bench.router.present(.m)
    bench.router.host.report(.closed(bench.entry(.m)))
    bench.host.acknowledgeAll()
    #expect(bench.displayed == "[home]")
    #expect(present.currentOutcome != .completed)
  }

  @Test func aSheetPulledDownBelowOneThatIsArrivingTakesThatAlong() {
    let bench = Bench(.home)
    bench.router.present(.m)
    bench.host.answer = .later
    let present = bench.router.present(.n)
    bench.host.userCloses(bench.entry(.m))
    #expect(bench.tree == "[home]")
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home]")
    #expect(bench.displayed == "[home]")
    #expect(present.currentOutcome != .completed)
    #expect(bench.host.misfits.isEmpty)
  }

  @Test func aRebuildLeavesOutWhatTheUserHasClosed() {
    let bench = Bench(.home, .a)
    bench.host.script = [.never, .later]
    let push = bench.router.push(.b)
    bench.clock.advance(by: .seconds(3))
    bench.host.userCloses(bench.entry(.a))
    #expect(bench.tree == "[home b]")
    bench.host.acknowledge()
    #expect(bench.displayed == "[home b]")
    #expect(bench.shown == "[home b]")
    #expect(push.currentOutcome == .completed)
  }

  @Test func whatARebuildIsBringingCanBeClosed() {
    let bench = Bench(.home)
    bench.host.script = [.never, .later]
    bench.router.push(.b)
    bench.clock.advance(by: .seconds(3))
    bench.router.host.report(.closed(bench.entry(.b)))
    #expect(bench.tree == "[home]")
    bench.host.acknowledge()
    #expect(bench.displayed == "[home]")
    #expect(bench.shown == "[home]")
    #expect(bench.router.isSettled)
  }

  @Test func whatTheFirstRebuildIsBringingCanBeClosed() {
    let router = Router<Place>(
      RouteTree(.home, .a), configuration: .init(advanced: .init(timer: ManualClock())))
    let host = RecordingHost<Place>(answering: .later)
    host.attach(to: router)
    router.host.report(.closed(router.tree.visibleElement.id))
    host.acknowledgeAll()
    #expect(router.shown?.notation == "[home]")
    #expect(host.displayed?.notation == "[home]")
  }

  @Test func whatWaitsForItsGuardsLandsOnWhatIsLeft() async throws {
    let bench = Bench(.home, .a)
    let gate = GuardGate()
    bench.router.addGuard { _ in await gate.wait() }
    let push = bench.router.push(.b)
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.host.userCloses(bench.entry(.a))
    await Task.yieldRepeatedly { gate.count == 2 }
    for _ in 0..<2 { gate.open(.allow) }
    try await push.expectOutcome(.completed)
    #expect(bench.shown == "[home b]")
  }

  @Test func whatTheUserHasDoneMeanwhileIsUnchangedWhenTheGuardAllowsIt() async throws {
    let bench = Bench(.home, .a)
    let gate = GuardGate()
    bench.router.addGuard { _ in await gate.wait() }
    let pop = bench.router.pop()
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.host.userCloses(bench.entry(.a))
    gate.open(.allow)
    try await pop.expectOutcome(.unchanged)
    #expect(bench.shown == "[home]")
  }

  @Test func aScreenThatTheUserLeftIsNotAskedAnyMore() async throws {
    let bench = Bench(.home, .a, .b)
    let gate = GuardGate()
    var asked: [Place] = []
    bench.screen(.b).onLeave { _ in
      asked.append(.b)
      return .deciding(await gate.wait())
    }
    bench.screen(.a).onLeave { _ in
      asked.append(.a)
      return .allow
    }
    let pop = bench.router.popToRoot()
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.host.userCloses(bench.entry(.a))
    gate.open(.allow)
    try await pop.expectOutcome(.unchanged)
    #expect(asked == [.b])
  }

  @Test func aHeldDetourLandsOnWhatIsLeft() {
    let bench = Bench(
      RouteTree(.home, .a), placement: { $0 == .signIn ? .root : .push })
    let session = bench.router.addGuard {
      $0.destination.route == .b ? .detour(to: .present(.signIn, as: .sheet)) : .allow
    }
    let push = bench.router.push(.b)
    bench.router.host.report(.closed(bench.entry(.a)))
    #expect(bench.tree == "[home] {signIn}")
    session.cancel()
    bench.router.finishDetour()
    #expect(push.currentOutcome == .completed)
    #expect(bench.shown == "[home b]")
  }

  @Test func reportsPatchWhatIsStillToBeShown() {
    let bench = Bench(.home, .a, answering: .later)
    let all = [bench.router.push(.b), bench.router.push(.c), bench.router.present(.m)]
    bench.host.userCloses(bench.entry(.a))
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home b c] {m}")
    #expect(bench.displayed == "[home b c] {m}")
    #expect(all.allSatisfy { $0.currentOutcome == .completed })
    #expect(bench.router.isSettled)
  }

  @Test func aHostAsksBeforeAGestureWhetherThereIsAnObjection() {
    let bench = Bench(.home, .a, .b)
    let objection = bench.screen(.b).onLeave { _ in .allow }
    #expect(!bench.router.host.mayLeave(bench.entry(.b)))
    #expect(!bench.router.host.mayLeave(bench.entry(.a)))
    objection.cancel()
    #expect(bench.router.host.mayLeave(bench.entry(.a)))
    bench.router.present(.m)
    bench.router.push(.n)
    bench.screen(.n).onLeave { _ in .allow }
    #expect(!bench.router.host.mayLeave(bench.entry(.m)))
    bench.screen(.home).onLeave(.deselected) { _ in .allow }
    #expect(bench.router.host.mayLeave(bench.entry(.b)))
    #expect(bench.router.host.mayLeave(EntryID(rawValue: 999)))
  }

  private func follow(_ router: Router<Place>, _ id: EntryID, _ answers: Box<[Bool]>) {
    withObservationTracking {
      answers.value.append(router.host.mayLeave(id))
    } onChange: {
      MainActor.assumeIsolated { follow(router, id, answers) }
    }
  }

  @Test func whoHasAskedIsToldWhenAnObjectionComesOrGoesOrSomethingElseIsShown() {
    let bench = Bench(.home, .a)
    let answers = Box<[Bool]>([])
    let a = bench.entry(.a)
    follow(bench.router, a, answers)
    let objection = bench.screen(.a).onLeave { _ in .stay("no") }
    #expect(answers.value == [true, false])
    objection.cancel()
    #expect(answers.value == [true, false, true])
    bench.router.push(.b)
    #expect(answers.value == [true, false, true])
    bench.screen(.b).onLeave { _ in .stay("no") }
    #expect(answers.value == [true, false, true, false])
    bench.host.userCloses(bench.entry(.b))
    #expect(answers.value.last == true)
  }

  /// A step that the user has changed while those who listen were told of it is followed by what is left to do.
  @Test(arguments: ["push", "present"])
  func whatTheUserDoesAsAStepBeginsIsTakenOver(verb: String) {
    let host = LiteralHost()
    let isModal = verb == "present"
    let router = Router<Place>(
      RouteTree(.stack(isModal ? [.home] : [.home, .a, .b]), modals: isModal ? [Modal(.sheet, [.m])] : []),
      configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    router.host.attach(host)
    let top = router.tree.visibleElement.id
    var isDone = false
    router.onEvent { event in
      guard !isDone, case .stepBegan = event.kind else { return }
      isDone = true
      host.displayed?.close(top)
      router.host.report(.closed(top))
    }
    switch verb {
    case "push": router.push(.c)
    default: router.present(.n)
    }
    #expect(host.displayed == router.shown)
    #expect(router.shown == router.tree)
    #expect(router.isSettled)
  }

  @Test func aModalThatIsOnItsWayGoesWithThoseBelowIt() {
    let bench = Bench(
      RouteTree(.stack([.home]), modals: [Modal(.sheet, [.m]), Modal(.sheet, [.n])]), answering: .later)
    let present = bench.router.present(.o, as: .sheet)
    bench.router.host.report(.closed(bench.entry(.m)))
    bench.host.acknowledgeAll()
    #expect(present.currentOutcome != .completed)
    #expect(bench.shown == "[home]")
  }
}
