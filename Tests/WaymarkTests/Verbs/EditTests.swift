import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Edits and dry runs")
struct EditTests {
  @Test func severalChangesAreOneNavigation() throws {
    let bench = Bench(.home, .a, .b)
    let navigation = bench.router.edit { tree in
      tree.popToRoot()
      tree.push(.c)
      tree.present(.m, as: .alert)
    }
    #expect(navigation.currentOutcome == .completed)
    try bench.host.expectSteps("swap a b -> c above 1", "present {alert: m}")
    #expect(bench.host.steps.map(\.isAnimated) == [false, true])
  }

  @Test func anEditThatChangesNothingIsUnchanged() {
    let bench = Bench(.home)
    #expect(bench.router.edit { _ in }.currentOutcome == .unchanged)
    #expect(
      bench.router.edit { tree in
        tree.push(.a)
        tree.pop()
      }.currentOutcome == .unchanged)
  }

  @Test func aDryRunSaysWhatTheHostWouldBeAskedForAndChangesNothing() throws {
    let bench = Bench(.home, .a)
    bench.router.addGuard { _ in .block("not asked") }
    let target = RouteTree(.stack(Place.home, .b), modals: [Modal(.sheet, [.m])])
    let steps = bench.router.steps(to: target).map(\.notation)
    #expect(steps == ["swap a -> b above 1", "present {m}"])
    #expect(bench.router.steps(to: bench.router.tree.routes).map(\.notation) == [])
    #expect(bench.tree == "[home a]")
    try bench.host.expectNothingElse()
  }

  @Test func aDryRunStartsFromWhatIsShown() {
    let bench = Bench(.home, answering: .later)
    bench.router.push(.a)
    #expect(bench.router.steps(to: RouteTree(.home, .a, .b)).map(\.notation) == ["push a b"])
  }

  @Test func navigatingInsideAnEditIsAProgrammerError() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let router = Router<Place>(.home)
        router.edit { _ in router.push(.a) }
      }
    }
  }

  @Test func reportingInsideAnEditIsAProgrammerError() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let router = Router<Place>(.home)
        router.edit { tree in router.report(.closed(tree.tree.visibleElement.id)) }
      }
    }
  }

  @Test func resumingInsideAnEditIsAProgrammerError() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let router = Router<Place>(.home)
        router.edit { _ in router.resume() }
      }
    }
  }

  @Test func attachingInsideAnEditIsAProgrammerError() async {
    await #expect(processExitsWith: .failure) {
      await MainActor.run {
        let router = Router<Place>(.home)
        router.edit { _ in router.detach() }
      }
    }
  }
}
