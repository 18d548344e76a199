import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Results of what takes a screen's place")
struct ReplacementResultTests {
  @Test func whatIsReplacedInAHiddenTabReturns() async throws {
    let bench = Bench(RouteTree(tabs: RouteTab(.home), RouteTab(.search, [.search, .a])))
    let navigation = bench.screen(.a).replaceTop(with: .b)
    bench.screen(.b).close(returning: 5)
    #expect(try await navigation.result(as: Int.self) == 5)
  }

  @Test func whatIsReplacedReturnsAndNotTheColumnInFrontThatComesAnewWithIt() async throws {
    let bench = Bench.columns([.home], [.item(1)], [.b], places: 3)
    let navigation = bench.screen(.item(1)).replaceTop(with: .item(2))
    #expect(bench.shown == "[home|2|b*]")
    bench.screen(.b).close(returning: 3)
    bench.screen(.item(2)).close(returning: 5)
    #expect(try await navigation.result(as: Int.self) == 5)
  }

  /// A modal that gets another root is presented anew, with entries that are all new.
  @Test func theRootOfAModalWithTabsReturnsToWhoReplacedIt() async throws {
    let bench = Bench(.home)
    bench.router.present(
      Modal(.sheet, .tabs(RouteTabs(RouteTab(.a), RouteTab(.b, [.b, .item(1)])))))
    let navigation = bench.screen(.a).replaceTop(with: .m)
    #expect(navigation.currentOutcome == .completed)
    let result = Task { try await navigation.result(as: Int.self) }
    await Task.yieldRepeatedly(10)
    bench.screen(.m).close(returning: 5)
    #expect(try await result.value == 5)
  }
}
