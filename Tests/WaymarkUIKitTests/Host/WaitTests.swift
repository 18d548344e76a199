import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// The ends that a request of the router's waits for before the host carries it out.
@MainActor
struct WaitTests {
  @Test func aTransitionOfTheUsersComesToItsEndBefore() throws {
    let stage = Stage("a", "b")
    let swipe = try #require(stage.user.beginSwipeBack())
    let push = stage.router.push("c")
    #expect(!stage.names.contains("c"))
    #expect(push.currentOutcome == nil)
    swipe.cancel()
    stage.settle()
    #expect(push.currentOutcome == .completed)
    #expect(stage.tree == RouteTree("a", "b", "c"))
    stage.expectAgreement()
  }

  @Test func aChangeOfOtherCodeReturnsBefore() throws {
    let stage = Stage("a", "b")
    let page = try #require(stage.page("b") as? Page)
    var names: [String]?
    page.calls[.didMove] = {
      page.calls = [:]
      stage.router.push("c")
      names = stage.names
    }
    stage.stack?.popViewController(animated: false)
    #expect(names == ["a"])
    stage.settle()
    #expect(stage.tree == RouteTree("a", "c"))
    stage.expectAgreement()
  }

  @Test func oneThatIsCarriedOutIsNotCarriedOutAgain() {
    let stage = Stage(RouteTree(columns: ["inbox"], ["m1"], capacity: 2, front: 1))
    var made: [Place] = []
    stage.pages.onMake = { made.append($0.route) }
    let push = stage.router.push("reply")
    stage.isNarrow = false
    stage.settle()
    #expect(push.currentOutcome == .completed)
    #expect(made == ["reply"])
    #expect(stage.tree == .mail)
    stage.expectAgreement()
  }
}
