import Testing
import Waymark

@testable import WaymarkBindings

/// What a tab view writes to its selection.
@MainActor
struct SelectionWriteTests {
  private let stage = Stage(RouteTree(tabs: RouteTab("x"), RouteTab("y"), RouteTab("z")))

  private var tabs: TabsModel<Place> {
    get throws {
      guard case .tabs(let tabs)? = stage.host.root?.content else { throw CancellationError() }
      return tabs
    }
  }

  @Test func tapIsAnOrdinaryNavigation() {
    #expect(stage.views.tapTab(1))
    stage.expectRest("(x: [x] | y*: [y] | z: [z])")
    #expect(stage.steps == ["select 0 -> 1"])
    #expect(stage.reports == [])
  }

  @Test func tapThatIsRefusedLeavesTheTab() throws {
    stage.router.addGuard { _ in .block("no") }
    #expect(stage.views.tapTab(1))
    #expect(try tabs.selection == "x")
    stage.expectRest("(x*: [x] | y: [y] | z: [z])")
  }

  @Test func tapOnTheSelectedTabGoesToItsRoot() throws {
    stage.router.push("p")
    stage.router.push("q")
    stage.settle()
    try stage.host.write(selection: "x", to: tabs)
    stage.expectRest("(x*: [x] | y: [y] | z: [z])")
    #expect(stage.reports == [])
  }

  @Test func tapOnTheSelectedTabIsRefusedByAScreen() throws {
    stage.router.push("p")
    stage.settle()
    stage.router.visibleContext.onLeave { _ in .stay("unsaved") }
    try stage.host.write(selection: "x", to: tabs)
    stage.expectRest("(x*: [x p] | y: [y] | z: [z])")
  }

  @Test func echoOfATabThatWasJustSelectedLeavesItsStack() throws {
    stage.router.edit { $0.push("p", inTab: "y") }
    stage.settle()
    #expect(stage.views.tapTab(1))
    stage.frame()
    try stage.host.write(selection: "y", to: tabs)
    stage.expectRest("(x: [x] | y*: [y p] | z: [z])")
  }

  @Test func pathOfATabThatIsNotSelectedIsNotWrittenByAnyUser() throws {
    stage.router.edit { $0.push("p", inTab: "y") }
    stage.settle()
    guard case .stack(let stack) = try tabs.tabs[1].content else { throw CancellationError() }
    stage.host.write(path: [], to: stack)
    stage.expectRest("(x*: [x] | y: [y p] | z: [z])")
    #expect(stage.reports == [])
  }

  @Test func pathOfATabThatIsBeingLeftIs() throws {
    stage.router.push("p")
    stage.settle()
    guard case .stack(let stack) = try tabs.tabs[0].content else { throw CancellationError() }
    stage.router.select("y")
    stage.host.write(path: [], to: stack)
    stage.expectRest("(x: [x] | y*: [y] | z: [z])")
    #expect(stage.reports.count == 1)
  }

  @Test func repeatedWriteIsNothing() throws {
    try stage.host.write(selection: "x", to: tabs)
    stage.router.select("y")
    try stage.host.write(selection: "y", to: tabs)
    stage.expectRest("(x: [x] | y*: [y] | z: [z])")
    #expect(stage.steps == ["select 0 -> 1"])
  }

  @Test func echoOfTheTabBeforeIsNothing() throws {
    stage.router.select("y")
    try stage.host.write(selection: "x", to: tabs)
    stage.expectRest("(x: [x] | y*: [y] | z: [z])")
    try stage.host.write(selection: "x", to: tabs)
    stage.expectRest("(x*: [x] | y: [y] | z: [z])")
  }

  @Test func tabsWithTheKeysOfInnerOnesAreSelectedByTheirPlace() throws {
    let inner = RouteTab<Place>(
      "x", .tabs(RouteTabs(RouteTab("y", ["i1"]), RouteTab("x", ["i2"]))))
    let stage = Stage(RouteTree(tabs: inner, RouteTab("y", ["o"])))
    func tabs(_ layer: Int, _ depth: Int) throws -> TabsModel<Place> {
      var content = try #require(
        stage.host.layers.indices.contains(layer) ? stage.host.layers[layer].content : nil)
      for _ in 0..<depth {
        guard case .tabs(let tabs) = content else { throw CancellationError() }
        content = tabs.tabs[0].content
      }
      guard case .tabs(let tabs) = content else { throw CancellationError() }
      return tabs
    }
    try stage.host.write(selection: "y", to: tabs(0, 0))
    stage.expectRest("(x: (y*: [i1] | x: [i2]) | y*: [o])")
    try stage.host.write(selection: "x", to: tabs(0, 0))
    stage.expectRest("(x*: (y*: [i1] | x: [i2]) | y: [o])")
    try stage.host.write(selection: "x", to: tabs(0, 1))
    stage.expectRest("(x*: (y: [i1] | x*: [i2]) | y: [o])")
    stage.router.present(
      Modal(.sheet, .tabs(RouteTabs(RouteTab("z", ["m1"]), RouteTab("y", ["m2"])))))
    stage.settle()
    try stage.host.write(selection: "y", to: tabs(1, 0))
    stage.expectRest("(x*: (y: [i1] | x*: [i2]) | y: [o]) {(z: [m1] | y*: [m2])}")
  }

  @Test func tabThatIsNotThereIsNothing() throws {
    try stage.host.write(selection: "q", to: tabs)
    stage.expectRest("(x*: [x] | y: [y] | z: [z])")
    #expect(stage.steps == [])
  }
}
