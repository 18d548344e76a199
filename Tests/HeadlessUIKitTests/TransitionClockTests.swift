import HeadlessUIKit
import Testing

@MainActor
struct TransitionClockTests {
  @Test func runsInTheOrderDue() {
    let clock = TransitionClock()
    var calls: [String] = []
    clock.schedule(after: 2) { calls.append("late \(clock.now)") }
    clock.schedule(after: 1) { calls.append("first \(clock.now)") }
    clock.schedule(after: 1) { calls.append("second \(clock.now)") }
    clock.advance(by: 0.5)
    #expect(calls.isEmpty)
    clock.advance(by: 0.5)
    #expect(calls == ["first 1.0", "second 1.0"])
    #expect(!clock.isIdle)
    clock.advance(by: 5)
    #expect(calls.last == "late 2.0")
    #expect(clock.isIdle)
    #expect(clock.now == 6)
  }

  @Test func cancelledWorkDoesNotRun() {
    let clock = TransitionClock()
    let id = clock.schedule(after: 1) { Issue.record("ran") }
    clock.cancel(id)
    #expect(clock.runUntilIdle())
  }

  @Test func unanimatedChangesCanEndLater() {
    let world = StackWindow("a")
    world.window.clock.endsUnanimatedAtOnce = false
    world.stack.pushViewController(world.screen("b"), animated: false)
    #expect(world.names == ["a", "b"])
    #expect(world.stack.transitionCoordinator?.isAnimated == nil)
    #expect(!world.log.take().contains("b didAppear"))
    var completions = 0
    world.window.clock.runUntilIdle()
    #expect(world.log.take().contains("b didAppear"))
    world.stack.present(world.screen("m"), animated: false) { completions += 1 }
    #expect(completions == 0)
    world.window.clock.runUntilIdle()
    world.stack.dismiss(animated: false) { completions += 1 }
    #expect(world.stack.presentedViewController != nil)
    world.window.clock.runUntilIdle()
    #expect(completions == 2)
  }

  @Test func viewAnimationsTakeTheirTime() {
    let world = StackWindow("a")
    var events: [String] = []
    UIView.animate(
      withDuration: 1, animations: { events.append("changed") }, completion: { _ in events.append("ended") })
    #expect(events == ["changed"])
    world.window.clock.advance(by: 1)
    #expect(events == ["changed", "ended"])
    UIView.performWithoutAnimation {
      UIView.animate(withDuration: 1, animations: {}, completion: { _ in events.append("at once") })
    }
    #expect(events.last == "at once")
  }

  @Test func whatGoesOnForEverEndsAtTheLimit() {
    let clock = TransitionClock()
    var count = 0
    func goOn() {
      count += 1
      clock.schedule(after: 0) { goOn() }
    }
    goOn()
    #expect(!clock.advance(by: 1, limit: 10))
    #expect(count == 11)
    #expect(clock.now == 0)
    let other = TransitionClock()
    other.schedule(after: 0.5) {}
    #expect(other.advance(by: 1, limit: 1))
    #expect(other.now == 1)
  }

  @Test func windowsHaveClocksOfTheirOwn() {
    let first = StackWindow("a")
    let second = StackWindow("b")
    first.stack.pushViewController(first.screen("c"), animated: true)
    second.window.clock.runUntilIdle()
    #expect(!first.window.clock.isIdle)
    first.window.clock.runUntilIdle()
    #expect(first.stack.transitionCoordinator == nil)
  }
}
