import Testing
import Waymark
import WaymarkTesting

/// What was wanted in a column is done there after a detour that came over it.
@MainActor @Suite("Detours over columns")
struct ColumnDetourTests {
  private let isSignedIn = Box(false)

  private func bench(_ tree: RouteTree<Place>, _ detour: Intent<Place>) -> Bench {
    let bench = Bench(tree) { $0 == .signIn ? .column(1) : .push }
    bench.router.addGuard { [isSignedIn] proposal in
      guard !isSignedIn.value, proposal.entering.contains(where: { $0.route == .c }) else { return .allow }
      return .detour(to: detour)
    }
    return bench
  }

  @Test func besideWhatIsSeenItIsClosedAsBefore() {
    let bench = bench(RouteTree(columns: [.home], [.b]), .present(.signIn, as: .sheet))
    bench.router.push(.c)
    bench.router.edit { $0.push(.d, at: .branches(0)) }
    isSignedIn.value = true
    bench.router.finishDetour()
    #expect(bench.shown == "[home d|b c*]")
  }
}
