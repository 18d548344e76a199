import Testing
import WaymarkEventNames
import WaymarkTesting

@testable import Waymark

@MainActor @Suite("Guards and objections in columns")
struct ColumnGuardTests {
  private let isSignedIn = Box(true)
  private let asked = Box<[Place]>([])

  private func guarded(_ columns: RouteTree<Place>) -> Bench {
    let bench = Bench(columns)
    bench.router.addGuard("private", entering: \.isPrivate) { [isSignedIn, asked] request in
      asked.value.append(request.route)
      return isSignedIn.value ? .allow : .block("private")
    }
    return bench
  }

  @Test func guardsOfPlacesAreAskedAboutWhatComesAndWhatTheUserSelects() {
    let bench = guarded(RouteTree(columns: [.home], [.a]))
    bench.router.fill(.item(1), column: 1)
    #expect(asked.value == [.item(1)])
    bench.router.focusColumn(0)
    bench.host.userSelects(.branches(1))
    bench.router.host.columnsThatFit = 2
    #expect(
      asked.value == [.item(1), .item(1)], "the column that the user has selected is asked about afterwards")
    isSignedIn.value = false
    #expect(bench.router.fill(.item(2), column: 1).currentOutcome == .blocked(BlockReason("private")))
    #expect(bench.shown == "[home|1*]")
  }

  @Test(arguments: [
    (RouteTree<Place>(columns: [.home], [.item(1), .a]), "[home*|.]"),
    (RouteTree(columns: [.home], [.a, .item(1), .b]), "[home|a*]"),
    (RouteTree(columns: [.home, .item(1)], [.a], places: 3), "[home*|.|.]"),
    (RouteTree(columns: [.home], [.item(1)], [.a], places: 3, front: 0), "[home*|.|.]"),
    (RouteTree(columns: [.home], [.a], [.b, .item(2)], places: 3, front: 0), "[home*|a|b]"),
  ])
  func whatIsRefusedGoesWithWhatComesAfter(tree: RouteTree<Place>, left: String) {
    let bench = guarded(tree)
    bench.router.present(.m)
    isSignedIn.value = false
    bench.router.recheck()
    #expect(bench.shown == left + " {m}")
  }

  @Test func hiddenColumnsAreCutOnTheirOwn() {
    let columns = RouteColumns<Place>([.a], [.b, .item(1)], [.item(2)], places: 3, front: 0)
    let bench = guarded(
      RouteTree(tabs: RouteTab(.home), RouteTab(.search, .columns(columns))))
    isSignedIn.value = false
    bench.router.recheck()
    #expect(bench.shown == "(home*: [home] | search: [a*|b|.])")
    let root = RouteColumns<Place>([.item(1)], [.b])
    let other = guarded(RouteTree(tabs: RouteTab(.home), RouteTab(.search, .columns(root))))
    other.router.recheck()
    #expect(other.shown == "(home*: [home] | search: [1*|.])")
  }

  @Test func aRefusedFirstColumnIsARefusedRoot() {
    let bench = guarded(RouteTree(columns: [.item(1)], [.a]))
    isSignedIn.value = false
    let navigation = bench.router.recheck()
    #expect(navigation.currentOutcome == .failed(.rootRefused))
    #expect(bench.shown == "[1*|.]")
  }

  @Test func aTabWhoseFirstColumnIsRefusedMakesRoomForTheNearest() {
    let columns = Container<Place>.columns(RouteColumns([.item(1)], [.a]))
    let bench = guarded(
      RouteTree(tabs: RouteTab(.home), RouteTab(.search, columns), selectedKey: .search))
    isSignedIn.value = false
    bench.router.recheck()
    #expect(bench.shown == "(home*: [home] | search: [1*|.])")
  }

  @Test func aTabThatIsLeftHasAllItsColumnsAskedToLeave() {
    let columns = Container<Place>.columns(RouteColumns([.a], [.b], front: 0))
    let bench = Bench(
      RouteTree(tabs: RouteTab(.home), RouteTab(.search, columns), selectedKey: .search))
    var reasons: [String] = []
    bench.screen(.a).onLeave([.deselected]) { _ in
      reasons.append("a")
      return .allow
    }
    bench.screen(.b).onLeave([.deselected]) { _ in
      reasons.append("b")
      return .allow
    }
    bench.router.focusColumn(1)
    #expect(reasons == [])
    bench.router.select(.home)
    #expect(reasons == ["b", "a"])
  }

  @Test func aColumnThatGoesIsAskedFromTheTop() {
    let bench = Bench.columns([.home], [.item(1), .a], [.m], places: 3)
    var asked: [String] = []
    for place in [Place.home, .item(1), .a, .m] {
      bench.screen(place).onLeave { _ in
        asked.append("\(place)")
        return .allow
      }
    }
    bench.router.fill(.item(2), column: 1)
    #expect(asked == ["m", "a", "1"])
  }

  @Test func aFeaturesIntentsAreEmbedded() {
    let intents: [(Intent<ShopPlace>, Intent<Place>)] = [
      (.fill(1, .stack(.product), near: nil), .fill(1, .stack(.shop(.product)), near: nil)),
      (
        .clearColumns(from: 1, near: EntryID(rawValue: 2)), .clearColumns(from: 1, near: EntryID(rawValue: 2))
      ),
      (.focusColumn(1, near: nil), .focusColumn(1, near: nil)),
      (
        .focus(BranchAddress(modal: nil, keys: [.tab(.catalogue), .column(1)])),
        .focus(BranchAddress(modal: nil, keys: [.tab(.shop(.catalogue)), .column(1)]))
      ),
      (
        .setRoot(.columns(RouteColumns([.catalogue], [.product], places: 3, front: 0))),
        .setRoot(.columns(RouteColumns([.shop(.catalogue)], [.shop(.product)], places: 3, front: 0)))
      ),
    ]
    for (intent, expected) in intents {
      #expect("\(intent.embedded(Place.shop))" == "\(expected)")
      #expect(intent.embedded(Place.shop).isSame(as: expected))
    }
    for (one, other) in [(0, 1), (1, 2), (2, 3), (3, 4)] {
      #expect(!intents[one].0.isSame(as: intents[other].0))
    }
    #expect(!Intent<Place>.fill(1, .stack(.a), near: nil).isSame(as: .fill(2, .stack(.a), near: nil)))
    #expect(!Intent<Place>.fill(1, .stack(.a), near: nil).isSame(as: .fill(1, .stack(.b), near: nil)))
    #expect(
      !Intent<Place>.fill(1, .stack(.a), near: nil).isSame(
        as: .fill(1, .stack(.a), near: EntryID(rawValue: 1))))
    #expect(!Intent<Place>.clearColumns(from: 1, near: nil).isSame(as: .clearColumns(from: 2, near: nil)))
    #expect(
      !Intent<Place>.focusColumn(1, near: nil).isSame(as: .focusColumn(1, near: EntryID(rawValue: 1))))
  }
}

extension Place {
  fileprivate var isPrivate: Bool { if case .item = self { true } else { false } }
}
