import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Reasons to block")
struct BlockReasonTests {
  @Test func aReasonMayHaveValuesInIt() {
    let bench = Bench(.home)
    let count = 3
    bench.router.addGuard { _ in .block("\(count) changes are not saved") }
    #expect(bench.router.push(.a).currentOutcome == .blocked("3 changes are not saved"))
  }

  @Test func aReasonMayBePlainText() {
    #expect(("no" as BlockReason).message == "no")
    #expect(BlockReason("no") == "no")
  }
}
