import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Hosts that move one element at a time")
struct SingleStepScreenTests {
  /// Takes out what lies below the top, and puts something above it.
  @discardableResult
  private func exchange(_ bench: Bench) -> Navigation<Place> {
    bench.router.edit { editor in
      editor.remove(bench.entry(.a))
      editor.push(.c)
    }
  }

  @Test func whatIsTakenAwayToReachWhatIsBelowKeepsItsScreen() {
    let tree = RouteTree(.stack(RouteStack(root: Place.home, pushed: [.a, .b])))
    let bench = Bench(tree, stackSteps: .single)
    let screen = bench.screen(.b)
    var isAsked = false
    let veto = screen.onLeave {
      isAsked = true
      return .block("no")
    }
    defer { veto.cancel() }
    let edit = exchange(bench)
    #expect(edit.currentOutcome == .completed)
    #expect(bench.host.log.contains("pop b"))
    #expect(bench.shown == "[home b c]")
    bench.router.pop()
    #expect(screen.phase == .appeared)
    #expect(bench.router.pop().currentOutcome == .blocked("no"))
    #expect(isAsked)
  }

  @Test func aScreenEndsThatIsClosedWhileItIsAway() {
    let tree = RouteTree(.stack(RouteStack(root: Place.home, pushed: [.a, .b])))
    let bench = Bench(tree, stackSteps: .single)
    let screen = bench.screen(.b)
    bench.host.answer = .later
    exchange(bench)
    bench.host.acknowledge()
    #expect(bench.host.log.first == "pop b")
    bench.router.popToRoot()
    bench.host.acknowledgeAll()
    #expect(screen.phase == .removed)
    #expect(bench.shown == "[home]")
  }
}
