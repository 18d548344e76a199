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
}
