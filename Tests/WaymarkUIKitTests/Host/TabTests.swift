import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// Tab bars, and taps on them.
@MainActor
struct TabTests {
  static let tabs = RouteTree<Place>(tabs: RouteTab("h"), RouteTab("s1", ["s1", "s2"]))

  @Test func pushingIntoAHiddenTabShowsNothingAndIsThereOnReturn() {
    let stage = Stage(Self.tabs)
    let page = stage.page("s2")
    stage.router.edit { $0.push("s3", inTab: "s1") }
    #expect(!stage.isAnimating)
    #expect(stage.page("s3")?.isViewLoaded == false)
    stage.expectAgreement()
    stage.router.select("s1")
    #expect(stage.names == ["s1", "s2", "s3"])
    #expect(stage.page("s2") === page)
    stage.expectAgreement()
  }

  @Test func tabsThatComeAndGoAreShown() {
    let stage = Stage(Self.tabs)
    let pages = ["h", "s1", "s2"].map(stage.page)
    stage.router.edit { $0.insertTab(RouteTab("n", ["n1", "n2"]), at: 0) }
    stage.expectAgreement()
    #expect(stage.names == ["h"])
    stage.user.tapTab(0)
    #expect(stage.names == ["n1", "n2"])
    stage.router.edit { $0.removeTab("n") }
    stage.expectAgreement()
    #expect(stage.names == ["h"])
    #expect(["h", "s1", "s2"].map(stage.page) == pages)
  }

  @Test func nestedTabsAreSelectedFromTheOutside() {
    let inner = RouteTab<Place>("in", .tabs(RouteTabs(RouteTab("i1"), RouteTab("i2"))))
    let stage = Stage(RouteTree(tabs: RouteTab("h"), inner))
    stage.router.select("i2")
    #expect(stage.names == ["i2"])
    stage.expectAgreement()
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

  // MARK: Taps

  @Test func aTapOnTheTabOfCollapsedColumnsAsksBeforeItLeadsToTheirRoots() {
    let mail = RouteColumns<Place>(["inbox"], ["m1", "reply"], capacity: 2, front: 1)
    let stage = Stage(RouteTree(tabs: RouteTab("h"), RouteTab("mail", .columns(mail)), selectedKey: "mail"))
    stage.rest()
    var isAsked = false
    let objection = stage.router.host.context(for: stage.router.host.tree.visibleElement).onLeave { _ in
      isAsked = true
      return .stay
    }
    #expect(!stage.user.tapTab(1))
    stage.rest()
    #expect(isAsked)
    #expect(stage.names == ["m1", "reply"])
    objection.cancel()
    for _ in 0..<2 {
      #expect(!stage.user.tapTab(1))
      stage.rest()
      #expect(stage.names == ["m1"])
    }
    stage.expectAgreement()
  }

  @Test func aTapIsAnOrdinaryNavigation() {
    let stage = Stage(Self.tabs)
    let block = stage.router.addGuard { $0.entering.isEmpty ? .block("not now") : .allow }
    #expect(!stage.user.tapTab(1))
    #expect(stage.tree == Self.tabs)
    stage.expectAgreement()
    block.cancel()
    stage.user.tapTab(1)
    #expect(stage.names == ["s1", "s2"])
    stage.expectAgreement()
    stage.user.tapTab(1)
    #expect(stage.isAnimating)
    stage.settle()
    #expect(stage.names == ["s1"], "a tap on the selected tab goes to its root")
    stage.expectAgreement()
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

  @Test func aTabThatCodeSelectsIsAFact() throws {
    let stage = Stage(Self.tabs)
    stage.router.addGuard { _ in .block("not now") }
    try #require(stage.user.frontmostTabs).selectedIndex = 1
    stage.expectAgreement()
    #expect(stage.tree != Self.tabs)
  }

  @Test func theAppsDelegateIsAskedAndToldOfWhatIsDone() throws {
    let stage = Stage(Self.tabs)
    let judge = TabJudge()
    try #require(stage.user.frontmostTabs).delegate = judge
    judge.allows = false
    #expect(!stage.user.tapTab(1))
    #expect(stage.names == ["h"])
    judge.allows = true
    let block = stage.router.addGuard { _ in .block("no") }
    stage.user.tapTab(1)
    #expect(judge.selections == 0)
    block.cancel()
    stage.user.tapTab(1)
    #expect(stage.names == ["s1", "s2"])
    #expect(judge.selections == 1)
    stage.user.tapTab(1)
    stage.settle()
    #expect(judge.selections == 2)
  }
}

private final class TabJudge: NSObject, UITabBarControllerDelegate {
  var allows = true
  private(set) var selections = 0

  func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { allows }

  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
    selections += 1
  }
}
