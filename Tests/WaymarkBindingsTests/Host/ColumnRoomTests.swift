import Testing
import Waymark

@testable import WaymarkBindings

/// Room for one column, and for more.
@MainActor
struct ColumnRoomTests {
  @Test func rotationWithADeepDetailKeepsIt() throws {
    let stage = try Stage(columns: ["inbox"], ["m1", "reply"])
    let screens = stage.screens
    stage.router.addGuard { _ in .block("nobody is asked") }
    for _ in 0..<10 {
      stage.views.turn()
      stage.expectRest("[inbox|m1 reply*]")
    }
    #expect(stage.screens == screens)
    #expect(stage.steps == [])
    #expect(stage.reports == [])
  }

  @Test(arguments: [0, 1, 4, 8], [false, true]) func rotationDuringAPushKeepsIt(frames: Int, isTwice: Bool)
    throws
  {
    let stage = try Stage(columns: ["inbox"], ["m1"])
    stage.router.push("reply")
    stage.frame(frames)
    stage.views.turn(toldAfter: frames % 3)
    if isTwice {
      stage.frame(2)
      stage.views.turn()
    }
    stage.frame(30)
    #expect(stage.router.isSettled)
    stage.expectRest("[inbox|m1 reply*]")
  }

  @Test(arguments: [0, 1, 4, 8]) func stepThatLosesItsRoomDoesNotWait(frames: Int) throws {
    let stage = try Stage(columns: ["inbox"], ["m1"], isWide: true)
    stage.host.screen(of: stage.router.tree.root.root.id)?.context.push("folder")
    stage.frame(frames)
    stage.views.turn()
    stage.frame(20)
    #expect(stage.router.isSettled)
    stage.expectRest("[inbox folder|m1*]")
  }

  @Test func noDetailThatNobodyChoseIsShownWhenNarrow() throws {
    let stage = try Stage(columns: ["inbox"], isWide: true)
    stage.views.turn()
    stage.expectRest("[inbox*|.]")
    #expect(try stage.columns.front == 0)
  }

  @Test func defaultDetailIsShownBesideTheListAndNotInsteadOfIt() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"], front: 0, isWide: true)
    #expect(try stage.columns.content(at: 1) != nil)
    stage.views.turn()
    stage.expectRest("[inbox*|m1]")
    #expect(stage.views.topEntry == stage.router.tree.root.root.id)
  }

  @Test func detailIsKeptOnExpand() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"])
    stage.router.focusColumn(0)
    stage.expectRest("[inbox*|m1]")
    stage.views.turn()
    stage.expectRest("[inbox*|m1]")
    #expect(stage.phase(ofColumn: 1) == .appeared)
  }

  @Test func roomIsReportedBeforeTheFirstTreeIsShown() throws {
    let columns = RouteColumns<Place>(["inbox"], ["m1"], places: 3)
    let router = Router(RouteTree(.columns(columns)))
    let host = BindingHost(router: router)
    host.setCompact(false)
    var rooms: [Int] = []
    router.onEvent { [weak router] event in
      if case .lifecycle(_, .appeared) = event.kind, let router { rooms.append(router.host.columnsThatFit) }
    }
    router.host.attach(host)
    #expect(router.host.columnsThatFit == 3)
    #expect(rooms == [3, 3])
  }

  @Test func screensThatComeIntoViewHaveAppearedAndOthersAreCovered() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"])
    #expect(stage.router.host.columnsThatFit == 1)
    stage.views.turn()
    stage.settle()
    #expect(stage.router.host.columnsThatFit == 2)
    #expect((0...1).allSatisfy { stage.phase(ofColumn: $0) == .appeared })
    stage.views.turn()
    stage.settle()
    #expect(stage.phase(ofColumn: 0) == .covered)
    #expect(stage.phase(ofColumn: 1) == .appeared)
  }

  @Test func columnsThatTheSystemHidesAreNoNavigation() throws {
    let stage = try Stage(columns: ["a"], ["b"], ["c"], places: 3, isWide: true)
    for visibility in [ColumnVisibility.two, .last, .all, .automatic] {
      try stage.host.write(visibility: visibility, to: stage.columns)
      stage.settle()
      #expect(stage.router.host.columnsThatFit == 3)
      #expect((0...2).allSatisfy { stage.phase(ofColumn: $0) == .appeared })
    }
    stage.expectRest("[a|b|c*]")
    #expect(stage.reports == [])
  }

  @Test func columnInFrontIsShownWhereTheSystemHidesIt() throws {
    let stage = try Stage(columns: ["a"], ["b"], isWide: true)
    try stage.host.write(visibility: .last, to: stage.columns)
    stage.router.focusColumn(0)
    stage.settle()
    #expect(try stage.columns.visibility == .all)
    stage.router.focusColumn(1)
    stage.settle()
    #expect(try stage.columns.visibility == .automatic)
  }

  @Test func hiddenColumnThatChangesIsNotWaitedFor() throws {
    let stage = try Stage(columns: ["a"], ["b"], isWide: true)
    try stage.host.write(visibility: .last, to: stage.columns)
    stage.host.screen(of: stage.router.tree.root.root.id)?.context.push("folder")
    stage.frame(3)
    #expect(stage.router.isSettled)
  }

  @Test func sheetThatIsNarrowInAWideWindowHasRoomForOne() throws {
    let stage = try Stage(columns: ["a"], ["b"], isWide: true)
    stage.router.present(Modal(.sheet, .columns(RouteColumns(["m"], ["n"]))))
    stage.settle()
    guard case .columns(let columns)? = try stage.modal.content as ContainerModel? else {
      throw CancellationError()
    }
    stage.host.setCompact(true, of: columns)
    #expect(stage.router.host.columnsThatFit == 1)
    stage.router.dismiss()
    for _ in 0..<60 where !stage.router.isSettled { stage.frame() }
    #expect(stage.router.host.columnsThatFit == 2)
    #expect(stage.phase(ofColumn: 0) == .appeared)
  }

  @Test func widthThatChangesUnderASheetMakesNoScreenTwice() throws {
    let columns = Container.columns(RouteColumns<Place>(["a"], ["b"]))
    let stage = Stage(RouteTree(tabs: RouteTab("x", columns), RouteTab("y")))
    stage.router.present("m")
    stage.settle()
    let screens = stage.screens
    stage.views.turn()
    stage.settle()
    stage.views.turn()
    stage.settle()
    #expect(stage.screens == screens)
    stage.router.dismiss()
    stage.expectRest("(x*: [a|b*] | y: [y])")
  }
}
