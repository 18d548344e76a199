import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Stores that take over late what they are sent")
struct StoreFarBehindTests {
  @Test(arguments: [1, 32, 33, 200])
  func nothingIsTakenBackHoweverFarAStoreIsBehind(count: Int) {
    let bench = Bench(.home)
    let store = PlainStore(.home)
    store.isLate = true
    let binding = bench.router.bind(to: store)
    for number in 0..<count { bench.router.push(.item(number)) }
    let before = bench.router.tree
    bench.host.clearRequests()
    store.process()
    #expect(bench.host.log.isEmpty)
    #expect(bench.router.tree == before)
    #expect(store.tree == before.routes)
    binding.cancel()
  }
}
