import Testing
import Waymark

@testable import WaymarkBindings

/// What a split view writes of the column that it shows.
@MainActor
struct ColumnWriteTests {
  @Test func narrowALowerColumnIsTheUserClosingThoseAfterIt() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"])
    try stage.host.write(front: 0, to: stage.columns)
    stage.expectRest("[inbox*|.]")
    #expect(stage.reports.count == 1)
  }

  @Test func swipeBackFromAColumnsRootClosesIt() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"])
    #expect(stage.views.leaveColumn(isWrittenFirst: false))
    stage.expectRest("[inbox*|.]")
    #expect(stage.reports.count == 1)
  }

  @Test func columnsAfterTheOneGoneBackToGoTogether() throws {
    let stage = try Stage(columns: ["a"], ["b"], ["c", "d"], places: 3)
    try stage.host.write(front: 0, to: stage.columns)
    stage.expectRest("[a*|.|.]")
    #expect(stage.reports.count == 1)
  }

  @Test func pathOfAColumnThatIsGoneIsNothing() throws {
    let stage = try Stage(columns: ["inbox"], ["m1", "reply"])
    let stack = try stage.stack(inColumn: 1)
    let root = stack.root.id
    try stage.host.write(front: 0, to: stage.columns)
    stage.host.write(path: [], to: stack)
    stage.expectRest("[inbox*|.]")
    stage.host.write(path: [], to: stack)
    #expect(stage.reports == [.closed(root)])
    stage.expectRest("[inbox*|.]")
  }

  @Test func narrowAColumnFurtherOnHasTheFocus() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"], front: 0)
    try stage.host.write(front: 1, to: stage.columns)
    stage.expectRest("[inbox|m1*]")
    #expect(stage.reports == [.selected(BranchPath.root.appending(branch: 1))])
  }

  @Test(arguments: [false, true]) func anEmptyPlaceIsNotGoneTo(isWide: Bool) throws {
    let stage = try Stage(columns: ["inbox"], isWide: isWide)
    try stage.host.write(front: 1, to: stage.columns)
    stage.expectRest("[inbox*|.]")
    #expect(stage.reports == [])
  }

  @Test func wideALowerColumnHasTheFocusAndNothingIsClosed() throws {
    let stage = try Stage(columns: ["inbox"], ["m1", "reply"], isWide: true)
    try stage.host.write(front: 0, to: stage.columns)
    stage.expectRest("[inbox*|m1 reply]")
    #expect(stage.reports == [.selected(BranchPath.root.appending(branch: 0))])
  }

  @Test func wideAFocusAsksNoObjection() throws {
    let stage = try Stage(columns: ["inbox"], ["m1", "reply"], isWide: true)
    var wasAsked = false
    stage.router.visibleContext.onLeave { _ in
      wasAsked = true
      return .stay("unsaved")
    }
    try stage.host.write(front: 0, to: stage.columns)
    stage.expectRest("[inbox*|m1 reply]")
    #expect(!wasAsked)
    stage.router.fill("m2", column: 1)
    stage.expectRest("[inbox*|m1 reply]")
    #expect(wasAsked)
  }

  @Test func echoOfTheColumnBeforeIsNothing() throws {
    let stage = try Stage(columns: ["inbox"])
    stage.router.fill("m1", column: 1)
    try stage.host.write(front: 0, to: stage.columns)
    #expect(stage.reports == [])
    stage.expectRest("[inbox|m1*]")
    try stage.host.write(front: 0, to: stage.columns)
    stage.expectRest("[inbox*|.]")
  }

  @Test func repeatedWriteLeavesWhatHasComeSince() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"])
    try stage.host.write(front: 0, to: stage.columns)
    try stage.host.write(front: 0, to: stage.columns)
    stage.router.fill("m2", column: 1)
    try stage.host.write(front: 0, to: stage.columns)
    stage.expectRest("[inbox|m2*]")
    #expect(stage.reports.count == 1)
  }

  @Test func columnThatCameWhileTheUserLeftTheOneBeforeStays() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"])
    stage.router.fill("m2", column: 1)
    // What views write is about the column that they have shown.
    try stage.host.write(front: 0, to: stage.columns)
    stage.expectRest("[inbox|m2*]")
    #expect(stage.reports == [])
  }

  @Test(arguments: [0, 1, 3]) func whatIsWrittenAsTheRoomChangesIsNobodysWish(frames: Int) throws {
    let stage = try Stage(columns: ["inbox"], ["m1", "reply"], isWide: true)
    stage.views.turn()
    stage.frame(frames)
    try stage.host.write(front: 0, to: stage.columns)
    stage.expectRest("[inbox|m1 reply*]")
    #expect(stage.reports == [])
  }

  @Test func whatIsWrittenBeforeViewsSayThatTheRoomChangesIsNobodysWish() throws {
    let stage = try Stage(columns: ["inbox"], ["m1", "reply"], isWide: true)
    try stage.host.write(front: 0, to: stage.columns)
    stage.views.turn(toldAfter: 2)
    stage.expectRest("[inbox|m1 reply*]")
    #expect(stage.reports == [])
  }

  @Test func wishIsOldWhenTheRouterHasMovedTheFocus() throws {
    let stage = try Stage(columns: ["a"], ["b"], ["c"], places: 3, front: 1, isWide: true)
    try stage.host.write(front: 0, to: stage.columns)
    stage.router.focusColumn(2)
    stage.expectRest("[a|b|c*]")
    #expect(stage.reports == [])
  }

  @Test func columnsInATabThatIsNotSelectedAreNotWrittenByAnyUser() throws {
    let columns = Container.columns(RouteColumns<Place>(["a"], ["b"]))
    let stage = Stage(RouteTree(tabs: RouteTab("x"), RouteTab("y", columns)))
    guard case .tabs(let tabs)? = stage.host.root?.content, case .columns(let model) = tabs.tabs[1].content
    else {
      throw CancellationError()
    }
    stage.host.write(front: 0, to: model)
    stage.expectRest("(x*: [x] | y: [a|b*])")
    #expect(stage.reports == [])
  }

  @Test func columnsOfAnotherTreeAreNotListenedTo() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"])
    let old = try stage.columns
    stage.router.setRoot(.columns(RouteColumns(["a"], ["b"], places: 3)))
    stage.settle()
    stage.host.write(front: 0, to: old)
    stage.expectRest("[a|b*|.]")
    #expect(stage.reports == [])
  }

  @Test func offTheScreenNobodyWrites() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"])
    stage.host.setRootShown(false)
    try stage.host.write(front: 0, to: stage.columns)
    #expect(stage.tree == "[inbox|m1*]")
  }
}
