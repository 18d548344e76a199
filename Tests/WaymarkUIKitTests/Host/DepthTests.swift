import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// What is below the top of a stack costs next to nothing: times at two depths are compared, with room.
@MainActor @Suite("With UIKit, depth costs next to nothing", .timeLimit(.minutes(30)))
struct DepthTests {
  private func stage(_ depth: Int) -> Stage {
    let stage = Stage(RouteTree(.stack(RouteStack(root: "a", pushed: (1..<depth).map { Place("\($0)") }))))
    _ = stage.log.take()
    return stage
  }

  private func modals(_ count: Int) -> Stage {
    let modals = (0..<count).map { Modal(.sheet, RouteStack(root: Place("m\($0)"))) }
    return Stage(RouteTree(.stack("a"), modals: modals))
  }

  /// How many times longer something takes with 1,000 screens than with 10.
  private func growth(_ body: (Stage) -> Void) -> Double {
    func time(_ stage: Stage) -> Duration {
      body(stage)
      let time = (0..<7).map { _ in
        ContinuousClock().measure { for _ in 0..<5 { body(stage) } }
      }.min()
      #expect(stage.router.isSettled)
      stage.expectAgreement()
      return time ?? .zero
    }
    return time(stage(1000)) / time(stage(10))
  }

  @Test func aScreenIsPushedAndPopped() {
    let times = growth { stage in
      stage.router.push("x", options: NavigationOptions(isAnimated: false))
      stage.router.pop(options: NavigationOptions(isAnimated: false))
    }
    #expect(times < 5)
  }

  @Test func aScreenSlidesInAndOut() {
    let times = growth { stage in
      stage.router.push("x")
      stage.settle()
      stage.router.pop()
      stage.settle()
    }
    #expect(times < 5)
  }

  @Test func theUserGoesBack() {
    let times = growth { stage in
      stage.router.push("x", options: NavigationOptions(isAnimated: false))
      stage.stack?.popViewController(animated: false)
    }
    #expect(times < 5)
  }

  /// As when the window comes back, each of many is presented at once.
  @Test func manyModalsAreShownFromTheBeginning() {
    func time(_ count: Int) -> Duration {
      (0..<3).map { _ in ContinuousClock().measure { _ = modals(count) } }.min() ?? .zero
    }
    // Eight times as many take about as many times as long, where a square would be 64.
    #expect(time(800) / time(100) < 24)
  }

  @Test func aModalIsPresentedAndDismissed() {
    let times = growth { stage in
      stage.router.present("x", options: NavigationOptions(isAnimated: false))
      stage.router.dismiss(options: NavigationOptions(isAnimated: false))
    }
    #expect(times < 5)
  }
}
