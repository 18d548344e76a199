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

  @Test func whatIsTakenBackWithChangesOfBeforeIsPutRight() {
    let stage = stage()
    weak let old = stage.page("b")
    stage.clock.endsUnanimatedAtOnce = false
    stage.router.push("c", options: .unanimated)
    stage.router.setStack(["x", "y"], options: .unanimated)
    // UIKit makes one transition of it with what it has not shown yet.
    let push = stage.router.push("z", options: .init(transition: style))
    stage.clock.advance(by: 0.1)
    stage.time.advance(by: .milliseconds(20))
    finger.cancel()
    stage.settle()
    #expect(push.currentOutcome == .cancelled)
    #expect(stage.names == ["x", "y"])
    #expect(stage.tree == RouteTree("x", "y"))
    stage.expectAgreement()
    #expect(old == nil)
  }

  @Test func aScreenThatTheAppKeepsIsItsOwnLater() throws {
    let stage = stage()
    let page = stage.page("b")
    stage.router.pop()
    stage.settle()
    stage.stack?.pushViewController(try #require(page), animated: true)
    stage.settle()
    stage.router.push("c")
    stage.settle()
    #expect(stage.names == ["a", "b", "c"])
    #expect(stage.tree == RouteTree("a", "c"))
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
