import Testing
import Waymark
import WaymarkTesting

/// How stores take over what they are told.
@MainActor @Suite("Answers of stores")
struct StoreAnswerTests {
  @Test func aStoreThatMakesSomethingElseOfItLeadsTheRouterThere() {
    let bench = Bench(.home)
    let store = PlainStore(.home)
    store.reduce = { RouteTree($0.root) }
    let binding = bench.router.bind(to: store)
    bench.router.present(.m)
    #expect(store.description == "[home]")
    #expect(bench.tree == "[home]")
    #expect(bench.displayed == "[home]")
    binding.cancel()
  }

  @Test func aStoreThatTakesOverLaterIsNoWish() {
    let bench = Bench(.home)
    let store = PlainStore(.home)
    store.isLate = true
    let binding = bench.router.bind(to: store)
    bench.router.push(.a)
    bench.router.push(.b)
    bench.host.clearRequests()
    store.process()
    #expect(bench.tree == "[home a b]")
    #expect(store.description == "[home a b]")
    #expect(bench.host.log.isEmpty, "nothing goes back to what the store holds for a moment")
    #expect(store.sent == ["[home a]", "[home a b]"])
    binding.cancel()
  }

  @Test func aStoreThatIgnoresWhatItIsSentIsNotAskedOverAndOver() {
    let bench = Bench(.home)
    let store = PlainStore(.home)
    store.reduce = { _ in RouteTree(.home) }
    let binding = bench.router.bind(to: store)
    bench.router.addGuard { $0.destination.route == .home ? .block("no way back") : .allow }
    bench.router.push(.a)
    #expect(bench.tree == "[home a]")
    #expect(store.sent.count == 17, "sixteen times in a row it is told once more")
    binding.cancel()
  }

  @Test func aModelIsFollowedOnTheNextTurnAndFollows() async {
    let bench = Bench(.home)
    let model = PlaceModel(.home)
    let binding = bench.router.bind(to: model, \.tree)
    model.tree = stack(.home, .a)
    model.tree = stack(.home, .b)
    await Task.yieldRepeatedly(10)
    #expect(bench.tree == "[home b]")
    bench.router.push(.c)
    #expect(model.tree.description == "[home b c]")
    await Task.yieldRepeatedly(10)
    #expect(model.changes == ["[home a]", "[home b]", "[home b c]"])
    #expect(bench.host.log.count == 2)
    binding.cancel()
  }

  @Test func aModelBoundNoLongerIsLetGoOf() async {
    let bench = Bench(.home)
    weak var model: PlaceModel?
    var binding: Registration?
    do {
      let made = PlaceModel(.home)
      model = made
      binding = bench.router.bind(to: made, \.tree)
    }
    #expect(model != nil)
    #expect(binding != nil)
    binding?.cancel()
    #expect(model == nil)
  }
}
