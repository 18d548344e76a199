import Testing
import Waymark

@testable import WaymarkBindings

/// Alerts, which have buttons and no screen.
@MainActor
struct AlertTests {
  @Test(arguments: [true, false]) func buttonReturnsItsValue(isWrittenFirst: Bool) async throws {
    let stage = Stage("a")
    let answer = stage.router.asking("sure?", as: .alert, for: Int.self)
    stage.settle()
    #expect(stage.views.answerAlert(5, isWrittenFirst: isWrittenFirst))
    stage.expectRest("[a]")
    #expect(try await answer.value == 5)
  }

  @Test func alertThatIsClosedWithoutAButtonReturnsNothing() async throws {
    let stage = Stage("a")
    let answer = stage.router.asking("sure?", as: .alert, for: Int.self)
    stage.settle()
    stage.host.writeDismissal(of: try stage.modal)
    stage.frame(30)
    #expect(stage.tree == "[a]")
    #expect(try await answer.value == nil)
  }

  @Test func nothingIsPushedOnAnAlert() async {
    let stage = Stage("a")
    stage.router.present("sure?", as: .alert)
    stage.settle()
    let push = stage.router.edit { $0.push("b", at: BranchPath(layer: 1)) }
    for _ in 0..<20 where push.currentOutcome == nil {
      stage.settle()
      await Task.yield()
    }
    guard case .failed? = push.currentOutcome else {
      Issue.record("\(String(describing: push.currentOutcome))")
      return
    }
  }

  @Test(arguments: [true, false]) func alertAnswersAScreenThatAsksBeforeItIsLeft(isWrittenFirst: Bool) async {
    let stage = Stage("a", "b")
    stage.router.visibleContext.onLeave { _ in
      .ask(Question<Place, Int>("sure?", as: .alert)) { $0 == 5 ? .allow : .stay("no") }
    }
    let pop = stage.router.pop()
    await Task.yieldRepeatedly { !stage.router.host.tree.modals.isEmpty }
    stage.settle()
    #expect(stage.views.answerAlert(5, isWrittenFirst: isWrittenFirst))
    for _ in 0..<50 where pop.currentOutcome == nil {
      stage.settle()
      await Task.yield()
    }
    #expect(pop.currentOutcome == .completed)
    stage.expectRest("[a]")
  }
}
