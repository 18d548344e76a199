import Testing
import Waymark
import WaymarkJournal
import WaymarkTesting

/// Going to a moment of the past, and what becomes of now meanwhile.
@MainActor @Suite("Travelling through a history")
struct TravelTests {
  private let bench = Bench(.home)
  private let history: History<Place>
  private var router: Router<Place> { bench.router }

  init() { history = bench.router.keepHistory() }

  @Test func nobodyIsAsked() {
    router.push(.a)
    bench.screen(.a).onLeave { _ in .stay("unsaved") }
    router.addGuard { _ in .block("no") }
    history.go(to: 1)
    #expect(bench.shown == "[home]")
    history.go(to: 2)
    #expect(bench.shown == "[home a]")
  }

  @Test func screensAreMadeAnewAndTheOldRefuseForGood() {
    bench.noteLife()
    router.push(.a)
    let old = bench.screen(.a)
    let task = old.task { while !Task.isCancelled { await Task.yield() } }
    bench.clearLife()
    history.go(to: 1)
    #expect(bench.life == ["a removed"] && task.isCancelled)
    history.backToNow()
    #expect(bench.life == ["a removed", "a created", "a appeared"])
    #expect(old.push(.b).currentOutcome == .failed(.screenGone))
    #expect(old.close().currentOutcome == .unchanged)
    #expect(old.finishDetour().currentOutcome == .unchanged)
    #expect(bench.shown == "[home a]")
    bench.screen(.a).push(.b)
    #expect(bench.shown == "[home a b]")
  }

  @Test func whatTheUserDoesGoesOnFromThere() {
    router.push(.a)
    router.push(.b)
    router.popToRoot()
    history.go(to: 3)
    bench.host.userCloses(bench.entry(.b))
    #expect(bench.tree == "[home a]" && bench.shown == "[home a]" && !history.isTravelling)
    #expect(history.moments.map(\.cause).last == .user)
    #expect(history.tree(at: history.now.id) == router.tree)
  }

  @Test func whatIsBeingDecidedIsSuperseded() async {
    let gate = GuardGate()
    router.push(.b)
    bench.think(aboutPushing: .a, at: gate)
    let undecided = router.push(.a)
    await Task.yieldRepeatedly { gate.count == 1 }
    let behind = router.push(.c, options: NavigationOptions(priority: .background))
    let travel = history.go(to: 1)
    #expect(travel?.currentOutcome == .completed && bench.shown == "[home]")
    #expect(undecided.currentOutcome == travel.map { .superseded(by: $0.id) })
    #expect(behind.currentOutcome == travel.map { .superseded(by: $0.id) })
    gate.open(.allow)
    await Task.yieldRepeatedly(20)
    #expect(history.isTravelling && bench.shown == "[home]")
  }

  @Test func aStoreKeepsNow() {
    let store = PlainStore(.home)
    router.bind(to: store)
    router.push(.a)
    let sent = store.sent.count
    history.go(to: 1)
    #expect(store.description == "[home a]" && store.sent.count == sent)
    history.backToNow()
    #expect(store.description == "[home a]" && store.sent.count == sent)
    history.go(to: 1)
    router.push(.b)
    #expect(store.description == "[home b]")
    history.go(to: 2)
    store.want(.home, .c)
    #expect(bench.shown == "[home c]" && store.description == "[home c]" && !history.isTravelling)
  }
}
