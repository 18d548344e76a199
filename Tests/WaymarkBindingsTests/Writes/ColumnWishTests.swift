import Testing
import Waymark

@testable import WaymarkBindings

/// What a split view writes is the user's wish only if the room does not change at once.
@MainActor
struct ColumnWishTests {
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

  @Test(arguments: [false, true]) func swipeBackThatTheRoomOvertakesClosesNothing(isWrittenFirst: Bool) throws
  {
    let stage = try Stage(columns: ["inbox"], ["m1"])
    #expect(stage.views.leaveColumn(isWrittenFirst: isWrittenFirst))
    stage.frame(2)
    stage.views.turn()
    stage.expectRest("[inbox|m1*]")
    #expect(stage.reports == [])
  }

  @Test func focusThatIsFollowedByAnExpansionIsNone() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"], front: 0)
    try stage.host.write(front: 1, to: stage.columns)
    stage.views.turn(toldAfter: 2)
    stage.expectRest("[inbox*|m1]")
    #expect(stage.reports == [])
  }

  @Test func sheetThatExpandsKeepsItsColumn() throws {
    let stage = try Stage(columns: ["a"])
    stage.router.present(Modal(.sheet, .columns(RouteColumns(["m"], ["n"]))))
    stage.settle()
    guard case .columns(let columns) = try stage.modal.content else { throw CancellationError() }
    stage.host.write(front: 0, to: columns)
    stage.host.setCompact(false, of: columns)
    for _ in 0..<10 { stage.clock.advance(by: .milliseconds(16)) }
    #expect(stage.tree == "[a*|.] {[m|n*]}")
    #expect(stage.reports == [])
  }

  @Test func stepsWaitUntilItIsKnownWhoseDoingItWas() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"])
    try stage.host.write(front: 0, to: stage.columns)
    stage.router.fill("m2", column: 1)
    stage.frame(4)
    #expect(stage.tree == "[inbox|m2*]")
    #expect(stage.host.displayed?.notation == "[inbox|m1*]")
    stage.expectRest("[inbox|m2*]")
    #expect(stage.reports.count == 1)
  }

  @Test func stepsGoOnWhenItWasTheRoom() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"])
    try stage.host.write(front: 0, to: stage.columns)
    stage.router.push("reply")
    #expect(stage.host.displayed?.notation == "[inbox|m1*]")
    stage.host.setCompact(false)
    #expect(stage.host.displayed?.notation == "[inbox|m1 reply*]")
    #expect(stage.reports == [])
  }

  @Test func viewsReadWhereTheyHaveGoneMeanwhile() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"])
    try stage.host.write(front: 0, to: stage.columns)
    #expect(try stage.columns.preferred == 0)
    #expect(try stage.columns.front == 1)
    stage.host.setCompact(false)
    #expect(try stage.columns.preferred == 1)
  }

  @Test func backOnceMoreGoesWithTheFirst() throws {
    let stage = try Stage(columns: ["a"], ["b"], ["c"], places: 3)
    let lowest = try stage.stack(inColumn: 1).root.id
    try stage.host.write(front: 1, to: stage.columns)
    stage.frame(2)
    try stage.host.write(front: 0, to: stage.columns)
    stage.expectRest("[a*|.|.]")
    #expect(stage.reports == [.closed(lowest)])
  }

  @Test func columnThatWasGoneBackFromAndToIsNotLeft() throws {
    let stage = try Stage(columns: ["a"], ["b"], ["c"], places: 3, front: 1)
    stage.router.focusColumn(2)
    try stage.host.write(front: 0, to: stage.columns)
    try stage.host.write(front: 1, to: stage.columns)
    stage.expectRest("[a|b|c*]")
    #expect(stage.reports == [])
  }

  @Test func pathOfAColumnThatIsBeingLeftIsNothing() throws {
    let stage = try Stage(columns: ["inbox"], ["m1", "reply"])
    let stack = try stage.stack(inColumn: 1)
    stage.host.hold { false }
    try stage.host.write(front: 0, to: stage.columns)
    stage.host.write(path: [], to: stack)
    stage.views.turn()
    stage.expectRest("[inbox|m1 reply*]")
    #expect(stage.reports == [])
  }

  @Test func stackThatTheUserHasGoneBackToIsGoneBackInAtOnce() throws {
    let stage = try Stage(columns: ["inbox", "folder"], ["m1"])
    try stage.host.write(front: 0, to: stage.columns)
    try stage.host.write(path: [], to: stage.stack(inColumn: 0))
    stage.expectRest("[inbox*|.]")
    #expect(stage.reports.count == 2)
  }

  @Test func closingIsDoneThoughTheViewsGoFromTheScreen() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"])
    try stage.host.write(front: 0, to: stage.columns)
    stage.host.setRootShown(false)
    for _ in 0..<10 { stage.clock.advance(by: .milliseconds(16)) }
    #expect(stage.tree == "[inbox*|.]")
  }

  @Test func focusIsNotGivenWhenTheViewsHaveGoneFromTheScreen() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"], isWide: true)
    try stage.host.write(front: 0, to: stage.columns)
    stage.host.setRootShown(false)
    for _ in 0..<10 { stage.clock.advance(by: .milliseconds(16)) }
    #expect(stage.tree == "[inbox|m1*]")
  }
}
