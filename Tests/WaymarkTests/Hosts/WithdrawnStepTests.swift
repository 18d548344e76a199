import Testing
import Waymark
import WaymarkEventNames
import WaymarkTesting

/// A step that the host has been asked for, and something that the user does before it is shown.
struct Interruption: Sendable, CustomTestStringConvertible {
  let name: String
  let tree: RouteTree<Place>
  let ask: @MainActor @Sendable (Router<Place>) -> Navigation
  let act: @MainActor @Sendable (Bench) -> Void
  /// Whether the step fits all the same.
  var fits = false
  let end: String

  var testDescription: String { name }

  static let all = [
    Interruption(
      name: "the user leaves the top, and a push waits", tree: RouteTree(.stack([.home, .a])),
      ask: { $0.push(.b) }, act: { $0.host.userCloses($0.entry(.a)) }, end: "[home b]"),
    Interruption(
      name: "the user closes a modal, and one over it waits",
      tree: RouteTree(.stack([.home]), modals: [Modal(.sheet, [.m])]), ask: { $0.present(.n, as: .sheet) },
      act: { $0.host.userCloses($0.entry(.m)) }, end: "[home]"),
    Interruption(
      name: "the user picks a tab, and another waits to be selected",
      tree: RouteTree(tabs: RouteTab(.home), RouteTab(.a), RouteTab(.b)),
      ask: { $0.select(.a) }, act: { $0.host.userSelects(BranchPath.root.appending(branch: 2)) },
      end: "(home: [home] | a: [a] | b*: [b])"),
    Interruption(
      name: "the user goes to another column, and one after it waits",
      tree: RouteTree(columns: [.home], [.a], places: 3), ask: { $0.fill(.b, column: 2) },
      act: { $0.host.userSelects(BranchPath.root.appending(branch: 0)) }, end: "[home*|a|b]"),
    Interruption(
      name: "the user leaves the top, and a modal waits", tree: RouteTree(.stack([.home, .a])),
      ask: { $0.present(.m, as: .sheet) }, act: { $0.host.userCloses($0.entry(.a)) }, fits: true,
      end: "[home] {m}"),
  ]
}

@MainActor @Suite("Steps that are taken back")
struct WithdrawnStepTests {
  @Test(arguments: Interruption.all, [false, true])
  func aStepThatDoesNotFitIsPlannedAnewUnlessItHasBegun(_ interruption: Interruption, hasBegun: Bool) {
    let bench = Bench(interruption.tree, answering: .notBegun)
    let navigation = interruption.ask(bench.router)
    let asked = bench.host.log
    if hasBegun { bench.host.begin() }
    interruption.act(bench)
    let isTakenBack = !hasBegun && !interruption.fits
    #expect(bench.host.withdrawn.map(\.description) == (isTakenBack ? asked : []))
    bench.host.acknowledgeAll()
    #expect(bench.displayed == interruption.end)
    #expect(bench.shown == interruption.end)
    #expect(bench.router.isSettled)
    #expect(bench.host.misfits.isEmpty)
    #expect(navigation.currentOutcome != nil)
  }

  @Test func aStepIsTakenBackWhenPerformHasReturned() {
    let bench = Bench(.home, .a, answering: .notBegun)
    bench.host.makeScreen = { [unowned bench] _ in bench.host.userCloses(bench.entry(.a)) }
    bench.router.push(.b)
    #expect(bench.host.withdrawn.map(\.description) == ["push b"])
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home b]")
  }

  @Test func aTimeOutOfWhatWasTakenBackIsNone() {
    let bench = Bench(
      RouteTree(tabs: RouteTab(.home), RouteTab(.a), RouteTab(.b)), answering: .notBegun)
    bench.noteEvents()
    bench.router.select(.a)
    bench.host.userSelects(BranchPath.root.appending(branch: 2))
    bench.clock.advance(by: .seconds(60))
    #expect(bench.host.withdrawn.count == 1)
    #expect(!bench.eventNames.contains(.stepFailed))
    #expect(bench.router.isSettled)
  }

  @Test func onlyTheSecondTimeSaysThatTheTimeOutStartsAfresh() {
    let bench = Bench(.home, answering: .notBegun)
    bench.noteEvents()
    bench.router.push(.a)
    bench.host.begin()
    #expect(!bench.eventNames.contains(.timeoutRestarted))
    bench.host.began()
    #expect(bench.eventNames.last == .timeoutRestarted)
  }

  @Test(arguments: [false, true])
  func aSuccessOfWhatWasTakenBackIsMisuseAndAFailureIsNone(succeeds: Bool) throws {
    let host = PatientHost()
    let router = Router(
      RouteTree<Place>(.stack([.home, .a])),
      configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    router.host.attach(host)
    host.take()?.succeed()
    let names = Box<[EventName]>([])
    let observation = router.onEvent { names.value.append($0.name) }
    router.push(.b)
    let old = try #require(host.take())
    router.host.report(.closed(try #require(router.shown?.visibleElement.id)))
    #expect(old.step == nil)
    if succeeds { old.succeed() } else { old.fail(Trouble()) }
    #expect(names.value.contains(.lateAcknowledgement) == succeeds)
    host.take()?.succeed()
    #expect(router.shown?.notation == "[home b]")
    observation.cancel()
  }

  @Test func aRecordingHostSaysWhatItShows() {
    let bench = Bench(.home, answering: .later)
    let push = bench.router.edit { tree in
      tree.push(.a)
      tree.push(.b)
    }
    var half = bench.router.tree
    half.close(bench.entry(.b))
    bench.host.acknowledge(showing: half)
    #expect(bench.shown == "[home a]")
    bench.host.acknowledgeAll()
    #expect(bench.displayed == "[home a b]")
    #expect(push.currentOutcome == .completed)
  }
}
