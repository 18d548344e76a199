import Testing
import Waymark
import WaymarkTesting

/// The host takes away what is below a place while the user leaves that place, and the tree has something else below it already.
@MainActor @Suite("What the user leaves in columns does not come back")
struct ClosedInColumnsTests {
  @Test func whileTheRootBelowItIsTakenAway() {
    let bench = Bench(RouteTree(columns: [.a, .b], places: 2), answering: .later)
    let closed = bench.entry(.b)
    let navigations = [[Place.b], [.c, .b]].map { places in
      bench.router.edit { tree in RouteStack(elements: places).map { _ = tree.setStack($0) } }
    }
    #expect(bench.entry(.b) == closed)
    bench.host.userCloses(closed)
    var seen = [bench.displayed]
    while bench.host.acknowledge() { seen.append(bench.displayed) }
    #expect(seen.first == "[a*|.]" && seen.last == "[c*|.]")
    #expect(!seen.contains("[b*|.]"), "\(seen)")
    #expect(bench.tree == bench.shown)
    #expect(navigations.allSatisfy { $0.currentOutcome != nil })
    #expect(bench.host.misfits.isEmpty)
  }
}
