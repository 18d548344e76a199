import HeadlessUIKit
import Testing
import Waymark
import WaymarkUIKit

/// Where what is typed goes when screens come and go.
@MainActor
struct FocusTests {
  private func stage(_ tree: RouteTree<Place>) -> Stage { Stage(tree, prepare: { $0.fieldCount = 2 }) }

  private func settle(_ stage: Stage) {
    for _ in 0..<3 {
      stage.settle()
      stage.time.advance(by: .milliseconds(50))
    }
  }

  /// Which field of which screen has it.
  private func focused(_ stage: Stage) -> String? {
    guard let field = stage.window.firstResponder, let page = field.superview?.next as? Page else {
      return nil
    }
    return "\(page.title ?? "") \(field.tag)"
  }

  private func type(into number: Int, of name: String, on stage: Stage) {
    (stage.page(name) as? Page)?.fields[number - 1].becomeFirstResponder()
  }

  enum Departure: CaseIterable {
    case popInTheMiddle, dismiss, whileHidden
  }

  @Test(arguments: Departure.allCases) func itComesBackWhateverTheAppDoesToWhatCoversIt(departure: Departure)
  {
    let stage = stage(RouteTree("a"))
    type(into: 2, of: "a", on: stage)
    switch departure {
    case .popInTheMiddle:
      stage.router.push("b")
      stage.clock.advance(by: 0.1)
      stage.stack?.popToRootViewController(animated: true)
    case .dismiss:
      stage.router.present("m")
      settle(stage)
      stage.host.rootViewController.dismiss(animated: true)
    case .whileHidden:
      stage.router.push("b")
      settle(stage)
      stage.window.isHidden = true
      stage.router.pop()
      settle(stage)
      stage.window.isHidden = false
    }
    settle(stage)
    #expect(focused(stage) == "a 2")
  }

  @Test func whoHasLetGoOfItIsNotGivenItBack() {
    let stage = stage(RouteTree("a"))
    stage.window.firstResponder?.resignFirstResponder()
    stage.router.push("b")
    settle(stage)
    stage.router.pop()
    settle(stage)
    #expect(focused(stage) == nil)
  }
}
