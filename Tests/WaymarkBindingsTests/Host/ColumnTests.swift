import Testing
import Waymark

@testable import WaymarkBindings

/// Columns beside one another and one at a time: what is shown, what is waited for and what is asked.
@MainActor
struct ColumnTests {
  @Test(arguments: [false, true]) func columnsComeAndGo(isWide: Bool) throws {
    let stage = try Stage(columns: ["inbox"], isWide: isWide)
    let inbox = try stage.stack(inColumn: 0)
    stage.router.fill("m1", column: 1)
    stage.expectRest("[inbox|m1*]")
    let first = try stage.stack(inColumn: 1)
    stage.router.push("reply")
    stage.expectRest("[inbox|m1 reply*]")
    #expect(try stage.stack(inColumn: 1) === first)
    stage.router.fill("m2", column: 1)
    stage.expectRest("[inbox|m2*]")
    // Another column is bound to another model, so that no path of the one is taken for the other's.
    #expect(try stage.stack(inColumn: 1) !== first)
    stage.router.clearColumns(from: 1)
    stage.expectRest("[inbox*|.]")
    #expect(try stage.stack(inColumn: 0) === inbox)
    #expect(stage.reports == [])
  }

  @Test func wideAPushInAnotherColumnIsWaitedFor() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"], isWide: true)
    stage.host.screens[stage.router.tree.root.root.id]?.context.push("folder")
    stage.frame()
    #expect(!stage.router.isSettled)
    stage.expectRest("[inbox folder|m1*]")
  }

  @Test func narrowAPushInAnotherColumnIsNot() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"])
    stage.host.screens[stage.router.tree.root.root.id]?.context.push("folder")
    stage.frame(3)
    #expect(stage.router.isSettled)
    stage.expectRest("[inbox folder|m1*]")
  }

  @Test func wideGivingTheFocusIsNotWaitedForAndNarrowItIs() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"], isWide: true)
    stage.router.focusColumn(0)
    stage.frame(3)
    #expect(stage.router.isSettled)
    stage.views.turn()
    stage.settle()
    stage.router.focusColumn(1)
    stage.frame(3)
    #expect(!stage.router.isSettled)
    stage.expectRest("[inbox|m1*]")
  }

  @Test func rootOfAColumnWithAnObjectionIsHeldWhereThereIsAWayBack() throws {
    let stage = try Stage(columns: ["inbox"], ["m1"])
    let root = stage.router.visibleContext
    root.onLeave { _ in .stay("unsaved") }
    #expect(stage.host.isHeldColumn(root.id))
    #expect(!stage.views.leaveColumn(isWrittenFirst: false))
    stage.host.askToClose(root.id)
    stage.expectRest("[inbox|m1*]")
    stage.views.turn()
    stage.settle()
    #expect(!stage.host.isHeldColumn(root.id))
  }

  @Test func columnsInColumnsShowTheOneInFrontAlone() throws {
    let inner = Container.columns(RouteColumns<Place>(["b"], ["c"]))
    let columns = try #require(
      RouteColumns<Place>(capacity: 2, filled: [.stack(RouteStack(root: "a")), inner]))
    let stage = Stage(RouteTree(.columns(columns)))
    stage.views.turn()
    stage.expectRest("[a|[b|c*]*]")
    guard case .columns(let model)? = try stage.columns.content(at: 1) else { throw CancellationError() }
    #expect(model.isAlone)
    let top = stage.router.tree.visibleElement.id
    // No system leads back there.
    #expect(stage.host.isHeldColumn(top))
    stage.host.askToClose(top)
    stage.expectRest("[a|[b*|.]*]")
    #expect(!stage.host.isHeldColumn(top))
  }

  @Test func roomIsReportedBeforeTheFirstTreeIsShown() throws {
    let columns = RouteColumns<Place>(["inbox"], ["m1"], capacity: 3)
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

  @Test func columnsThatTheSystemHidesAreNoNavigation() throws {
    let stage = try Stage(columns: ["a"], ["b"], ["c"], capacity: 3, isWide: true)
    for count in [2, 1, 3, nil] {
      try stage.columns.write(shownPlaces: count)
      stage.settle()
      #expect(stage.router.host.columnsThatFit == 3)
      #expect((0...2).allSatisfy { stage.phase(ofColumn: $0) == .appeared })
    }
    stage.expectRest("[a|b|c*]")
    #expect(stage.reports == [])
  }

  @Test func columnInFrontIsShownWhereTheSystemHidesIt() throws {
    let stage = try Stage(columns: ["a"], ["b"], isWide: true)
    try stage.columns.write(shownPlaces: 1)
    stage.router.focusColumn(0)
    stage.settle()
    #expect(try stage.columns.shownPlaces == 2)
    stage.router.focusColumn(1)
    stage.settle()
    #expect(try stage.columns.shownPlaces == nil)
  }
}
