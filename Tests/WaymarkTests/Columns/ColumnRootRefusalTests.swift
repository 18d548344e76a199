import Testing
import Waymark
import WaymarkTesting

/// A refused root of the first column takes the window's columns along, as refused tabs take each other; what the guard names is
/// the window's root then, or the first of its columns where it belongs in one.
@MainActor @Suite("The root of the first column refused")
struct ColumnRootRefusalTests {
  private let isSignedIn = Box(true)

  private func guarded(_ tree: RouteTree<Place>, _ decision: Decision<Place>) -> Bench {
    let bench = Bench(tree) { route in
      switch route {
      case .signIn: .column(0)
      case .terms: .column(1)
      case .m: .sheet
      default: .push
      }
    }
    bench.router.addGuard("private", entering: \.isPrivate) { [isSignedIn] _ in
      isSignedIn.value ? .allow : decision
    }
    return bench
  }

  private nonisolated static let columns = RouteTree<Place>(columns: [.item(1), .a], [.b], places: 3)
  private nonisolated static let tabs = RouteTree<Place>(
    tabs: RouteTab(.item(1), [.item(1), .a]), RouteTab(.item(2), [.item(2)]))

  @Test(arguments: [
    (Intent<Place>.push(.d), "[d] {c}", "[d] {c}"), (.replaceTop(with: .d), "[d]", "[d]"),
    (.present(.d, as: .sheet), "[d] {c}", "[d] {c}"), (.setRoot(.stack([.d])), "[d]", "[d]"),
    (.set(RouteTree(columns: [.d], [.e])), "[d|e*]", "[d|e*]"), (.show(.d), "[d] {c}", "[d] {c}"),
    (.show(.m), "[m] {c}", "[m] {c}"),
    (.show(.signIn), "[signIn*|.|.]", "[signIn] {c}"), (.show(.terms), "[terms]", "[terms] {c}"),
  ])
  func whatTheGuardNamesTakesItsPlace(intent: Intent<Place>, inColumns: String, inTabs: String) {
    for (tree, result) in [(Self.columns, inColumns), (Self.tabs, inTabs)] {
      isSignedIn.value = true
      let bench = guarded(tree, .redirect(to: intent))
      bench.router.present(.c)
      isSignedIn.value = false
      #expect(bench.router.recheck().currentOutcome == .completed)
      #expect(bench.shown == result)
    }
  }

  @Test(arguments: [
    Intent<Place>.push(.signIn), .present(.signIn, as: .sheet), .show(.signIn),
  ])
  func aDetourGivesTheColumnsBack(intent: Intent<Place>) {
    let bench = guarded(Self.columns, .detour(to: intent))
    let before = bench.shown
    isSignedIn.value = false
    let recheck = bench.router.recheck()
    #expect(recheck.currentOutcome == nil)
    #expect(["[signIn]", "[signIn*|.|.]"].contains(bench.shown))
    isSignedIn.value = true
    #expect(bench.router.finishDetour() === recheck)
    #expect(recheck.currentOutcome == .completed)
    #expect(bench.shown == before)
  }

  @Test(arguments: [
    Decision<Place>.block("private"), .redirect(to: .popToRoot),
  ])
  func withNothingInItsPlaceItStaysAlone(decision: Decision<Place>) {
    for (tree, result) in [(Self.columns, "[1*|.|.]"), (Self.tabs, "(1*: [1] | 2: [2])")] {
      isSignedIn.value = true
      let bench = guarded(tree, decision)
      isSignedIn.value = false
      #expect(bench.router.recheck().currentOutcome == .failed(.rootRefused))
      #expect(bench.shown == result)
    }
  }

  @Test(arguments: [
    // What columns are in goes as it does with a refused root of a stack.
    (
      #"a column"#, Container<Place>.stack(.home), Container<Place>.columns(RouteColumns([.item(1)], [.b])),
      "[home*|.]"
    ),
    ("a column's column", .stack(.home), nested(nested(.stack(.item(1)))), "[home*|.]"),
    ("above the root", .stack(.home), .columns(RouteColumns([.a, .item(1)], [.b])), "[home|[a*|.]*]"),
  ])
  func inAColumnItEmptiesThat(_: String, first: Container<Place>, second: Container<Place>, result: String) {
    let root = RouteColumns(places: 2, filled: [first, second])
    let bench = guarded(RouteTree(root.map(Container.columns) ?? first), .block("private"))
    isSignedIn.value = false
    #expect(bench.router.recheck().currentOutcome == .completed)
    #expect(bench.shown == result)
  }

  @Test func inAModalItDismissesThat() {
    let modal = Modal<Place>(.sheet, .columns(RouteColumns([.item(1)], [.b])))
    let bench = guarded(RouteTree(.stack(.home), modals: [modal]), .block("private"))
    isSignedIn.value = false
    #expect(bench.router.recheck().currentOutcome == .completed)
    #expect(bench.shown == "[home]")
  }

  private nonisolated static func nested(_ container: Container<Place>) -> Container<Place> {
    RouteColumns(places: 2, filled: [container]).map(Container.columns) ?? container
  }
}

extension Place {
  fileprivate var isPrivate: Bool { if case .item = self { true } else { false } }
}
