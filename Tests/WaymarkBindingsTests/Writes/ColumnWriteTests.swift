import Testing
import Waymark

@testable import WaymarkBindings

/// A split view writes the column that it shows, and users touch those beside it.
@MainActor
struct ColumnWriteTests {
  @Test func narrowALowerColumnIsTheUserClosingThoseAfterIt() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"])
    try stage.host.write(front: 0, to: stage.columns)
    stage.expectRest("[inbox*|.]")
    #expect(stage.reports.count == 1)
  }

  @Test func columnsAfterTheOneGoneBackToGoTogether() throws {
    let stage = try Stage(columns: ["a"], ["b"], ["c", "d"], capacity: 3)
    try stage.host.write(front: 0, to: stage.columns)
    stage.expectRest("[a*|.|.]")
    #expect(stage.reports.count == 1)
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

  @Test func echoOfTheColumnBeforeIsNothing() throws {
    let stage = try Stage(columns: ["inbox"])
    stage.router.fill("m1", column: 1)
    try stage.host.write(front: 0, to: stage.columns)
    #expect(stage.reports == [])
    stage.expectRest("[inbox|m1*]")
    try stage.host.write(front: 0, to: stage.columns)
    stage.expectRest("[inbox*|.]")
  }

  @Test(arguments: [0, 1, 3]) func whatIsWrittenAsTheRoomChangesIsNobodysWish(frames: Int) throws {
    let stage = try Stage(columns: ["inbox"], ["m1", "reply"], isWide: true)
    stage.views.turn()
    stage.frame(frames)
    try stage.host.write(front: 0, to: stage.columns)
    stage.expectRest("[inbox|m1 reply*]")
    #expect(stage.reports == [])
  }

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

  @Test func narrowNobodyTouchesAnotherColumn() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"])
    try touch(stage, inColumn: 0)
    stage.expectRest("[inbox|m1*]")
    #expect(stage.reports == [])
  }

  @Test(arguments: [0, 1, 3], [nil, 0, 2] as [Int?])
  func closingThatIsFollowedByAnExpansionIsNone(frames: Int, delay: Int?) throws {
    let stage = try Stage(columns: ["inbox"], ["m1", "reply"])
    let screens = stage.screens
    try stage.host.write(front: 0, to: stage.columns)
    stage.frame(frames)
    stage.views.turn(toldAfter: delay)
    stage.expectRest("[inbox|m1 reply*]")
    #expect(stage.reports == [])
    #expect(stage.screens == screens)
  }

  @Test func stepsWaitUntilItIsKnownWhoseDoingItWas() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"])
    try stage.host.write(front: 0, to: stage.columns)
    stage.router.fill("m2", column: 1)
    stage.frame(4)
    #expect(stage.tree == "[inbox|m2*]")
    #expect(stage.host.displayed?.description == "[inbox|m1*]")
    stage.expectRest("[inbox|m2*]")
    #expect(stage.reports.count == 1)
  }

  @Test func stepsGoOnWhenItWasTheRoom() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"])
    try stage.host.write(front: 0, to: stage.columns)
    stage.router.push("reply")
    #expect(stage.host.displayed?.description == "[inbox|m1*]")
    stage.host.setCompact(false, of: try stage.columns)
    #expect(stage.host.displayed?.description == "[inbox|m1 reply*]")
    #expect(stage.reports == [])
  }
}
