import Observation
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
    #expect(store.notation == "[home]")
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
    #expect(store.notation == "[home a b]")
    #expect(bench.host.log.isEmpty, "nothing goes back to what the store holds for a moment")
    #expect(store.sent == ["[home a]", "[home a b]"])
    binding.cancel()
  }

  @Test func aStoreThatTakesOverLaterIsToldOfTheWayBack() {
    let bench = Bench(.home)
    let store = PlainStore(.home)
    store.isLate = true
    let binding = bench.router.bind(to: store)
    bench.router.push(.a)
    bench.router.pop()
    store.process()
    #expect(bench.tree == "[home]")
    #expect(store.notation == "[home]")
    binding.cancel()
  }

  @Test(arguments: [1, 32, 33, 200])
  func aTreeThatAStoreWasSentIsNoWishHoweverFarItIsBehind(sent: Int) {
    let bench = Bench(.home)
    let store = PlainStore(.home)
    store.isLate = true
    let binding = bench.router.bind(to: store)
    for number in 0..<sent { bench.router.replaceTop(with: .item(number)) }
    #expect(store.sent.count == sent)
    store.want(.item(0))
    #expect(bench.tree == "[\(sent - 1)]")
    binding.cancel()
  }

  @Test func aWishOfALateStoreIsFollowedByWhatItWasSentBefore() {
    let bench = Bench(.home)
    let store = PlainStore(.home)
    store.isLate = true
    let binding = bench.router.bind(to: store)
    bench.router.push(.a)
    store.want(.home, .c)
    #expect(bench.tree == "[home c]")
    store.process()
    store.process()
    #expect(store.notation == bench.tree)
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

  @Test func subscribersThatNavigateInAnswerAreFollowed() {
    let bench = Bench(.home)
    let store = PlainStore(.home)
    let binding = bench.router.bind(to: store)
    let end = store.subscribe { if store.tree.root.visibleElement == .a { bench.router.push(.b) } }
    store.want(.home, .a)
    #expect(bench.tree == "[home a b]")
    #expect(store.notation == "[home a b]")
    end()
    binding.cancel()
  }

  @Test func aStoreThatNavigatesAsItTakesBackItsWishIsKnownToBeBehind() {
    let bench = Bench(.home)
    let store = PlainStore(.home)
    let binding = bench.router.bind(to: store)
    bench.router.addGuard { $0.destination.route == .a ? .block("no") : .allow }
    let end = store.subscribe {
      guard store.notation == "[home]", !store.isLate else { return }
      store.isLate = true
      bench.router.push(.b)
    }
    store.want(.home, .a)
    bench.router.push(.c)
    #expect(store.sent == ["[home]", "[home b]", "[home b c]"])
    bench.host.clearRequests()
    store.process()
    #expect(bench.host.log.isEmpty, "nothing goes back to what the store holds for a moment")
    #expect(bench.tree == "[home b c]")
    #expect(store.notation == "[home b c]")
    end()
    binding.cancel()
  }

  // MARK: Models

  @Test func aModelIsFollowedOnTheNextTurnAndFollows() async {
    let bench = Bench(.home)
    let model = PlaceModel(.home)
    let binding = bench.router.bind(to: model, \.tree)
    model.tree = stack(.home, .a)
    model.tree = stack(.home, .b)
    await Task.yieldRepeatedly(10)
    #expect(bench.tree == "[home b]")
    bench.router.push(.c)
    #expect(model.tree.notation == "[home b c]")
    await Task.yieldRepeatedly(10)
    #expect(model.changes == ["[home a]", "[home b]", "[home b c]"])
    #expect(bench.host.log.count == 2)
    binding.cancel()
  }

  @Test func aModelsChangeThatIsNotToldYetGoesBeforeWhatTheRouterDid() async {
    let bench = Bench(.home)
    let model = PlaceModel(.home)
    let binding = bench.router.bind(to: model, \.tree)
    model.tree = stack(.home, .a)
    bench.router.push(.b)
    await Task.yieldRepeatedly(10)
    #expect(bench.tree == "[home a]")
    #expect(model.tree.notation == "[home a]")
    #expect(model.changes == ["[home a]"])
    binding.cancel()
  }

  @Test func aModelThatChangesAndBackWantsNothing() async {
    let bench = Bench(.home)
    let model = PlaceModel(.home)
    let binding = bench.router.bind(to: model, \.tree)
    model.tree = stack(.home, .a)
    model.tree = stack(.home)
    await Task.yieldRepeatedly(10)
    model.tree = stack(.home)
    await Task.yieldRepeatedly(10)
    #expect(bench.tree == "[home]")
    #expect(bench.host.log.isEmpty)
    model.tree = stack(.home, .b)
    await Task.yieldRepeatedly(10)
    #expect(bench.tree == "[home b]", "it is still observed")
    binding.cancel()
  }

  @Test func aModelsChangesWhileTheRouterWorksAreNotEchoed() async {
    let bench = Bench(.home)
    let model = PlaceModel(.home)
    let binding = bench.router.bind(to: model, \.tree)
    var isDone = false
    let observation = bench.router.didNavigate { _ in
      guard !isDone else { return }
      isDone = true
      model.tree = stack(.home, .b)
      bench.router.push(.c)
    }
    bench.router.push(.a)
    await Task.yieldRepeatedly(10)
    #expect(bench.tree == "[home b]")
    #expect(model.tree.notation == "[home b]")
    #expect(model.changes == ["[home a]", "[home b]"])
    observation.cancel()
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

  @Test func aStoreThatTakesOverLaterIsFollowedOnlyAsFarAsItHasCome() {
    let bench = Bench(.home)
    let store = PlainStore(.home)
    store.isLate = true
    let binding = bench.router.bind(to: store)
    bench.router.push(.a)
    bench.router.replaceTop(with: .b)
    bench.router.replaceTop(with: .a)
    bench.router.push(.c)
    bench.host.clearRequests()
    store.process()
    #expect(bench.host.log.isEmpty, "what it was sent twice is not its own wish in between")
    #expect(bench.tree == "[home a c]")
    #expect(store.notation == "[home a c]")
    binding.cancel()
  }

  @Test func aStoreIsToldWhatComesBeforeItsOwnWishIsShown() {
    let bench = Bench(.home, answering: .later)
    let store = PlainStore(.home)
    let binding = bench.router.bind(to: store)
    store.want(.home, .a)
    bench.router.push(.b)
    #expect(store.notation == "[home a b]")
    bench.host.acknowledgeAll()
    #expect(bench.shown == "[home a b]")
    binding.cancel()
  }

  /// A store that says that it stays where it is, goes elsewhere and says so only later.
  private final class EvasiveStore: TreeStore {
    private(set) var tree = RouteTree(Place.home)
    private var subscriber: (@MainActor () -> Void)?

    func send(_ tree: RouteTree<Place>) {
      say()
      self.tree = stack(.home, .b)
    }

    func say() { subscriber?() }

    func subscribe(_ onChange: @escaping @MainActor () -> Void) -> @MainActor () -> Void {
      subscriber = onChange
      return { [weak self] in self?.subscriber = nil }
    }
  }

  @Test func aStoreThatGoesElsewhereIsFollowed() {
    let bench = Bench(.home)
    let store = EvasiveStore()
    let binding = bench.router.bind(to: store)
    bench.router.push(.a)
    store.say()
    #expect(bench.tree == "[home b]")
    binding.cancel()
  }
}
