import Testing
import Waymark

@testable import WaymarkBindings

@MainActor
struct SelectionWriteTests {
  private let stage = Stage(RouteTree(tabs: RouteTab("x"), RouteTab("y"), RouteTab("z")))

  private var tabs: TabsModel<Place> {
    get throws {
      guard case .tabs(let tabs)? = stage.host.root?.node else { throw CancellationError() }
      return tabs
    }
  }

  @Test func tapIsAnOrdinaryNavigation() {
    #expect(stage.views.tapTab(1))
    stage.expectRest("([x] | [y]* | [z])")
    #expect(stage.steps == ["select 0 -> 1"])
    #expect(stage.reports == [])
  }

  @Test func tapThatIsRefusedLeavesTheTab() throws {
    stage.router.addGuard { _ in .block("no") }
    #expect(stage.views.tapTab(1))
    #expect(try tabs.selection == "x")
    stage.expectRest("([x]* | [y] | [z])")
  }

  @Test func tapOnTheSelectedTabGoesToItsRoot() throws {
    stage.router.push("p")
    stage.router.push("q")
    stage.settle()
    try stage.host.write(selection: "x", to: tabs)
    stage.expectRest("([x]* | [y] | [z])")
    #expect(stage.reports == [])
  }

  @Test func echoOfTheTabBeforeIsNothing() throws {
    stage.router.select("y")
    try stage.host.write(selection: "x", to: tabs)
    stage.expectRest("([x] | [y]* | [z])")
    try stage.host.write(selection: "x", to: tabs)
    stage.expectRest("([x]* | [y] | [z])")
  }

  @Test func tabThatIsNotThereIsNothing() throws {
    try stage.host.write(selection: "q", to: tabs)
    stage.expectRest("([x]* | [y] | [z])")
    #expect(stage.steps == [])
  }
}
