import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Results")
struct ResultErrorTests {
  @Test func aScreenClosedByTheUserReturnsNil() async throws {
    let bench = Bench(.home)
    let result = Task { try await bench.router.ask(Question<Place, Int>(.m, as: .sheet)) }
    await Task.yieldRepeatedly { bench.shown == "[home] {m}" }
    bench.host.userCloses(bench.entry(.m))
    #expect(try await result.value == nil)
  }

  @Test func theScreenBelowGetsWhatIsReturnedThoughNobodyAwaits() {
    // As after a restart: the modal is in the first tree, and no navigation opened it.
    let bench = Bench(RouteTree(.stack(.home, .a), modals: [Modal(.sheet, [.m])]))
    var returned: [Int] = []
    bench.screen(.a).onReturn(Int.self) { returned.append($0) }
    bench.screen(.home).onReturn(Int.self) { _ in Issue.record("not the screen below") }
    bench.screen(.m).close(returning: 7)
    #expect(returned == [7])
    #expect(bench.shown == "[home a]")
  }
}
