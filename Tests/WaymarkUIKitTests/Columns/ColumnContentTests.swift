import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// Controllers that a split view has in its columns, though nobody may see them.
@MainActor
struct ColumnContentTests {
  private func expectFailure(
    _ navigation: Navigation, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard case .failed? = navigation.currentOutcome else {
      Issue.record("\(String(describing: navigation.currentOutcome))", sourceLocation: sourceLocation)
      return
    }
  }

  /// A narrow window, and what the app has shown in the last column and the user has gone back from.
  private func stage(leaving detail: UIViewController) -> Stage {
    let stage = Stage(.inbox)
    stage.page("inbox")?.showDetailViewController(detail, sender: nil)
    stage.rest()
    #expect(stage.user.swipeBack())
    stage.rest()
    #expect(stage.names == ["inbox"])
    return stage
  }

  @Test func theStackThatUIKitPutsAroundADetailIsNotFree() throws {
    let detail = Foreign()
    let stage = stage(leaving: detail)
    let around = try #require(detail.navigationController)
    stage.pages.makeStack = { _ in around }
    let present = stage.router.present("m")
    stage.rest()
    expectFailure(present)
    stage.pages.makeStack = nil
    stage.rest()
    stage.expectAgreement()
    stage.turn()
    stage.rest()
    #expect(stage.split?.viewController(for: .secondary) === detail)
  }

  @Test(arguments: [true, false]) func theTabsOfADetailAreNotFree(isScreen: Bool) {
    let tabs = UITabBarController()
    tabs.viewControllers = [Foreign()]
    let stage = stage(leaving: tabs)
    let navigation: Navigation
    if isScreen {
      stage.pages.screen = { $0 == "x" ? tabs : nil }
      navigation = stage.router.push("x")
    } else {
      stage.pages.makeTabs = { tabs }
      navigation = stage.router.present(
        Modal(.sheet, .tabs(RouteTabs(RouteTab("x"), RouteTab("y")))))
    }
    stage.rest()
    expectFailure(navigation)
    stage.pages.screen = nil
    stage.pages.makeTabs = nil
    stage.rest()
    stage.expectAgreement()
  }

  /// A split view takes no split view, and no stack one either.
  @Test(arguments: [0, 1, 2, 3]) func aSplitViewIsNoScreen(way: Int) {
    let stage = Stage(.inbox, isWide: way % 2 == 0)
    stage.pages.screen = { $0 == "x" ? UISplitViewController(style: .doubleColumn) : nil }
    let navigation =
      switch way {
      case 0: stage.router.push("x")
      case 1: stage.router.present("x")
      case 2: stage.router.fill(.stack("x"), column: 1)
      default: stage.router.setRoot(.stack("x"))
      }
    stage.rest()
    expectFailure(navigation)
    stage.pages.screen = nil
    #expect(stage.tree == .inbox)
    stage.expectAgreement()
  }

  // MARK: A tab in a column

  private static var withTabs: RouteTree<Place> {
    var tree = RouteTree<Place>(columns: ["inbox"], ["x"], places: 2, front: 0)
    tree.fill(.tabs(RouteTabs(RouteTab("a"), RouteTab("b"))), column: 1)
    tree.focusColumn(0)
    return tree
  }

  @Test(arguments: [true, false])
  func aTabThatCodeSelectsInAColumnBesideTheFrontOneComesToFront(isPlain: Bool) {
    let stage = Stage(
      Self.withTabs, isWide: true,
      prepare: { pages in if isPlain { pages.makeTabs = { UITabBarController() } } })
    let tabs = stage.page("a")?.tabBarController
    tabs?.selectedIndex = 1
    // A plain tab bar controller tells nobody what code does to it: that is found with the next look.
    if isPlain { stage.page("inbox")?.navigationController?.pushViewController(Foreign(), animated: false) }
    stage.rest()
    #expect(stage.router.tree.visibleRoute == "b")
    stage.turn()
    stage.rest()
    #expect(stage.router.tree.visibleRoute == "b")
    #expect(stage.user.frontmostNavigation?.topViewController === stage.page("b"))
  }

  // MARK: What is put elsewhere

  @Test(arguments: [false, true], ["inbox", "m1", "reply"])
  func aScreenThatTheAppPutsElsewhereLeavesItsColumnOrComesBack(isWide: Bool, name: String) throws {
    let stage = Stage(.mail, isWide: isWide)
    let screen = try #require(stage.page(name))
    let other = UINavigationController()
    other.viewControllers = [screen]
    stage.rest()
    #expect(stage.router.isSettled)
    #expect(stage.shown == stage.tree)
    stage.router.push("z")
    stage.rest()
    stage.expectAgreement()
    stage.turn()
    stage.rest()
    stage.expectAgreement()
  }

  @Test(
    arguments: [false, true],
    [("inbox", 0), ("inbox", 1), ("inbox", 2), ("m1", 0), ("m1", 1), ("m1", 2)])
  func aColumnThatTheAppPutsElsewhereComesBack(isWide: Bool, how: (name: String, way: Int)) throws {
    let (name, way) = how
    let stage = Stage(.mail, isWide: isWide)
    let stack = try #require(stage.page(name)?.navigationController)
    let other = UIViewController()
    let tabs = UITabBarController()
    switch way {
    case 0:
      other.addChild(stack)
      other.view.addSubview(stack.view)
      stack.didMove(toParent: other)
    case 1: tabs.viewControllers = [stack]
    default:
      stack.willMove(toParent: nil)
      stack.view.removeFromSuperview()
      stack.removeFromParent()
    }
    stage.rest()
    #expect(stage.router.isSettled)
    #expect(stage.shown == stage.tree)
    stage.router.push("z")
    stage.rest()
    stage.expectAgreement()
    stage.turn()
    stage.rest()
    stage.expectAgreement()
  }
}
