import HeadlessUIKit
import Testing
import Waymark
import WaymarkHosting
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

  enum Doubt: CaseIterable {
    case blocks, thinksAndBlocks, thinksForEver

    @MainActor
    func add(to router: Router<Place>) {
      switch self {
      case .blocks: router.addGuard { _ in .block("no") }
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

  /// UIKit has taken the alert away by then, also one that the app has made by hand.
  @Test(arguments: Doubt.allCases, [true, false])
  func aButtonsAnswerCountsWhateverGuardsSay(doubt: Doubt, isByHand: Bool) async throws {
    let stage = Stage("a")
    let question = Question<Place, Bool>("q?", as: .alert)
    stage.pages.onMake = { [unowned pages = stage.pages] context in
      let alert = UIAlertController(title: "q?", message: nil, preferredStyle: .alert)
      alert.addAction(UIAlertAction(title: "Yes", style: .default) { _ in context.answer(question, true) })
      pages.screen = { $0.name == "q?" && isByHand ? alert : nil }
    }
    var answer: Bool??
    Task { answer = .some(try await stage.router.ask(question)) }
    await Task.yieldRepeatedly(5)
    stage.settle()
    doubt.add(to: stage.router)
    #expect(stage.user.tapAlert("Yes"))
    await wait(in: stage) { answer != nil }
    #expect(answer == .some(.some(true)))
    #expect(stage.tree == RouteTree("a"))
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

  @Test func theRouterPresentsAndPushesWhileAnAlertOfTheAppsGoes() {
    let stage = Stage("a", "b")
    let alert = UIAlertController(title: "x", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    stage.page("b")?.present(alert, animated: true)
    stage.rest()
    #expect(stage.user.tapAlert("OK"))
    let navigation = stage.router.present("n")
    stage.router.push("c")
    stage.rest()
    #expect(navigation.currentOutcome == .completed)
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

  @Test func whatSupersedesTakesTheAlertAway() async {
    let stage = Stage("a", "b")
    let pop = await leave(stage) { stage.router.pop() }
    let push = stage.router.push("c")
    await wait(in: stage) { push.currentOutcome != nil }
    #expect(pop.currentOutcome == .superseded(by: push.id))
    #expect(stage.names == ["a", "b", "c"])
    stage.expectAgreement()
  }
}
