import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

@MainActor
struct TabScreenTests {
  static let tabs = RouteTree<Place>(tabs: RouteTab("h"), RouteTab("s1", ["s1", "s2"]))

  @Test func switchingToAndFroKeepsEveryStack() {
    let stage = Stage(Self.tabs)
    let pages = [stage.page("s1"), stage.page("s2")]
    stage.router.select("s1")
    stage.expectAgreement()
    stage.router.select("h")
    stage.router.select("s1")
    #expect([stage.page("s1"), stage.page("s2")] == pages)
    stage.expectAgreement()
  }

  @Test func pushingIntoAHiddenTabShowsNothingAndIsThereOnReturn() {
    let stage = Stage(Self.tabs)
    stage.router.edit { $0.push("s3", inTab: "s1") }
    #expect(!stage.isAnimating)
    #expect(stage.page("s3")?.isViewLoaded == false)
    stage.expectAgreement()
    stage.router.select("s1")
    #expect(stage.names == ["s1", "s2", "s3"])
    stage.expectAgreement()
  }

  @Test func tabsThatComeAndGoAreShown() {
    let stage = Stage(Self.tabs)
    let pages = ["h", "s1", "s2"].map(stage.page)
    stage.router.edit { $0.insertTab(RouteTab("n", ["n1", "n2"]), at: 0) }
    stage.expectAgreement()
    #expect(["h", "s1", "s2"].map(stage.page) == pages)
    #expect(stage.names == ["h"])
    stage.user.tapTab(0)
    #expect(stage.names == ["n1", "n2"])
    stage.router.edit { $0.removeTab("n") }
    stage.expectAgreement()
    #expect(stage.names == ["h"])
    stage.user.tapTab(1)
    #expect(stage.names == ["s1", "s2"])
    #expect(["h", "s1", "s2"].map(stage.page) == pages)
  }

  @Test func aScreenInTabsThatComeAndGoIsTold() {
    let stage = Stage(Self.tabs)
    guard let id = stage.id("s1") else { return #expect(Bool(false), "there is no such screen") }
    stage.router.edit { tree in
      tree.removeTab("h")
      tree.update(id, to: "s3")
    }
    #expect(stage.page("s3")?.title == "s3")
    stage.expectAgreement()
  }

  @Test func aTapIsAnOrdinaryNavigation() {
    let stage = Stage(Self.tabs)
    stage.router.addGuard { $0.entering.isEmpty ? .block("not now") : .allow }
    #expect(!stage.user.tapTab(1))
    #expect(stage.tree == Self.tabs)
    stage.expectAgreement()
  }

  @Test func aTapSelects() {
    let stage = Stage(Self.tabs)
    stage.user.tapTab(1)
    #expect(stage.names == ["s1", "s2"])
    stage.expectAgreement()
  }

  @Test func aTapOnTheSelectedTabGoesToItsRoot() {
    let stage = Stage(Self.tabs)
    stage.user.tapTab(1)
    stage.user.tapTab(1)
    #expect(stage.isAnimating)
    stage.settle()
    #expect(stage.names == ["s1"])
    stage.expectAgreement()
  }

  @Test func aTabThatCodeSelectsIsAFact() throws {
    let stage = Stage(Self.tabs)
    stage.router.addGuard { _ in .block("not now") }
    try #require(stage.user.frontmostTabs).selectedIndex = 1
    stage.expectAgreement()
    #expect(stage.tree != Self.tabs)
  }

  @Test func aTapDuringAPushSelectsAfterIt() {
    let stage = Stage(Self.tabs)
    stage.router.push("x")
    stage.user.tapTab(1)
    stage.settle()
    stage.expectAgreement()
    #expect(stage.names == ["s1", "s2"])
    stage.router.select("h")
    #expect(stage.names == ["h", "x"])
  }

  @Test func theAppsDelegateIsAskedAndTold() throws {
    let stage = Stage(Self.tabs)
    let judge = TabJudge()
    try #require(stage.user.frontmostTabs).delegate = judge
    judge.allows = false
    #expect(!stage.user.tapTab(1))
    #expect(stage.names == ["h"])
    judge.allows = true
    stage.user.tapTab(1)
    #expect(stage.names == ["s1", "s2"])
    #expect(judge.selections == 1)
    stage.user.tapTab(1)
    stage.settle()
    #expect(judge.selections == 2)
  }

  @Test func itemsComeFromTheCoordinatorOrTheFirstScreen() throws {
    let stage = Stage(
      Self.tabs,
      prepare: { pages in
        pages.item = { $0 == "h" ? UITabBarItem(title: "Home", image: nil, tag: 0) : nil }
      })
    let tabs = try #require(stage.user.frontmostTabs)
    #expect(tabs.viewControllers?.map(\.tabBarItem.title) == ["Home", "s1"])
  }

  @Test func nestedTabsAreSelectedFromTheOutside() {
    let inner = RouteTab<Place>(
      "in", .tabs(RouteTabs(RouteTab("i1"), RouteTab("i2"))))
    let stage = Stage(RouteTree(tabs: RouteTab("h"), inner))
    stage.router.select("i2")
    #expect(stage.names == ["i2"])
    #expect(stage.shown == stage.tree)
  }

  @Test func tabsWithTheKeysOfInnerOnesAreSelectedByTheirPlace() throws {
    let inner = RouteTab<Place>(
      "x", .tabs(RouteTabs(RouteTab("y", ["i1"]), RouteTab("x", ["i2"]))))
    let stage = Stage(RouteTree(tabs: inner, RouteTab("y", ["o"])))
    let outer = try #require(stage.window.rootViewController.flatMap { Self.tabs(in: $0) })
    func tap(_ tabs: UITabBarController, _ index: Int) throws {
      let controller = try #require(tabs.viewControllers?[index])
      let judge = try #require(tabs.delegate)
      if judge.tabBarController(tabs, shouldSelect: controller) { tabs.selectedIndex = index }
    }
    try tap(outer, 1)
    #expect(stage.names == ["o"])
    try tap(outer, 0)
    #expect(stage.names == ["i1"])
    try tap(try #require(outer.viewControllers?[0] as? UITabBarController), 1)
    #expect(stage.names == ["i2"])
    #expect(stage.shown == stage.tree)
    stage.router.present(
      Modal(.fullScreen, .tabs(RouteTabs(RouteTab("z", ["m1"]), RouteTab("y", ["m2"])))))
    stage.settle()
    stage.user.tapTab(1)
    #expect(stage.names == ["m2"])
    #expect(stage.router.shown?.root.visibleElement.route == "i2")
    stage.settle()
    #expect(stage.shown == stage.tree)
  }

  private static func tabs(in controller: UIViewController) -> UITabBarController? {
    if let tabs = controller as? UITabBarController { return tabs }
    for child in controller.children {
      if let tabs = tabs(in: child) { return tabs }
    }
    return nil
  }

  @Test func tabsCanBeReplacedByOthers() {
    let stage = Stage(Self.tabs)
    let s2 = stage.page("s2")
    stage.router.set(
      RouteTree(tabs: RouteTab("n"), RouteTab("s1", ["s1", "s2"]), selectedKey: "s1"))
    #expect(stage.page("s2") === s2)
    stage.expectAgreement()
    stage.router.set(RouteTree("only", "one"))
    stage.expectAgreement()
    stage.router.set(Self.tabs)
    stage.expectAgreement()
  }

  /// Tabs that nobody sees, whose controller will not select again what the router has.
  @Test func aHiddenSelectionThatCannotBePutRightIsLeftUntilTheNextStep() throws {
    let inner = Container<Place>.tabs(RouteTabs(RouteTab("p"), RouteTab("q")))
    let tabs = RouteTabs(RouteTab("x"), RouteTab("y", inner))
    let stage = Stage(
      RouteTree(.tabs(tabs)), prepare: { $0.makeTabs = { SteadyTabs(nibName: nil, bundle: nil) } })
    let outer = try #require(stage.user.frontmostTabs)
    let hidden = try #require(outer.viewControllers?.last as? SteadyTabs)
    hidden.isSteady = true
    hidden.selectedIndex = 1
    stage.router.push("z")
    stage.settle()
    #expect(hidden.selectedIndex == 1)
    #expect(stage.router.isSettled)
    hidden.isSteady = false
    stage.router.select("y")
    stage.settle()
    stage.router.select("q")
    stage.router.select("p")
    stage.settle()
    #expect(stage.user.frontmost?.title == "p")
    #expect(stage.shown == stage.tree)
  }

  @Test func aTabThatTheAppsDelegateHasReplacedIsNotSelected() throws {
    let stage = Stage(RouteTree(.tabs(RouteTabs(RouteTab("a"), RouteTab("b")))))
    let judge = TabJudge()
    let tabs = try #require(stage.user.frontmostTabs)
    tabs.delegate = judge
    judge.asked = { stage.router.set(RouteTree(.tabs(RouteTabs(RouteTab("x"), RouteTab("y"))))) }
    stage.user.tapTab(1)
    stage.rest()
    #expect(stage.tree == RouteTree(.tabs(RouteTabs(RouteTab("x"), RouteTab("y")))))
    stage.expectAgreement()
  }
}

private final class TabJudge: NSObject, UITabBarControllerDelegate {
  var allows = true
  /// What it does when it is asked.
  var asked: () -> Void = {}
  private(set) var selections = 0

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    asked()
    return allows
  }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    selections += 1
  }
}

/// Keeps its selection while it is steady.
private final class SteadyTabs: TabsController {
  var isSteady = false

  override var selectedViewController: UIViewController? {
    get { super.selectedViewController }
    set { if !isSteady { super.selectedViewController = newValue } }
  }
}
