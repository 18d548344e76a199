import Testing
import Waymark
import WaymarkTesting

@MainActor @Suite("Closing the modal around a screen")
struct CloseModalTests {
  @Test func aScreenDeepInAModalClosesItWithAResult() {
    let bench = Bench(.home)
    var heard: [Int] = []
    bench.screen(.home).onReturn(Int.self) { heard.append($0) }
    bench.router.present(Modal(.sheet, [.m, .a, .b]))
    bench.screen(.b).closeModal(returning: 7)
    #expect(bench.shown == "[home]")
    #expect(heard == [7])
  }

  @Test func aScreenPresentsAModalWithAStackAndClosesItWhole() {
    let bench = Bench(.home)
    bench.screen(.home).present(Modal(.sheet, [.m, .a]))
    #expect(bench.shown == "[home] {m a}")
    bench.screen(.a).dismiss()
    #expect(bench.shown == "[home]")
  }

  @Test func outsideAModalNothingHappens() {
    let bench = Bench(.home)
    bench.router.push(.a)
    let navigation = bench.screen(.a).closeModal(returning: 7)
    #expect(navigation.currentOutcome == .unchanged)
    #expect(bench.shown == "[home a]")
  }
}
