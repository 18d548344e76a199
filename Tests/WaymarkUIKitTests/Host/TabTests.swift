import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// Tab bars, and taps on them.
@MainActor
struct TabTests {
  static let tabs = RouteTree<Place>(tabs: RouteTab("h"), RouteTab("s1", ["s1", "s2"]))

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
    #expect(!stage.user.tapTab(1))
    #expect(stage.isAnimating)
    stage.settle()
    #expect(stage.names == ["s1"], "a tap on the selected tab goes to its root")
    #expect(stage.user.tapTab(1), "at its root UIKit does what it does")
    stage.expectAgreement()
  }

  @Test func aSecondTapDuringAPushLeavesTheRouterToGoBack() {
    let stage = Stage(Self.tabs)
    stage.router.push("a")
    #expect(stage.isAnimating)
    #expect(!stage.user.tapTab(0))
    #expect(!stage.user.tapTab(0), "UIKit would pop what is being pushed")
    stage.settle()
    #expect(stage.names == ["h"])
    stage.expectAgreement()
  }

  @Test func aTabThatCodeSelectsIsAFact() throws {
    let stage = Stage(Self.tabs)
    stage.router.addGuard { _ in .block("not now") }
    try #require(stage.user.frontmostTabs).selectedIndex = 1
    stage.expectAgreement()
    #expect(stage.tree != Self.tabs)
  }

  @Test func theAppsDelegateIsAskedAndToldOfWhatIsDone() async throws {
    let stage = Stage(Self.tabs)
    let judge = TabJudge()
    try #require(stage.user.frontmostTabs).delegate = judge
    judge.allows = false
    #expect(!stage.user.tapTab(1))
    #expect(stage.names == ["h"])
    judge.allows = true
    let block = stage.router.addGuard { _ in .block("no") }
    stage.user.tapTab(1)
    block.cancel()
    await Task.yieldRepeatedly(20)
    stage.router.select("s1")
    stage.router.select("h")
    #expect(judge.selections == 0)
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
