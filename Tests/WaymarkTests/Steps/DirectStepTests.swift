import Testing
import Waymark
import WaymarkTesting

/// Such a change is committed as the one step that it is, without comparing trees, and the host must not be able to tell.
@MainActor @Suite("A route that is updated or a tab that is selected in one step")
struct DirectStepTests {
  private nonisolated static let tabs = RouteTabs<Place>(
    RouteTab(.a, [.a, .b]), RouteTab(.c, [.c, .d]),
    RouteTab(.home, .tabs(RouteTabs(RouteTab(.a, [.o]), RouteTab(.b, [.home])))),
    selectedKey: .c)

  private nonisolated static let trees: [RouteTree<Place>] = [
    RouteTree(.stack([.home, .a, .b])),
    RouteTree(.tabs(tabs)),
    RouteTree(.tabs(tabs), modals: [Modal(.sheet, [.m, .n])]),
    RouteTree(
      .stack([.home]), modals: [Modal(.sheet, .tabs(tabs)), Modal(.sheet, [.m, .n])]),
    RouteTree(.stack([.home]), modals: [Modal(.sheet, [.m]), Modal(.sheet, .tabs(tabs))]),
    RouteTree(columns(front: 1)), RouteTree(columns(front: 0), modals: [Modal(.sheet, [.m])]),
  ]

  private nonisolated static func columns(front: Int) -> Container<Place> {
    let columns = RouteColumns<Place>(places: 3, filled: [.tabs(tabs), .stack([.e, .m])], front: front)
    return columns.map { .columns($0) } ?? .stack([.home])
  }

  /// Checks that a verb is shown with the steps that lead from the tree before it to the one after it.
  private func check(_ tree: RouteTree<Place>, _ act: (Router<Place>) -> Void) {
    let bench = Bench(tree)
    let before = bench.router.tree
    act(bench.router)
    let found = Array(before.steps(to: bench.router.tree))
    #expect(bench.host.steps.map(\.step) == found)
    #expect(bench.router.shown == bench.router.tree)
    #expect(bench.host.misfits.isEmpty)
  }

  @Test(arguments: trees) func anUpdateIsTheStepThatADifferenceIs(_ tree: RouteTree<Place>) {
    var places: [Place] = []
    tree.forEachElement { places.append($0) }
    for number in places.indices {
      check(tree) { router in
        var ids: [EntryID] = []
        router.tree.forEachElement { ids.append($0.id) }
        #expect(router.update(ids[number], to: .item(number)).currentOutcome == .completed)
        #expect(router.tree.entry(ids[number])?.route == .item(number))
        #expect(router.update(ids[number], to: .item(number)).currentOutcome == .unchanged)
      }
    }
    check(tree) { router in
      #expect(router.update(EntryID(rawValue: 999), to: .a).currentOutcome == .unchanged)
    }
  }

  @Test(arguments: trees) func aSelectionIsTheStepThatADifferenceIs(_ tree: RouteTree<Place>) {
    for key in [Place.a, .b, .c, .home, .search] {
      check(tree) { router in
        var wanted = router.tree
        let isThere = wanted.path(ofTab: key) != nil
        let changes = wanted.select(key)
        let navigation = router.select(key)
        let outcome: NavigationOutcome = changes ? .completed : isThere ? .unchanged : .failed(.notThere)
        #expect(navigation.currentOutcome == outcome)
        #expect(router.tree == wanted)
      }
    }
  }

  @Test func neitherComparesRoutesThatStay() throws {
    let counter = Counter()
    func stack(_ numbers: Range<Int>) -> RouteStack<Counted> {
      let routes = numbers.map { Counted(number: $0, counter: counter) }
      return RouteStack(root: routes[0], pushed: Array(routes.dropFirst()))
    }
    let tabs = try #require(
      RouteTabs(
        checking: [
          RouteTab(Counted(number: 0, counter: counter), .stack(stack(0..<1000))),
          RouteTab(Counted(number: 1, counter: counter), .stack(stack(1000..<2000))),
        ]))
    let router = Router(
      RouteTree(.tabs(tabs)), configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    router.host.attach(RecordingHost<Counted>())
    #expect(router.shown != nil)
    let top = router.tree.visibleElement.id
    counter.count = 0
    #expect(router.select(Counted(number: 1, counter: counter)).currentOutcome == .completed)
    #expect(router.select(Counted(number: 0, counter: counter)).currentOutcome == .completed)
    #expect(router.update(top, to: Counted(number: -1, counter: counter)).currentOutcome == .completed)
    #expect(counter.count < 100)
  }
}

/// A route that counts how often it is compared.
private struct Counted: Route {
  let number: Int
  let counter: Counter

  static func == (one: Counted, other: Counted) -> Bool {
    one.counter.count += 1
    return one.number == other.number
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

// One test uses it on one thread.
private final class Counter: @unchecked Sendable {
  var count = 0
}
