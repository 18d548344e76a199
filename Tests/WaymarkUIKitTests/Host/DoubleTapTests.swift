import HeadlessUIKit
import Testing
import Waymark

/// A button that is tapped twice while UIKit moves.
@MainActor
struct DoubleTapTests {
  @Test func aSecondTapPushesNothing() {
    let stage = Stage("h")
    let screen = stage.router.visibleContext
    let first = screen.push("a")
    #expect(stage.isAnimating)
    let second = screen.push("a")
    stage.settle()
    #expect(first.currentOutcome == .completed)
    #expect(second.currentOutcome == .completed)
    screen.push("a")
    stage.settle()
    #expect(stage.names == ["h", "a"])
    stage.expectAgreement()
  }

  @Test func aSecondTapPresentsNothingAndBothGetTheValue() async throws {
    let stage = Stage("h")
    let screen = stage.router.visibleContext
    let first = Task { try await screen.ask(Question<Place, Int>("m", as: .sheet)) }
    let second = Task { try await screen.ask(Question<Place, Int>("m", as: .sheet)) }
    for _ in 0..<20 {
      await Task.yield()
      stage.settle()
    }
    #expect(stage.tree.modals.count == 1)
    stage.expectAgreement()
    stage.router.visibleContext.close(returning: 4)
    stage.settle()
    #expect(try await first.value == 4)
    #expect(try await second.value == 4)
    stage.expectAgreement()
  }
}
