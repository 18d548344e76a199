import Observation
import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("What is reported while observers hear of a change")
struct ReportInsideChangeTests {
  @Test(arguments: ["pop", "push", "set"])
  func aReportInsideOnChangeOfTheTreeIsNotOverwritten(verb: String) {
    let bench = Bench(.home, .a, .b)
    let closed = bench.entry(.b)
    withObservationTracking {
      _ = bench.router.tree
    } onChange: {
      MainActor.assumeIsolated { bench.host.userCloses(closed) }
    }
    switch verb {
    case "pop": bench.router.pop()
    case "push": bench.router.push(.c)
    default: bench.router.setStack([.home, .a, .b, .c])
    }
    #expect(bench.router.tree.position(of: closed) == nil)
    #expect(bench.router.shown == bench.router.tree)
    #expect(bench.host.displayed == bench.router.tree)
    #expect(bench.router.isSettled)
  }
}
