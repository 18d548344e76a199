import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// What other code does to a stack while a navigation in it is given up.
@MainActor
struct GivenUpTests {
  private let finger = UIPercentDrivenInteractiveTransition()
  private let style = TransitionStyle("held")

  private func stage(_ changes: @escaping (UIKitTransition.Change) -> Void = { _ in }) -> Stage {
    let stage = Stage("a", "b")
    stage.host.transitions[style] = UIKitTransition(
      interactor: { _ in finger },
      animator: { change in
        changes(change)
        return MovingAnimator()
      })
    return stage
  }

  /// Gives a push up that UIKit has made one transition of with what it had not shown before.
  private func giveUp(on stage: Stage) -> Navigation {
    stage.clock.endsUnanimatedAtOnce = false
    stage.router.push("c", options: .unanimated)
    stage.router.setStack(["x", "y"], options: .unanimated)
    let push = stage.router.push("z", options: .init(transition: style))
    stage.clock.advance(by: 0.1)
    stage.time.advance(by: .milliseconds(20))
    finger.cancel()
    stage.settle()
    return push
  }

  @Test func whatIsTakenBackWithChangesOfBeforeIsPutRight() {
    let stage = stage()
    weak let old = stage.page("b")
    let push = giveUp(on: stage)
    #expect(push.currentOutcome == .cancelled)
    #expect(stage.names == ["x", "y"])
    #expect(stage.tree == RouteTree("x", "y"))
    stage.expectAgreement()
    #expect(old == nil)
  }

  @Test func aScreenThatTheAppKeepsIsItsOwnLater() throws {
    let stage = stage()
    let page = try #require(stage.page("b"))
    _ = giveUp(on: stage)
    #expect(stage.names == ["x", "y"])
    stage.stack?.pushViewController(page, animated: true)
    stage.settle()
    stage.router.push("d")
    stage.settle()
    #expect(stage.names == ["x", "y", "b", "d"])
    #expect(stage.tree == RouteTree("x", "y", "d"))
  }

  @Test func whatOtherCodePopsMeanwhileIsNotAnimatedAsTheNavigationWas() {
    var changes: [UIKitTransition.Change] = []
    let stage = stage { changes.append($0) }
    stage.router.push("c", options: .init(transition: style))
    finger.cancel()
    stage.stack?.popToRootViewController(animated: true)
    stage.settle()
    #expect(changes == [.push])
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
  }
}
