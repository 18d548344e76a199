import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting

/// What the router is asked for while the scene is in the background, where animations stand still.
@MainActor
struct BackgroundTests {
  private let stage = Stage("a", "b")
  private let scene = UIWindowScene(session: UISceneSession(), connectionOptions: .init())

  init() { stage.window.windowScene = scene }

  private func enterBackground() { UIApplication.shared.enterBackground(scene) }

  private func enterForeground() { UIApplication.shared.enterForeground(scene) }

  @Test func everythingIsDoneAtOnce() {
    enterBackground()
    stage.router.push("c")
    #expect(stage.router.isSettled)
    stage.router.present("m")
    #expect(stage.router.isSettled)
    stage.router.dismiss()
    stage.router.pop()
    stage.router.set(RouteTree(tabs: RouteTab("t"), RouteTab("u")))
    #expect(stage.router.isSettled)
    #expect(!stage.isAnimating)
    enterForeground()
    stage.settle()
    stage.expectAgreement()
  }

  @Test func anAnimationUnderWayEndsWhenTheSceneIsBack() {
    let push = stage.router.push("c")
    enterBackground()
    let sheet = stage.router.present("m")
    stage.clock.advance(by: 5)
    #expect(push.currentOutcome == nil)
    #expect(sheet.currentOutcome == nil)
    enterForeground()
    stage.settle()
    #expect(push.currentOutcome == .completed)
    #expect(sheet.currentOutcome == .completed)
    stage.expectAgreement()
  }

  @Test func theRouterGivesUpAnAnimationThatStandsStillAndTheScreenAgrees() {
    stage.router.push("c")
    enterBackground()
    // The app is not suspended and has time to do something: a download that ends, say.
    stage.time.advance(by: .seconds(3))
    stage.router.present("m")
    stage.time.advance(by: .seconds(10))
    enterForeground()
    for _ in 0..<100 {
      stage.settle()
      stage.time.advance(by: .milliseconds(100))
    }
    stage.expectAgreement()
  }
}
