import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Results")
struct ResultErrorTests {
  @Test func aScreenClosedByTheUserReturnsNil() async throws {
    let bench = Bench(.home)
    let navigation = bench.router.present(.m)
    let result = Task { try await navigation.result(as: Int.self) }
    await Task.yieldRepeatedly(10)
    bench.host.userCloses(bench.entry(.m))
    #expect(try await result.value == nil)
  }

  @Test func aValueOfAnotherTypeIsATypedError() async throws {
    let bench = Bench(.home)
    let navigation = bench.router.present(.m)
    bench.screen(.m).close(returning: "seven")
    await #expect(throws: ResultError.wrongType(expected: "Int", returned: "String")) {
      try await navigation.result(as: Int.self)
    }
    #expect(try await navigation.result(as: String.self) == "seven")
  }

  @Test func blockedIsATypedError() async throws {
    let bench = Bench(.home)
    bench.router.addGuard { _ in .block("closed") }
    let navigation = bench.router.present(.m)
    await #expect(throws: ResultError.blocked("closed")) { try await navigation.result(as: Int.self) }
  }

  @Test func supersededIsATypedError() async throws {
    let bench = Bench(.home)
    let gate = GuardGate()
    let registration = bench.router.addGuard { _ in await gate.wait() }
    let navigation = bench.router.present(.m)
    let result = Task { try await navigation.result(as: Int.self) }
    await Task.yieldRepeatedly { gate.count == 1 }
    registration.cancel()
    let newer = bench.router.push(.a)
    await #expect(throws: ResultError.superseded(by: newer.id)) { try await result.value }
    gate.open(.allow)
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
