import Testing
import WaymarkState

@Suite("Tabs that are not valid")
struct RejectedTabsTests {
  @Test func aKeyThatIsThereTwiceIsNamed() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RouteTabs<Place>(RouteTab(.home), RouteTab(.item(5)), RouteTab(.item(5)))
    }
    #expect(text(result).contains("Two tabs have the key item(5)"))
  }

  @Test func aSelectedKeyThatNoTabHasIsNamed() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = RouteTree<Place>(tabs: RouteTab(.home), selectedKey: .search)
    }
    #expect(text(result).contains("No tab has the key search"))
  }

  private func text(_ result: ExitTest.Result?) -> String {
    String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
  }
}
