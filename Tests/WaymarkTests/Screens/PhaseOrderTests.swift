import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("The order in which phases are told")
struct PhaseOrderTests {
  @Test func whoeverHearsThatAScreenIsGoneHearsNothingAfterIt() {
    let bench = Bench(.home)
    let heard = Box<[ScreenPhase]>([])
    bench.host.makeScreen = { [host = bench.host] context in
      context.onPhase { if $0 == .appeared { host.userCloses(context.id) } }
      context.onPhase { heard.value.append($0) }
    }
    bench.router.push(.a)
    #expect(bench.shown == "[home]")
    #expect(heard.value.last == .removed)
  }

  @Test func aScreenAppearsOnceBeforeItIsCovered() {
    let bench = Bench(.home, .a, .b)
    let heard = Box<[ScreenPhase]>([])
    bench.screen(.home).onPhase { heard.value.append($0) }
    let below = bench.entry(.a)
    let observation = bench.router.onEvent { [host = bench.host] event in
      if case .stepAcknowledged = event.kind { host.userCloses(below) }
    }
    bench.router.pop()
    #expect(bench.shown == "[home]")
    #expect(heard.value == [.appeared])
    observation.cancel()
  }

  @Test func theScreenBelowAppearsAsSoonAsTheUserHasClosedTheOneAbove() {
    let bench = Bench(.home, .a, .b)
    let heard = Box<[ScreenPhase]>([])
    bench.screen(.a).onPhase { heard.value.append($0) }
    bench.host.userCloses(bench.entry(.b))
    #expect(heard.value == [.appeared])
    #expect(bench.screen(.a).phase == .appeared)
  }

  @Test func aScreenThatIsMadeOnlyOnceItIsThereAppearsHoweverOftenOthersWereLookedFor() {
    let (router, host) = patientRouter()
    router.push(.a)
    lookForMany(in: router)
    host.take()?.succeed()
    #expect(router.visibleContext.route == .a)
    #expect(router.visibleContext.phase == .appeared)
  }

  @Test func aScreenThatAFailedStepWasToBringIsNotMadeForTheRebuild() {
    let (router, host) = patientRouter()
    router.push(.a)
    let entry = router.tree.visibleElement
    router.pop()
    lookForMany(in: router)
    host.take()?.fail(Trouble())
    #expect(router.host.context(for: entry).phase == .removed)
    host.take()?.succeed()
    #expect(router.shown?.notation == "[home]")
  }

  /// A router whose first tree is shown by a host that is told when to answer.
  private func patientRouter() -> (Router<Place>, PatientHost) {
    let router = Router<Place>(.home, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    let host = PatientHost()
    router.host.attach(host)
    host.take()?.succeed()
    return (router, host)
  }

  /// Looks so often for what is not there that an index is made.
  private func lookForMany(in router: Router<Place>) {
    for number in UInt64(100)..<120 {
      _ = router.host.context(for: Entry(id: EntryID(rawValue: number), route: .b))
    }
  }
}
