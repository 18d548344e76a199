import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Steps that fail")
struct FailedStepTests {
  private func outcome(_ trouble: Trouble) -> NavigationOutcome {
    .failed(.hostFailed(HostFailure(.reported, underlying: trouble)))
  }

  @Test func theFirstTreeThatCannotBeBuiltStays() throws {
    let router = Router<Place>(.home, configuration: .init(advanced: .init(timer: ManualClock())))
    let host = RecordingHost<Place>(answering: .error(Trouble()))
    host.attach(to: router)
    #expect(router.push(.a).currentOutcome == outcome(Trouble()))
    #expect(router.tree.notation == "[home a]")
    #expect(router.shown == nil)
    host.answer = .now
    #expect(router.push(.b).currentOutcome == .completed)
    try host.expectSteps("rebuild [home]", "rebuild [home a]", "rebuild [home a b]")
    #expect(router.shown?.notation == "[home a b]")
  }

  @Test func aFailedStepIsRebuiltOnceWithWhatWasCommittedSince() throws {
    let bench = Bench(.home, answering: .later)
    let first = bench.router.push(.a)
    let second = bench.router.push(.b)
    bench.host.fail(Trouble())
    try bench.host.expectSteps("push a", "rebuild [home a b]")
    bench.host.acknowledge()
    #expect(first.currentOutcome == .completed)
    #expect(second.currentOutcome == .completed)
    #expect(bench.shown == "[home a b]")
    try bench.host.expectNothingElse()
  }

  @Test func everyNavigationThatCouldNotBeShownFailsAndTheNextStartsFromWhatIsShown() throws {
    let bench = Bench(.home, .a, answering: .later)
    let before = bench.router.shown
    let all = [bench.router.push(.b), bench.router.pop(), bench.router.present(.m)]
    bench.host.fail(Trouble())
    bench.host.fail(Trouble())
    // The pop took the first push back before it was shown.
    #expect(all[0].currentOutcome == .superseded(by: all[2].id))
    #expect(all.dropFirst().allSatisfy { $0.currentOutcome == outcome(Trouble()) })
    #expect(bench.router.tree == before)
    #expect(bench.router.shown == before)
    bench.host.clearRequests()
    let next = bench.router.push(.c)
    try bench.host.expectSteps("rebuild [home a c]")
    bench.host.acknowledge()
    #expect(next.currentOutcome == .completed)
    #expect(bench.host.displayed == bench.router.shown)
  }

  @Test func aNavigationThatWaitsForItsGuardIsAskedAboutAnewWhenTheTreeGoesBack() async throws {
    let bench = Bench(.home, answering: .later)
    let gate = GuardGate()
    let failing = bench.router.push(.a)
    bench.router.addGuard { _ in await gate.wait() }
    let waiting = bench.router.push(.b)
    await Task.yieldRepeatedly { gate.count == 1 }
    bench.host.fail(Trouble())
    bench.host.fail(Trouble())
    try await failing.expectOutcome(outcome(Trouble()))
    bench.host.answer = .now
    await Task.yieldRepeatedly { gate.count == 2 }
    gate.open(.allow)
    try await waiting.expectPending()
    gate.open(.allow)
    try await waiting.expectOutcome(.completed)
    #expect(bench.shown == "[home b]")
    #expect(bench.router.tree == bench.router.shown)
  }

  @Test func screensOfAFailedStepAreRemoved() {
    let bench = Bench(.home)
    bench.noteLife()
    bench.host.script = [.error(Trouble()), .error(Trouble())]
    bench.router.push(.a)
    #expect(bench.life == ["a created", "a removed"])
  }

  @Test func whatWasToTakeAwayFailsWhereThatIsStillShown() {
    let bench = Bench(.home, .a, answering: .later)
    bench.router.present(.m)
    let close = bench.router.close(bench.entry(.a))
    #expect(bench.tree == "[home] {m}")
    bench.host.fail(Trouble())
    bench.host.fail(Trouble())
    #expect(close.currentOutcome == outcome(Trouble()))
    #expect(bench.shown == "[home a]")
  }

  @Test func whatTookThePlaceOfWhatNeverCameIsCompletedWhereItIsShown() {
    let bench = Bench(.home, answering: .later)
    bench.router.update(bench.entry(.home), to: .item(1))
    bench.router.push(.b)
    let replace = bench.router.replaceTop(with: .c)
    let present = bench.router.present(.m)
    bench.host.acknowledge()
    bench.host.acknowledge()
    #expect(bench.shown == "[1 c]")
    bench.host.fail(Trouble())
    bench.host.fail(Trouble())
    #expect(replace.currentOutcome == .completed)
    #expect(present.currentOutcome == outcome(Trouble()))
    #expect(bench.tree == "[1 c]")
    #expect(bench.router.isSettled)
  }

  @Test func anAcknowledgementThatIsDroppedCountsAsAFailure() async throws {
    let bench = Bench(.home)
    bench.noteEvents()
    bench.host.script = [.dropped]
    let navigation = bench.router.push(.a)
    try await navigation.expectOutcome(.completed)
    try bench.host.expectSteps("push a", "rebuild [home a]")
    let failures = bench.events.compactMap { event in
      if case .stepFailed(let failure) = event.kind { failure.kind } else { nil }
    }
    #expect(failures == [.dropped])
  }

  @Test func anAcknowledgementThatIsDroppedLaterReportsItself() async throws {
    let bench = Bench(.home, answering: .now)
    let host = LettingGoHost()
    bench.router.host.attach(host)
    let navigation = bench.router.push(.a)
    #expect(navigation.currentOutcome == nil)
    host.kept = nil
    try await navigation.expectOutcome(.completed)
    #expect(host.rebuildCount == 2)
  }

  @Test func anAcknowledgementThatIsDroppedAfterTheTimeOutIsNoNews() async throws {
    let bench = Bench(.home)
    let host = LettingGoHost()
    bench.router.host.attach(host)
    bench.router.push(.a)
    bench.clock.advance(by: .seconds(3))
    bench.noteEvents()
    host.kept = nil
    await Task.yieldRepeatedly(20)
    #expect(bench.eventNames.isEmpty)
  }

  @Test func anUpdateThatIsOnTheScreenHasArrivedThoughWhatItsEditTookAwayNeverCame() {
    let bench = Bench(RouteTree(tabs: RouteTab(.home), RouteTab(.search)), answering: .later)
    bench.router.push(.a)
    bench.router.push(.b)
    let (hidden, never) = (bench.entry(.search), bench.entry(.b))
    let edit = bench.router.edit { tree in
      tree.remove(never)
      tree.update(hidden, to: .item(1))
    }
    let present = bench.router.present(.m)
    bench.host.acknowledge()
    bench.host.acknowledge()
    #expect(bench.shown == "(home*: [home a] | search: [1])")
    bench.host.fail(Trouble())
    bench.host.fail(Trouble())
    #expect(present.currentOutcome == outcome(Trouble()))
    #expect(edit.currentOutcome == .completed)
  }

  @Test func anEditThatTookAwayWhatNeverCameAndPickedATabThatWasShownHasArrived() {
    let bench = Bench(
      RouteTree(
        .tabs(
          RouteTabs(
            RouteTab(.home), RouteTab(.search), RouteTab(.d)))),
      answering: .later)
    bench.router.push(.a)
    bench.router.push(.b)
    let never = bench.entry(.b)
    let edit = bench.router.edit { tree in
      tree.remove(never)
      tree.select(.search)
    }
    bench.router.present(.m)
    bench.host.acknowledge()
    bench.host.acknowledge()
    #expect(bench.shown == "(home: [home a] | search*: [search] | d: [d])")
    bench.host.fail(Trouble())
    bench.host.fail(Trouble())
    #expect(edit.currentOutcome == .completed)
  }
}

/// A host that builds trees at once and keeps the acknowledgement of the last step.
@MainActor
private final class LettingGoHost: NavigationHost {
  var kept: Acknowledgement<Place>?
  var rebuildCount = 0

  func perform(_ step: NavigationStep<Place>, _ acknowledgement: Acknowledgement<Place>) {
    kept = acknowledgement
  }

  func rebuild(_ tree: EntryTree<Place>, _ acknowledgement: Acknowledgement<Place>) {
    rebuildCount += 1
    acknowledgement.succeed()
  }

  @Test func failuresOfOneKindAreWrittenAboutOnceWhateverTheySay() {
    let lines = Box<[String]>([])
    let router = Router<Place>(
      .home, configuration: .init(log: { lines.value.append($0) }, advanced: .init(timer: ManualClock())))
    let host = RecordingHost<Place>(answering: .now)
    host.attach(to: router)
    for number in 0..<100 {
      host.answer = .error(Trouble(name: "trouble \(number)"))
      router.push(.a)
    }
    // A step has failed, and so has the rebuild that makes up for it.
    #expect(lines.value.count == 2)
    #expect(lines.value.first?.contains("trouble 0") == true)
  }
}
