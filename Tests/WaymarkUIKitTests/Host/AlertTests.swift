import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// Alerts, their buttons, and screens that ask by one before they are left.
@MainActor
struct AlertTests {
  private func wait(in stage: Stage, until isDone: () -> Bool) async {
    for _ in 0..<100 where !isDone() {
      stage.settle()
      stage.time.advance(by: .milliseconds(20))
      await Task.yield()
    }
    stage.settle()
  }

  @Test(arguments: ["Yes", "No"]) func aButtonGivesItsAnswerOrNone(title: String) async throws {
    let stage = Stage("a")
    let answer = stage.router.asking("sure?", as: .alert, for: Bool.self)
    stage.settle()
    stage.expectAgreement()
    #expect(stage.user.tapAlert(title))
    #expect(stage.shown?.modals.count == 1)
    stage.settle()
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
    #expect(try await answer.value == (title == "Yes" ? true : nil))
  }

  @Test func aPushGoesBelowAnAlertWhichHoldsOneScreen() {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.alert, ["sure?"])]))
    let below = stage.router.push("b")
    stage.settle()
    #expect(below.currentOutcome == .completed)
    #expect(stage.tree == RouteTree(.stack("a", "b"), modals: [Modal(.alert, ["sure?"])]))
    stage.expectAgreement()
    let inside = stage.router.edit { $0.push("c", at: BranchPath(layer: 1)) }
    guard case .failed(.hostFailed(let failure))? = inside.currentOutcome else {
      Issue.record("\(String(describing: inside.currentOutcome))")
      return
    }
    #expect(failure.description == HostError.alertHoldsOneScreen.description)
    stage.expectAgreement()
  }

  // MARK: Action sheets

  enum Way: CaseIterable {
    case button, beside, besideWithoutCancel
  }

  @Test(arguments: [UIUserInterfaceIdiom.phone, .pad], Way.allCases)
  func anActionSheetAnswersByAButtonAndByATapBesideIt(idiom: UIUserInterfaceIdiom, way: Way) async throws {
    let answer = try openActionSheet(on: idiom, hasCancel: way != .besideWithoutCancel) { stage in
      switch way {
      case .button: #expect(stage.user.tapAlert("Copy"))
      case .beside: #expect(stage.user.tapOutside())
      case .besideWithoutCancel:
        // It stays on a phone.
        #expect(stage.user.tapOutside() == (idiom == .pad))
        if idiom == .phone { stage.router.dismiss() }
      }
      stage.rest()
      #expect(stage.tree == RouteTree("a"))
      stage.expectAgreement()
    }
    #expect(try await answer.value == (way == .button ? "copied" : way == .beside ? "cancelled" : nil))
  }

  /// The device is another one only while nobody is awaited, since other tests run meanwhile.
  private func openActionSheet(
    on idiom: UIUserInterfaceIdiom, hasCancel: Bool, _ body: (Stage) throws -> Void
  ) throws -> Task<String?, any Error> {
    let old = UIDevice.current.userInterfaceIdiom
    UIDevice.current.userInterfaceIdiom = idiom
    defer { UIDevice.current.userInterfaceIdiom = old }
    let stage = Stage("a")
    stage.window.horizontalSizeClass = idiom == .pad ? .regular : .compact
    let share = Question<Place, String>("share?", as: .alert)
    stage.pages.onMake = { [unowned pages = stage.pages] context in
      var buttons = [AlertScreen.Button("Copy", answering: share, "copied")]
      if hasCancel { buttons.append(.init("Cancel", style: .cancel, answering: share, "cancelled")) }
      pages.screen = { _ in AlertScreen(style: .actionSheet, buttons: buttons).controller(in: context) }
    }
    let answer = stage.router.asking("share?", as: .alert, for: String.self)
    stage.settle()
    let alert = try #require(stage.user.frontmost as? UIAlertController)
    if idiom == .pad {
      #expect(alert.popoverPresentationController?.sourceView === stage.page("a")?.view)
    }
    try body(stage)
    return answer
  }

  // MARK: Before a screen is left

  /// Has `b` ask before it is left, and somebody ask for that.
  private func leave(_ stage: Stage, _ act: () -> Navigation) async -> Navigation {
    stage.router.visibleContext.onLeave { _ in
      .ask(Question<Place, Bool>("sure?", as: .alert)) { $0 == true ? .allow : .stay("no") }
    }
    let navigation = act()
    await Task.yieldRepeatedly { !stage.router.host.tree.modals.isEmpty }
    stage.settle()
    #expect(stage.user.frontmost is UIAlertController)
    return navigation
  }

  @Test(arguments: ["Yes", "No"]) func aButtonLetsTheScreenGoOrKeepsIt(title: String) async {
    let stage = Stage("a", "b")
    let pop = await leave(stage) { stage.router.pop() }
    #expect(stage.user.tapAlert(title))
    await wait(in: stage) { pop.currentOutcome != nil }
    #expect(pop.currentOutcome == (title == "Yes" ? .completed : .blocked("no")))
    #expect(stage.names == (title == "Yes" ? ["a"] : ["a", "b"]))
    stage.expectAgreement()
  }
}
