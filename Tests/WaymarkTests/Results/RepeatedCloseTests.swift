import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Results of screens that are closed twice, and whom they are for")
struct RepeatedCloseTests {
  @Test func aSecondCloseWhileTheSheetSlidesLosesNothing() async throws {
    let bench = Bench(.home)
    let result = Task { try await bench.router.ask(Question<Place, Int>(.m, as: .sheet)) }
    await Task.yieldRepeatedly { bench.shown == "[home] {m}" }
    bench.host.answer = .later
    let screen = bench.screen(.m)
    let first = screen.close(returning: 7)
    let second = screen.close(returning: 8)
    #expect(second === first)
    bench.host.acknowledgeAll()
    #expect(first.currentOutcome == .completed)
    #expect(try await result.value == 7)
  }

  @Test func aCloseThatWasRefusedReturnsNothingLater() async throws {
    let bench = Bench(.home)
    let result = Task { try await bench.router.ask(Question<Place, Int>(.m, as: .sheet)) }
    await Task.yieldRepeatedly { bench.shown == "[home] {m}" }
    let objection = bench.screen(.m).onLeave { _ in .stay("unsaved") }
    #expect(bench.screen(.m).close(returning: 7).currentOutcome == .blocked("unsaved"))
    objection.cancel()
    bench.screen(.m).close()
    #expect(try await result.value == nil)
  }

  @Test func aCloseThatCouldNotBeShownReturnsNothingLater() async throws {
    let bench = Bench(.home)
    let result = Task { try await bench.router.ask(Question<Place, Int>(.m, as: .sheet)) }
    await Task.yieldRepeatedly { bench.shown == "[home] {m}" }
    bench.host.script = [.error(Trouble()), .error(Trouble())]
    bench.screen(.m).close(returning: 7)
    #expect(bench.tree == "[home] {m}")
    bench.router.dismiss()
    #expect(try await result.value == nil)
  }

  @Test func aCloseThatComesAfterAnotherHasTakenTheScreenAwayReturnsNothing() async throws {
    let bench = Bench(.home)
    let result = Task { try await bench.router.ask(Question<Place, Int>(.a, as: .push)) }
    await Task.yieldRepeatedly { bench.shown == "[home a]" }
    var isAsked = false
    let gate = bench.router.addGuard { _ in
      defer { isAsked = true }
      return isAsked ? .allow : .detour(to: .present(.signIn, as: .sheet))
    }
    let first = bench.screen(.a).close(returning: 7)
    #expect(bench.tree == "[home a] {signIn}")
    bench.host.answer = .later
    bench.router.close(bench.entry(.a))
    // It closes what the detour opened, and finds nothing else to close.
    bench.router.finishDetour()
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home]")
    #expect(first.currentOutcome == .unchanged)
    #expect(try await result.value == nil)
    gate.cancel()
  }

  @Test func aResultGoesToThePresenterThoughTheTabBelowHasChanged() throws {
    let bench = Bench(
      RouteTree(
        .tabs(
          RouteTabs(
            RouteTab(.a, .stack([.a])), RouteTab(.b, .stack([.b]))))))
    var heard: [String] = []
    for place in [Place.a, .b] {
      bench.screen(place).onReturn(Int.self) { heard.append("\(place) \($0)") }
    }
    bench.screen(.a).present(.m)
    bench.router.select(.b)
    bench.screen(.m).close(returning: 7)
    #expect(heard == ["a 7"])
  }

  @Test func aResultArrivesThoughTheUserActsAsTheScreenGoes() throws {
    let bench = Bench(RouteTree(tabs: RouteTab(.a), RouteTab(.b)))
    var heard: [Int] = []
    bench.screen(.a).onReturn(Int.self) { heard.append($0) }
    bench.screen(.a).present(.m)
    let sheet = bench.entry(.m)
    bench.router.onEvent { [host = bench.host] event in
      if case .lifecycle(let entry, .removed) = event.kind, entry.id == sheet {
        host.userSelects(BranchPath.root.appending(branch: 1))
      }
    }
    bench.screen(.m).close(returning: 7)
    #expect(heard == [7])
  }

  @Test func aResultGoesToTheScreenBelowWhereThePresenterIsGone() throws {
    let bench = Bench(.home, .a)
    var heard: [String] = []
    bench.screen(.home).onReturn(Int.self) { heard.append("home \($0)") }
    bench.screen(.a).onReturn(Int.self) { heard.append("a \($0)") }
    bench.screen(.a).present(.m)
    bench.router.remove(bench.entry(.a))
    bench.screen(.m).close(returning: 7)
    #expect(heard == ["home 7"])
  }
}
