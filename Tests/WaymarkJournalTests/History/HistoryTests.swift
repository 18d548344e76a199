import Testing
import Waymark
import WaymarkJournal
import WaymarkTesting

/// The trees of a history, moment by moment.
@MainActor @Suite("A history's moments")
struct HistoryTests {
  private let bench = Bench(.home)
  private let history: History<Place>

  init() { history = bench.router.keepHistory() }

  private var trees: [String] { history.moments.map { history.tree(at: $0.id)?.description ?? "nothing" } }

  @Test func aRouterKeepsNoneUntilItIsAsked() {
    let other = Bench(.home)
    #expect(other.router.history == nil)
    #expect(other.router.keepHistory() === other.router.history)
  }

  @Test func everyChangeIsAMoment() {
    bench.router.push(.a)
    bench.router.present(.m)
    bench.router.set(RouteTree(.home))
    bench.router.pop()
    #expect(trees == ["[home]", "[home a]", "[home a] {m}", "[home]"])
    #expect(history.moments.map(\.cause) == [.start, .navigation, .navigation, .navigation])
    #expect(history.moments.map(\.id) == [1, 2, 3, 4])
    #expect(history.now.id == 4 && history.current.id == 4)
  }

  @Test func whatTheUserDidAndWhatWentBackAreMomentsToo() {
    bench.router.push(.a)
    bench.host.userCloses(bench.entry(.a))
    bench.host.answer = .later
    bench.router.push(.b)
    bench.frustrateStep(isGivenUp: true)
    #expect(trees == ["[home]", "[home a]", "[home]", "[home b]", "[home]"])
    #expect(history.moments.map(\.cause) == [.start, .navigation, .user, .navigation, .takenBack])
  }

  @Test(arguments: 1...5)
  func theOldestAreLetGoOf(limit: Int) {
    let bench = Bench(.home)
    let history = bench.router.keepHistory(limit: limit)
    for number in 1...20 { bench.router.push(.item(number)) }
    #expect(history.moments.map(\.id) == Array((22 - limit)...21))
    #expect(history.tree(at: 21) == bench.router.tree)
    #expect(history.tree(at: 21 - limit) == nil)
    #expect(history.go(to: 21 - limit) == nil && history.go(to: 22) == nil)
  }

  @Test func treesAreTheVeryTrees() {
    var kept = [bench.router.tree]
    bench.router.onEvent { [router = bench.router] event in
      if case .committed = event.kind { kept.append(router.tree) }
    }
    bench.router.push(.a)
    bench.router.present(Modal(.sheet, RouteStack(root: .m, pushed: [.n])))
    bench.router.update(bench.entry(.n), to: .o)
    bench.router.setRoot(
      .tabs(RouteTabs(RouteTab(.a), RouteTab(.b), selectedKey: .b)))
    bench.router.select(.a)
    #expect(history.moments.map { history.tree(at: $0.id) } == kept)
  }

  @Test func changesAreTold() {
    var count = 0
    history.onChange { count += 1 }
    bench.router.push(.a)
    bench.host.userCloses(bench.entry(.a))
    history.go(to: 2)
    history.backToNow()
    #expect(count == 4)
  }
}
