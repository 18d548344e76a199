import Testing
import WaymarkState

/// Edits of modals, tabs and columns of a tree say whether they changed it.
@Suite struct ContainerEditTests {
  @Test(arguments: [
    EditCase("a route", RouteTree(.a), "[a] {alert: b}") { $0.present(.b, as: .alert) },
    EditCase("a modal", three, "[a] {b} {fullScreen: c} {alert: d} {popover: c b}") {
      $0.present(Modal(.popover, [.c, .b]))
    },
    EditCase("the topmost", three, "[a] {b} {fullScreen: c}") { $0.dismiss() },
    EditCase("those above", three, "[a] {b}") { $0.dismiss(at: 1) },
    EditCase("all", three, "[a]") { $0.dismissAll() },
    EditCase("none", RouteTree(.a), nil) { $0.dismiss() || $0.dismissAll() },
    EditCase("one that is not there", three, nil) { $0.dismiss(at: 3) || $0.dismiss(at: -1) },
    EditCase("another root", .sample, "[c]") { $0.setRoot(.c) },
    EditCase("the same root below modals", three, "[a]") { $0.setRoot(.stack(.a)) },
    EditCase("the same root", RouteTree(.a), nil) { $0.setRoot(.a) },
  ])
  func modalsComeAndGo(_ edit: EditCase) { edit.check() }

  @Test(arguments: [
    EditCase("by key", .sample, "(home*: [a b] | search: ([d] | e*: [c a])) {e b}") { $0.select(.home) },
    EditCase("a nested one", hidden, "(home: [a b] | search*: ([d]* | e: [c a])) {e b}") { $0.select(.d) },
    EditCase("by path", .sample, "(home: [a b] | search*: ([d]* | e: [c a])) {e b}") {
      $0.select(.path(0, 1, 0))
    },
    EditCase("the outer one alone", hidden, "\(RouteTree<Place>.sample)") { $0.select(.path(0, 1, 1)) },
    EditCase("a column", columns, "[home*|a b|.]") { $0.select(.path(0, 0)) },
    EditCase("what is selected", .sample, nil) { $0.select(.search) || $0.select(.e) },
    EditCase("what is not there", .sample, nil) { $0.select(.profile) || $0.select(.path(0, 2)) },
    EditCase("what is no tab", .sample, nil) { $0.select(.path(1)) || $0.select(.path(0, 0, 0)) },
  ])
  func selectingATabSelectsThoseAroundIt(_ edit: EditCase) { edit.check() }

  @Test func theTopmostLayerAndTheInnermostVisibleTabsAreMeantFirst() {
    var tree = RouteTree<Place>.sample
    tree.present(Modal(.sheet, .tabs(RouteTabs(RouteTab(.search), RouteTab(.home)))))
    #expect(tree.path(ofTab: .home) == .path(2, 1))
    let inner = Container<Place>.tabs(RouteTabs(RouteTab(.home, [.a]), RouteTab(.d)))
    let tabs = [RouteTab(.home), RouteTab(.search, inner)]
    #expect(RouteTree(tabs: tabs, selectedKey: .search).path(ofTab: .home) == .path(0, 1, 0))
    #expect(RouteTree(tabs: tabs).path(ofTab: .home) == .path(0, 0))
    #expect(RouteTree(tabs: tabs).path(ofTab: .d) == .path(0, 1, 1))
    #expect(RouteTree(tabs: tabs).path(ofTab: .a) == nil)
  }

  @Test(arguments: [
    EditCase("first", .sample, "(profile: [c] | home: [a b] | search*: ([d] | e*: [c a])) {e b}") {
      $0.insertTab(RouteTab(.profile, [.c]), at: 0)
    },
    EditCase("inside", .sample, "(home: [a b] | search*: ([d] | e*: [c a] | [home])) {e b}") {
      $0.insertTab(RouteTab(.home), in: .path(0, 1))
    },
    EditCase("a key that is there", .sample, nil) { $0.insertTab(RouteTab(.home)) },
    EditCase("at no position", .sample, nil) { $0.insertTab(RouteTab(.profile), at: 3) },
    EditCase("in no tabs", .sample, nil) { $0.insertTab(RouteTab(.profile), in: .path(0, 0)) },
    EditCase("the selected one goes", .sample, "(home*: [a b]) {e b}") { $0.removeTab(.search) },
    EditCase("another goes", .sample, "(search*: ([d] | e*: [c a])) {e b}") { $0.removeTab(.home) },
    EditCase("none goes", .sample, nil) { $0.removeTab(.profile) || $0.removeTab(.home, in: .path(1)) },
    EditCase("the last stays", RouteTree(tabs: RouteTab(.a)), nil) { $0.removeTab(.a) },
  ])
  func tabsComeAndGo(_ edit: EditCase) { edit.check() }

  @Test(arguments: [
    EditCase("the next place", columns, "[home|a b|c*]") { $0.fill(.c, column: 2) },
    EditCase("the first empty place", RouteTree(columns: [.a], capacity: 3), "[a|b*|.]") {
      $0.fill(.b, column: 2)
    },
    EditCase("a filled place", columns, "[c*|.|.]") { $0.fill(.c, column: 0) },
    EditCase("what is there already", front, "[home|a b*|.]") { $0.fill(.stack(.a, .b), column: 1) },
    EditCase("below a modal", below, "[home|c*|.] {d}") { $0.fill(.c, column: 1) },
    EditCase("no place", columns, nil) { $0.fill(.c, column: 3) || $0.fill(.c, column: -1) },
    EditCase("no columns", RouteTree(.a), nil) { $0.fill(.c, column: 1) || $0.focusColumn(0) },
    EditCase("empty from the second", columns, "[home*|.|.]") { $0.clearColumns(from: 1) },
    EditCase("never the first", columns, "[home*|.|.]") { $0.clearColumns(from: -7) },
    EditCase("what is empty", columns, nil) { $0.clearColumns(from: 2) },
    EditCase("focus", columns, "[home*|a b|.]") { $0.focusColumn(0) },
    EditCase("focus what has it, or is empty", columns, nil) { $0.focusColumn(1) || $0.focusColumn(2) },
  ])
  func columnsAreFilledEmptiedAndFocused(_ edit: EditCase) { edit.check() }

  @Test func containersAreNotNestedDeeperThanPathsLead() {
    var deep = Container<Place>.stack(.a)
    for _ in 1..<BranchPath.maximumBranchCount { deep = .tabs(RouteTabs(RouteTab(.b, deep))) }
    var tree = RouteTree<Place>(tabs: RouteTab(.home))
    #expect(tree.insertTab(RouteTab(.d, deep)) == true)
    #expect(tree.insertTab(RouteTab(.e, .tabs(RouteTabs(RouteTab(.b, deep))))) == false)
    var columns = RouteTree<Place>(columns: [.a])
    #expect(columns.fill(.tabs(RouteTabs(RouteTab(.b, deep))), column: 1) == false)
    #expect(columns.fill(deep, column: 1) == true)
  }

  private static let three = RouteTree<Place>(
    .stack(.a), modals: [Modal(.sheet, [.b]), Modal(.fullScreen, [.c]), Modal(.alert, [.d])])
  private static let hidden = {
    var tree = RouteTree<Place>.sample
    tree.select(.home)
    return tree
  }()
  private static let columns = RouteTree<Place>(columns: [.home], [.a, .b], capacity: 3, front: 1)
  private static let front = RouteTree<Place>(columns: [.home], [.a, .b], capacity: 3, front: 0)
  private static let below = RouteTree<Place>(columns.root, modals: [Modal(.sheet, [.d])])
}
