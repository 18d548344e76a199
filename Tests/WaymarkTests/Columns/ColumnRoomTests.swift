import Observation
import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("How many columns fit")
struct ColumnRoomTests {
  private func life(_ bench: Bench, _ act: () -> Void) -> [String] {
    bench.clearLife()
    act()
    return bench.life
  }

  private func bench(front: Int, room: Int) -> Bench {
    let bench = Bench.columns([.home], places: 3, room: room)
    bench.noteLife()
    bench.router.set(RouteTree(columns: [.a], [.b], [.c], places: 3, front: front))
    return bench
  }

  @Test func itIsOneUntilTheHostSaysOtherwise() {
    let bench = Bench(RouteTree(columns: [.home], [.a], front: 0))
    #expect(bench.router.host.columnsThatFit == 1)
    #expect(bench.screen(.home).phase == .appeared)
    #expect(bench.screen(.a).phase != .appeared)
    bench.router.host.columnsThatFit = 2
    #expect(bench.router.host.columnsThatFit == 2)
    #expect(bench.screen(.a).phase == .appeared)
    bench.router.host.columnsThatFit = 0
    #expect(bench.router.host.columnsThatFit == 1)
    #expect(bench.screen(.a).phase == .covered)
    #expect(bench.screen(.home).phase == .appeared)
  }

  @Test func anotherHostSaysItAnew() {
    let bench = Bench.columns([.home], [.a], room: 2)
    let host = RecordingHost<Place>(answering: .now)
    host.attach(to: bench.router)
    #expect(bench.router.host.columnsThatFit == 1)
    bench.router.host.detach()
    #expect(bench.router.host.columnsThatFit == 1)
  }

  @Test func whatComesIntoViewAppearsAndWhatNoLongerFitsIsCovered() {
    let bench = bench(front: 2, room: 1)
    #expect(life(bench) { bench.router.host.columnsThatFit = 2 } == ["b appeared"])
    #expect(life(bench) { bench.router.host.columnsThatFit = 3 } == ["a appeared"])
    #expect(life(bench) { bench.router.host.columnsThatFit = 3 } == [])
    #expect(life(bench) { bench.router.host.columnsThatFit = 1 } == ["a covered", "b covered"])
  }

  @Test func theFrontThatMovesTakesWhatFitsAlong() {
    let bench = bench(front: 0, room: 2)
    #expect(life(bench) { bench.router.focusColumn(2) } == ["a covered", "c appeared"])
    #expect(life(bench) { bench.router.focusColumn(1) } == ["c covered", "a appeared"])
    #expect(life(bench) { bench.host.userSelects(.branches(0)) } == [])
  }

  @Test func whatIsPushedBesideTheFrontAppears() {
    let bench = bench(front: 0, room: 3)
    let pushed = life(bench) { bench.router.edit { $0.push(.d, at: .branches(1)) } }
    #expect(pushed == ["d created", "b covered", "d appeared"])
    #expect(life(bench) { bench.host.userCloses(bench.entry(.d)) } == ["d removed", "b appeared"])
    #expect(
      life(bench) { bench.router.fill(.e, column: 1) }.sorted() == [
        "b removed", "c removed", "e appeared", "e created",
      ])
  }

  @Test func columnsUnderASheetAreCovered() {
    let bench = bench(front: 0, room: 3)
    #expect(
      Set(life(bench) { bench.router.present(.m) })
        == ["m created", "m appeared", "a covered", "b covered", "c covered"])
    #expect(life(bench) { bench.router.host.columnsThatFit = 2 } == [])
    #expect(Set(life(bench) { bench.router.dismiss() }) == ["m removed", "a appeared", "b appeared"])
  }

  @Test func aScreenThatIsMadeLateIsWhatItsColumnIs() {
    let bench = Bench.columns([.home], [.a], [.b], places: 3, room: 2)
    #expect(bench.screen(.a).phase == .appeared)
    #expect(bench.screen(.b).phase == .appeared)
    #expect(bench.screen(.home).phase != .appeared)
  }

  @Test func navigatingWhenAScreenAppearsIsTakenUp() {
    let bench = Bench.columns([.home], [.a], front: 0)
    bench.screen(.a).onPhase { if $0 == .appeared { bench.router.present(.m) } }
    bench.router.host.columnsThatFit = 2
    #expect(bench.shown == "[home*|a] {m}")
    #expect(bench.screen(.a).phase == .covered)
    #expect(bench.router.isSettled)
  }

  @Test func reportingInsideAnEditEndsTheProgram() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let bench = Bench.columns([.home])
        bench.router.edit { [router = bench.router] _ in router.host.columnsThatFit = 2 }
      }
    }
  }

  @Test func whatIsSaidWhileAChangeIsAnnouncedIsTakenAfterIt() {
    let bench = Bench.columns([.home], [.a], front: 0)
    bench.screen(.a).onLeave { _ in .allow }
    let observed = bench.router.onTreeChangeForTest { bench.router.host.columnsThatFit = 2 }
    bench.router.push(.b)
    #expect(bench.router.host.columnsThatFit == 2)
    #expect(bench.screen(.a).phase == .appeared)
    withExtendedLifetime(observed) {}
  }
}

extension Router {
  /// Has something done the first time that the tree is about to change.
  fileprivate func onTreeChangeForTest(_ act: @escaping @MainActor () -> Void) -> Router {
    withObservationTracking {
      _ = tree
    } onChange: {
      MainActor.assumeIsolated(act)
    }
    return self
  }
}
