import Testing
import Waymark

@testable import WaymarkBindings

/// The user touches a screen in a column beside the one in front.
@MainActor
struct ColumnUseTests {
  private func touch(_ stage: Stage, inColumn index: Int) throws {
    let stack = try stage.stack(inColumn: index)
    stage.host.screenWasUsed(stack.top)
  }

  @Test func wideATouchInAnotherColumnMovesTheFront() throws {
    let stage = try Stage(columns: ["inbox", "folder"], ["m1"], isWide: true)
    try touch(stage, inColumn: 0)
    #expect(stage.tree == "[inbox folder*|m1]")
    stage.expectRest("[inbox folder*|m1]")
    #expect(stage.reports == [.selected(BranchPath.root.appending(branch: 0))])
    #expect(stage.steps == [])
  }

  @Test func aTouchAsksNoObjection() throws {
    let stage = try Stage(columns: ["inbox"], ["m1", "reply"], isWide: true)
    stage.router.visibleContext.onLeave { _ in .stay("unsaved") }
    try touch(stage, inColumn: 0)
    stage.expectRest("[inbox*|m1 reply]")
  }

  @Test func whatIsChosenByTheTouchFollows() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"], isWide: true)
    try touch(stage, inColumn: 0)
    stage.router.fill("m2", column: 1)
    stage.expectRest("[inbox|m2*]")
  }

  @Test func aTouchWhereTheFocusIsIsNothing() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"], isWide: true)
    try touch(stage, inColumn: 1)
    #expect(stage.reports == [])
  }

  @Test func narrowNobodyTouchesAnotherColumn() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"])
    try touch(stage, inColumn: 0)
    stage.expectRest("[inbox|m1*]")
    #expect(stage.reports == [])
  }

  @Test func aScreenThatIsCoveredIsNotTouched() throws {
    let stage = try Stage(columns: ["inbox", "folder"], ["m1"], isWide: true)
    try stage.host.screenWasUsed(stage.stack(inColumn: 0).root)
    #expect(stage.reports == [])
    stage.router.present("sheet")
    stage.settle()
    try touch(stage, inColumn: 0)
    #expect(stage.reports == [])
  }

  @Test func aTouchWhileAStepIsUnderWayIsNothing() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"], isWide: true)
    stage.router.push("reply")
    try touch(stage, inColumn: 0)
    stage.expectRest("[inbox|m1 reply*]")
    #expect(stage.reports == [])
  }

  @Test func aTouchInTheMiddleOfTheUsersOwnTransitionIsNothing() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"], isWide: true)
    stage.host.hold { stage.clock.now < .milliseconds(500) }
    try touch(stage, inColumn: 0)
    stage.expectRest("[inbox|m1*]")
    #expect(stage.reports == [])
  }

  @Test func offTheScreenNobodyTouches() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"], isWide: true)
    stage.host.setRootShown(false)
    try touch(stage, inColumn: 0)
    #expect(stage.reports == [])
  }

  @Test func aTouchInATabOfAColumnMovesTheFrontAndKeepsTheTab() throws {
    let tabs = RouteTabs(checking: [RouteTab<Place>("x"), RouteTab("y")], selectedKey: "y")
    let first = try Container.tabs(#require(tabs))
    let columns = try #require(
      RouteColumns<Place>(places: 2, filled: [first, .stack(RouteStack(root: "m1"))]))
    let stage = Stage(RouteTree(.columns(columns)))
    stage.views.turn()
    stage.settle()
    guard case .tabs(let model)? = try stage.columns.content(at: 0),
      case .stack(let stack) = model.tabs[1].content, case .stack(let hidden) = model.tabs[0].content
    else { throw CancellationError() }
    stage.host.screenWasUsed(hidden.top)
    #expect(stage.reports == [])
    stage.host.screenWasUsed(stack.top)
    stage.expectRest("[(x: [x] | y*: [y])*|m1]")
  }

  @Test func aTouchShowsAndHidesNoColumn() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"], isWide: true)
    try touch(stage, inColumn: 0)
    #expect(try stage.columns.visibility == .automatic)
    stage.router.focusColumn(1)
    stage.settle()
    stage.router.focusColumn(0)
    stage.settle()
    #expect(try stage.columns.visibility == .all)
    try touch(stage, inColumn: 1)
    #expect(stage.tree == "[inbox|m1*]")
    #expect(try stage.columns.visibility == .all)
  }
}
