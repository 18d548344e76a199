import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// What a button of an alert returns counts whatever guards say, because UIKit has taken the alert away.
@MainActor
struct AlertAnswerTests {
  enum Doubt: CaseIterable {
    case blocks, thinksAndAllows, thinksAndBlocks, thinksForEver

    @MainActor
    func add(to router: Router<Place>) {
      switch self {
      case .blocks: router.addGuard { _ in .block("no") }
      case .thinksAndAllows:
        router.addGuard { _ async in
          await Task.yield()
          return .allow
        }
      case .thinksAndBlocks:
        router.addGuard { _ async in
          await Task.yield()
          return .block("no")
        }
      case .thinksForEver:
        router.addGuard { _ async in
          while !Task.isCancelled { await Task.yield() }
          return .block("gone")
        }
      }
    }
  }

  /// Who has made the alert, and how its buttons return something.
  enum Making: CaseIterable {
    case screen, screenOfFeature, handThatCloses, handThatClosesTheModal, handOfFeature

    @MainActor
    func alert(_ context: ScreenContext<Place>) -> UIAlertController {
      let question = Question<Place, Bool>("q?", as: .alert)
      let feature = context.scoped({ (place: Place) in place }, extract: { $0 })
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      func add(_ answer: @escaping () -> Void) {
        alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in answer() })
      }
      switch self {
      case .screen:
        return AlertScreen(buttons: [.init("Yes", answering: question, true)]).controller(in: context)
      case .screenOfFeature:
        return AlertScreen(buttons: [.init("Yes", answering: question, true)]).controller(in: feature)
      case .handThatCloses: add { context.answer(question, true) }
      case .handThatClosesTheModal: add { context.closeModal(returning: true) }
      case .handOfFeature: add { feature.answer(question, true) }
      }
      return alert
    }
  }

  private func wait(in stage: Stage, until isDone: () -> Bool) async {
    for _ in 0..<100 where !isDone() {
      stage.settle()
      stage.time.advance(by: .milliseconds(20))
      await Task.yield()
    }
  }

  @Test(arguments: Doubt.allCases, Making.allCases)
  func aButtonReturnsItsValueWhateverGuardsSay(doubt: Doubt, making: Making) async throws {
    let stage = Stage("a")
    var returned: [Bool] = []
    stage.router.visibleContext.onReturn(Bool.self) { returned.append($0) }
    stage.pages.onMake = { [unowned pages = stage.pages] context in
      let alert = making.alert(context)
      pages.screen = { $0.name == "q?" ? alert : nil }
    }
    var answer: Bool??
    Task { answer = .some(try await stage.router.ask(Question<Place, Bool>("q?", as: .alert))) }
    await Task.yieldRepeatedly(5)
    stage.settle()
    doubt.add(to: stage.router)
    #expect(stage.user.tapAlert("Yes"))
    await wait(in: stage) { answer != nil }
    #expect(answer == .some(.some(true)))
    #expect(returned == [true])
    #expect(stage.tree == RouteTree("a"))
    stage.rest()
    guard doubt != .thinksForEver else { return }
    await wait(in: stage) { stage.router.isSettled }
    stage.expectAgreement()
  }

  /// A value that was meant for an alert of before is nobody's.
  @Test func anAlertThatIsClosedOtherwiseReturnsNothing() async throws {
    let stage = Stage("a")
    let question = stage.router.asking("q?", as: .alert, for: Bool.self)
    stage.settle()
    stage.router.dismiss()
    stage.settle()
    #expect(try await question.value == nil)
    let next = stage.router.asking("q?", as: .alert, for: Bool.self)
    stage.settle()
    #expect(stage.user.tapAlert("No"))
    stage.settle()
    #expect(try await next.value == nil)
    stage.expectAgreement()
  }

  /// While it is on the screen a guard keeps it there, with what it would have returned.
  @Test func whatAnAlertReturnsThatIsStillThereIsTakenBackByAGuard() async throws {
    let stage = Stage("a")
    var made: ScreenContext<Place>?
    stage.pages.onMake = { [unowned pages = stage.pages] context in
      made = context
      let alert = UIAlertController(title: nil, message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "No", style: .cancel) { _ in context.close() })
      pages.screen = { $0.name == "q?" ? alert : nil }
    }
    let question = stage.router.asking("q?", as: .alert, for: Bool.self)
    stage.settle()
    let block = stage.router.addGuard { _ in .block("no") }
    #expect(made?.close(returning: true).currentOutcome == .blocked("no"))
    block.cancel()
    #expect(stage.user.tapAlert("No"))
    stage.rest()
    #expect(try await question.value == nil)
    stage.expectAgreement()
  }
}
