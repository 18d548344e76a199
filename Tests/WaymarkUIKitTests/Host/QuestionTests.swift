import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// Screens that ask the user by an alert before they are left.
@MainActor
struct QuestionTests {
  private let stage = Stage("a", "b")

  /// Has `b` ask before it is left, and somebody ask for that.
  private func ask(_ act: () -> Navigation) async -> Navigation {
    stage.router.visibleContext.onLeave { _ in
      .ask(Question<Place, Bool>("sure?", as: .alert)) { $0 == true ? .allow : .stay("no") }
    }
    let navigation = act()
    await Task.yieldRepeatedly { !stage.router.host.tree.modals.isEmpty }
    stage.settle()
    #expect(stage.user.frontmost is UIAlertController)
    return navigation
  }

  private func settle(_ navigation: Navigation) async {
    for _ in 0..<100 where navigation.currentOutcome == nil {
      stage.settle()
      stage.time.advance(by: .milliseconds(20))
      await Task.yield()
    }
    stage.settle()
    stage.expectAgreement()
  }

  @Test func aButtonLetsTheScreenGo() async {
    let pop = await ask { stage.router.pop() }
    #expect(stage.user.tapAlert("Yes"))
    await settle(pop)
    #expect(pop.currentOutcome == .completed)
    #expect(stage.names == ["a"])
  }

  @Test func aButtonKeepsTheScreen() async {
    let pop = await ask { stage.router.pop() }
    #expect(stage.user.tapAlert("No"))
    await settle(pop)
    #expect(pop.currentOutcome == .blocked("no"))
    #expect(stage.names == ["a", "b"])
  }

  @Test func whatSupersedesTakesTheAlertAway() async {
    let pop = await ask { stage.router.pop() }
    let push = stage.router.push("c")
    await settle(push)
    #expect(pop.currentOutcome == .superseded(by: push.id))
    #expect(stage.names == ["a", "b", "c"])
  }

  @Test func theBackButtonAsksOnceThoughItIsTappedTwice() async {
    stage.router.visibleContext.onLeave { _ in
      .ask(Question<Place, Bool>("sure?", as: .alert)) { $0 == true ? .allow : .stay("no") }
    }
    #expect(!stage.user.tapBack())
    #expect(!stage.user.tapBack())
    await Task.yieldRepeatedly { !stage.router.host.tree.modals.isEmpty }
    stage.settle()
    #expect(stage.tree.modals.count == 1)
    #expect(stage.user.tapAlert("Yes"))
    for _ in 0..<100 where !stage.router.isSettled || stage.names.count > 1 {
      stage.settle()
      stage.time.advance(by: .milliseconds(20))
      await Task.yield()
    }
    stage.expectAgreement()
    #expect(stage.names == ["a"])
  }
}
