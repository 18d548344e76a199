import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// What the app's own code does to the router's controllers, at moments that nobody expects.
@MainActor
struct AppCodeTests {
  private static let sheet = RouteTree<Place>(.stack("a"), modals: [Modal(.sheet, ["m"])])

  // MARK: Dismissing from below

  @Test(arguments: [true, false])
  func theSheetUnderACameraGoesWithItWhenAllIsDismissed(animated: Bool) async throws {
    let stage = Stage("a")
    let result = Awaited { try await stage.router.ask(Question<Place, Int>("m", as: .sheet)) }
    await Task.yieldRepeatedly { false }
    stage.settle()
    stage.page("m")?.present(Foreign(), animated: false)
    stage.host.rootViewController.dismiss(animated: animated)
    stage.settle()
    #expect(stage.tree == RouteTree("a"))
    await Task.yieldRepeatedly { result.hasEnded }
    #expect(result.hasEnded)
    let next = stage.router.push("b")
    stage.settle()
    #expect(next.currentOutcome == .completed)
    stage.expectAgreement()
  }

  @Test(arguments: [true, false]) func anAlertThatTheAppDismissesIsGone(animated: Bool) async throws {
    let stage = Stage("a")
    let result = Awaited { try await stage.router.ask(Question<Place, Bool>("sure?", as: .alert)) }
    await Task.yieldRepeatedly { false }
    stage.settle()
    stage.page("sure?")?.dismiss(animated: animated)
    stage.settle()
    stage.time.advance(by: .milliseconds(20))
    #expect(stage.tree == RouteTree("a"))
    await Task.yieldRepeatedly { result.hasEnded }
    #expect(result.hasEnded)
    let next = stage.router.push("b")
    stage.settle()
    #expect(next.currentOutcome == .completed)
    stage.expectAgreement()
  }

  @Test(arguments: Presentation.modals, [true, false])
  func aScreenMayDismissItselfAsSoonAsItAppears(style: Presentation, animated: Bool) {
    let stage = Stage("a")
    stage.pages.screen = { $0 == "m" ? Fleeting(animated: animated) : nil }
    stage.router.present("m", as: style)
    stage.settle()
    #expect(stage.tree == RouteTree("a"))
    let next = stage.router.push("b")
    stage.settle()
    #expect(next.currentOutcome == .completed)
    stage.expectAgreement()
  }

  @Test func whatIsDismissedWhileItComesIsGone() {
    let stage = Stage(Self.sheet)
    stage.router.present("n")
    stage.clock.advance(by: 0.1)
    // UIKit refuses to dismiss while it presents.
    stage.host.rootViewController.dismiss(animated: true)
    stage.settle()
    stage.expectAgreement()
    #expect(stage.tree.modals.map(\.root) == ["m", "n"])
  }

  // MARK: Popping

  @Test(arguments: [true, false]) func goingToTheRootWhileAScreenComesWins(animated: Bool) {
    let stage = Stage("a")
    stage.router.push("b")
    stage.clock.advance(by: 0.1)
    stage.stack?.popToRootViewController(animated: animated)
    stage.rest()
    #expect(stage.names == ["a"])
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
    stage.router.push("c")
    stage.settle()
    #expect(stage.names == ["a", "c"])
    stage.expectAgreement()
  }

  @Test(arguments: [true, false]) func popToRootBetweenTwoPushesOfOneTurnKeepsTheSecond(animated: Bool) {
    let stage = Stage("a", "b")
    stage.router.push("c")
    stage.router.push("d")
    stage.stack?.popToRootViewController(animated: animated)
    stage.rest()
    stage.expectAgreement()
    stage.router.push("e")
    stage.settle()
    #expect(stage.names.last == "e")
    stage.expectAgreement()
  }

  /// A detour may take as long as the user likes.
  @Test(arguments: [true, false], [true, false])
  func whatIsTakenOutOfTheMiddleIsThereWhileItsRemovalWaitsForADetour(isLate: Bool, animated: Bool) async {
    let stage = Stage("a", "b", "c")
    let asked = Asked()
    if isLate {
      stage.router.addGuard { _ in
        await Task.yield()
        return asked.isFirst ? .detour(to: Intent.present("d", as: .sheet)) : .allow
      }
    } else {
      stage.router.addGuard { _ in asked.isFirst ? .detour(to: Intent.present("d", as: .sheet)) : .allow }
    }
    stage.stack?.setViewControllers(["a", "c"].compactMap(stage.page), animated: animated)
    await Task.yieldRepeatedly { !stage.tree.modals.isEmpty }
    stage.rest()
    #expect(stage.tree == RouteTree(.stack("a", "b", "c"), modals: [Modal(.sheet, ["d"])]))
    stage.expectAgreement()
    stage.router.finishDetour()
    await Task.yieldRepeatedly { stage.tree.modals.isEmpty }
    stage.rest()
    #expect(stage.tree == RouteTree("a", "c"))
    stage.expectAgreement()
  }

  // MARK: Results

  enum Departure: CaseIterable {
    case pop, uikit, swipe
  }

  @Test(arguments: [Page.Moment.willDisappear, .didDisappear, .didMove], Departure.allCases)
  func whatAScreenReturnsOnItsWayOutArrivesOnceOrNotAtAll(moment: Page.Moment, departure: Departure)
    async throws
  {
    let stage = Stage("a")
    var count = 0
    let task = Task { @MainActor in
      _ = try? await stage.router.ask(Question<Place, Int>("b", as: .push))
      count += 1
    }
    await Task.yieldRepeatedly(5)
    stage.rest()
    let page = try #require(stage.page("b") as? Page)
    let context = page.context
    page.calls[moment] = { context.close(returning: 5) }
    switch departure {
    case .pop: stage.router.pop()
    case .uikit: stage.stack?.popViewController(animated: true)
    case .swipe: stage.user.swipeBack()
    }
    stage.rest()
    await task.value
    #expect(count == 1)
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
  }

  @Test func aHandlerThatClosesItsAlertFirstMayDoWhatItLikes() async throws {
    let stage = Stage("a")
    var context: ScreenContext<Place>?
    stage.pages.onMake = { if $0.route == "x" { context = $0 } }
    stage.pages.screen = { [weak stage] place in
      guard place == "x" else { return nil }
      let made = UIAlertController(title: "x", message: nil, preferredStyle: .alert)
      made.addAction(
        UIAlertAction(title: "Go", style: .default) { _ in
          context?.close(returning: 3)
          stage?.router.push("b")
          stage?.router.present("m")
        })
      return made
    }
    let result = stage.router.asking("x", as: .alert, for: Int.self)
    stage.rest()
    #expect(stage.user.tapAlert("Go"))
    stage.rest()
    #expect(try await result.value == 3)
    #expect(stage.tree == RouteTree(.stack("a", "b"), modals: [Modal(.sheet, ["m"])]))
    stage.expectAgreement()
  }

  // MARK: Windows and roots that go away for a while

  enum Absence: CaseIterable {
    case hidden
    case locked
  }

  private func leave(_ stage: Stage, _ absence: Absence) -> () -> Void {
    switch absence {
    case .hidden:
      stage.window.isHidden = true
      return { stage.window.isHidden = false }
    case .locked:
      let root = stage.window.rootViewController
      stage.window.rootViewController = Foreign()
      return { stage.window.rootViewController = root }
    }
  }

  @Test(arguments: Absence.allCases)
  func whatIsDismissedWhileTheWindowIsAwayNeverComes(absence: Absence) {
    let stage = Stage(Self.sheet)
    let comeBack = leave(stage, absence)
    stage.router.present("t", as: .fullScreen)
    stage.settle()
    stage.host.rootViewController.dismiss(animated: false)
    stage.settle()
    comeBack()
    stage.time.advance(by: .seconds(1))
    stage.settle()
    stage.expectAgreement()
    #expect(stage.tree == RouteTree("a"))
    stage.router.push("b")
    stage.settle()
    stage.expectAgreement()
  }

  @Test(arguments: Absence.allCases) func whatIsPresentedWhileTheWindowIsAwayComesWithIt(absence: Absence) {
    let stage = Stage(Self.sheet)
    let comeBack = leave(stage, absence)
    stage.router.present("t", as: .fullScreen)
    stage.router.push("u")
    #expect(stage.router.isSettled)
    comeBack()
    stage.time.advance(by: .seconds(1))
    stage.settle()
    stage.expectAgreement()
  }

  // MARK: Tabs

  private static let tabs = RouteTree<Place>(tabs: RouteTab("x"), RouteTab("y"), RouteTab("z"))

  @Test func aTabThatTheAppHasTakenAwayIsNoReasonToTrap() {
    let stage = Stage(Self.tabs)
    let controller = stage.user.frontmostTabs
    controller?.viewControllers?.remove(at: 1)
    let navigation = stage.router.select("y")
    stage.settle()
    #expect(navigation.currentOutcome == .completed)
    #expect(stage.page("y")?.viewIfLoaded?.window != nil)
    #expect(stage.shown == stage.tree)
    #expect(controller?.viewControllers?.count == 3)
    stage.router.select("z")
    stage.settle()
    #expect(stage.user.frontmost?.title == "z")
  }

  @Test func theSelectedTabThatTheAppTakesAwayComesBackWithTheNextStep() {
    let stage = Stage(Self.tabs)
    let controller = stage.user.frontmostTabs
    controller?.viewControllers?.remove(at: 0)
    stage.settle()
    stage.router.select("z")
    stage.settle()
    #expect(stage.user.frontmost?.title == "z")
    stage.router.select("x")
    stage.settle()
    #expect(stage.user.frontmost?.title == "x")
    #expect(stage.shown == stage.tree)
  }
}

/// Whether somebody is asked for the first time.
@MainActor
private final class Asked {
  private var count = 0

  var isFirst: Bool {
    count += 1
    return count == 1
  }
}

/// Whether what a task waits for has come, for a test that must not wait for ever.
@MainActor
final class Awaited {
  private(set) var hasEnded = false

  init<Value: Sendable>(_ body: @escaping @MainActor () async throws -> Value) {
    Task { @MainActor in
      _ = try await body()
      hasEnded = true
    }
  }
}

/// A screen that goes as soon as it has come.
final class Fleeting: UIViewController {
  private let isAnimated: Bool

  init(animated: Bool) {
    isAnimated = animated
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    dismiss(animated: isAnimated)
  }
}
