import Foundation
import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// Moves that are held, given up or answered late.
extension HostileAppTests {
  // MARK: Plain controllers

  @Test(arguments: ["b", "c"], Page.Moment.allCases)
  func aStepInsideAPlainStacksOwnChange(name: String, moment: Page.Moment) throws {
    for animated in [true, false] { try stepInside(animated, name, moment) }
  }

  private func stepInside(_ animated: Bool, _ name: String, _ moment: Page.Moment) throws {
    let stage = Self.stage(.stack, isPlain: true)
    let page = try #require(stage.page(name) as? Page)
    var push: Navigation?
    page.calls[moment] = { if push == nil { push = stage.router.push("p") } }
    stage.stack?.setViewControllers([try #require(stage.page("a"))], animated: animated)
    stage.rest()
    page.calls = [:]
    let next = stage.router.push("z")
    stage.rest()
    #expect(next.currentOutcome == .completed)
    #expect(push == nil || push?.currentOutcome != nil)
    #expect(Self.faults(stage, Outcomes(stage.router)) == [])
  }

  @Test(arguments: [true, false]) func aPlainStackInAHiddenTabIsPoppedAndPushedOn(isPlain: Bool) throws {
    let stage = Self.stage(.tabs, isPlain: isPlain)
    let hidden = stage.page("y2")?.navigationController
    hidden?.popViewController(animated: false)
    let push = stage.router.edit { $0.push("y3", inTab: "y") }
    stage.rest()
    #expect(push.currentOutcome != nil)
    stage.router.select("y")
    stage.rest()
    #expect(stage.tree.notation.contains("y y3"))
    stage.expectAgreement()
  }

  @Test(arguments: [true, false], [true, false])
  func theAppSetsAStackWhileAFingerHoldsASwipe(isPlain: Bool, finishes: Bool) throws {
    let stage = Self.stage(.stack, isPlain: isPlain)
    let swipe = try #require(stage.user.beginSwipeBack())
    swipe.update(0.3)
    let push = stage.router.push("p")
    stage.stack?.setViewControllers([try #require(stage.page("a"))], animated: false)
    if finishes { swipe.finish() } else { swipe.cancel() }
    stage.rest()
    #expect(push.currentOutcome != nil)
    let next = stage.router.push("z")
    stage.rest()
    #expect(next.currentOutcome == .completed)
    #expect(Self.faults(stage, Outcomes(stage.router)) == [])
  }

  // MARK: Interactive transitions that are given up

  private func held(_ stage: Stage, _ finger: UIPercentDrivenInteractiveTransition) -> NavigationOptions {
    let style = TransitionStyle("held")
    stage.host.transitions[style] = UIKitTransition(
      interactor: { _ in finger }, animator: { _ in SlowAnimator() })
    return NavigationOptions(transition: style)
  }

  @Test(arguments: [true, false]) func aHeldPushIsGivenUpWhileALinkAndARestoreWait(givesUp: Bool) {
    let stage = Stage("a", "b")
    let outcomes = Outcomes(stage.router)
    let finger = UIPercentDrivenInteractiveTransition()
    let first = stage.router.push("o", options: held(stage, finger))
    finger.update(0.3)
    let second = stage.router.show("b")
    let third = stage.router.set(RouteTree(.stack("a", "r"), modals: [Modal(.sheet, ["s"])]))
    if givesUp { finger.cancel() } else { finger.finish() }
    stage.rest()
    for navigation in [first, second, third] { #expect(navigation.currentOutcome != nil) }
    // What had led on from what was given up ends with it.
    let set = RouteTree<Place>(.stack("a", "r"), modals: [Modal(.sheet, ["s"])])
    #expect(third.currentOutcome == (givesUp ? .cancelled : .completed))
    #expect(stage.tree == (givesUp ? RouteTree("a", "b") : set))
    #expect(outcomes.repeated.isEmpty)
    stage.expectAgreement()
  }

  @Test(arguments: [true, false], [true, false])
  func columnsCollapseWhileAPushInOneIsHeld(givesUp: Bool, isWide: Bool) {
    let stage = Stage(.mail, isWide: isWide)
    let finger = UIPercentDrivenInteractiveTransition()
    let push = stage.router.push("draft", options: held(stage, finger))
    finger.update(0.3)
    stage.isNarrow.toggle()
    stage.clock.advance(by: 0.05)
    if givesUp { finger.cancel() } else { finger.finish() }
    stage.rest()
    #expect(push.currentOutcome != nil)
    stage.expectAgreement()
    stage.turn()
    stage.rest()
    stage.expectAgreement()
  }

  @Test(arguments: [true, false]) func theRouterGoesWhileATransitionIsHeld(givesUp: Bool) async {
    let window = UIWindow()
    weak var weakRouter: Router<Place>?
    weak var weakHost: UIKitHost<Place>?
    let log = Log()
    let finger = UIPercentDrivenInteractiveTransition()
    var task: Task<Void, Never>?
    do {
      let router = Router<Place>("a", configuration: .init(advanced: .init(timer: ManualClock())))
      let host = UIKitHost(router: router, coordinator: Pages(log), timer: ManualClock())
      let style = TransitionStyle("held")
      host.transitions[style] = UIKitTransition(
        interactor: { _ in finger }, animator: { _ in SlowAnimator() })
      host.show(in: window)
      window.makeKeyAndVisible()
      router.present("m")
      window.clock.runUntilIdle()
      let push = router.push("b", options: NavigationOptions(transition: style))
      task = Task { _ = await push.outcome }
      finger.update(0.3)
      (weakRouter, weakHost) = (router, host)
    }
    #expect(weakRouter == nil)
    if givesUp { finger.cancel() } else { finger.finish() }
    window.clock.runUntilIdle()
    for _ in 0..<20 { await Task.yield() }
    window.clock.runUntilIdle()
    await task?.value
    window.rootViewController = nil
    window.clock.runUntilIdle()
    for _ in 0..<20 { await Task.yield() }
    #expect(weakHost == nil)
    #expect(log.lines.contains("m released"))
    #expect(log.lines.contains("b released"))
    #expect(log.lines.contains("a released"))
  }

  @Test(arguments: InteractiveTransitionTests.Verb.allCases)
  func anAnimationThatIsCompletedThriceCountsOnce(verb: InteractiveTransitionTests.Verb) {
    let stage = Stage(RouteTree(.stack("a", "b"), modals: [Modal(.fullScreen, ["m", "n"])]))
    let outcomes = Outcomes(stage.router)
    let style = TransitionStyle("odd")
    stage.host.transitions[style] = UIKitTransition { _ in ThriceAnimator() }
    let options = NavigationOptions(transition: style)
    let navigation =
      switch verb {
      case .push: stage.router.push("o", options: options)
      case .pop: stage.router.pop(options: options)
      case .present: stage.router.present("o", options: options)
      case .dismiss: stage.router.dismiss(options: options)
      }
    stage.rest()
    #expect(navigation.currentOutcome == .cancelled)
    #expect(outcomes.repeated.isEmpty)
    stage.expectAgreement()
  }

  // MARK: Guards that are slow

  @Test(arguments: [true, false]) func aSheetIsPulledDownWhileAGuardThinks(allows: Bool) async {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]))
    let outcomes = Outcomes(stage.router)
    let gate = Gate()
    stage.router.addGuard { _ async in
      await gate.wait()
      return allows ? .allow : .block("late")
    }
    let push = stage.router.push("n")
    await Task.yieldRepeatedly(5)
    #expect(stage.user.pullDown())
    stage.settle()
    #expect(stage.tree == RouteTree("a"))
    gate.open()
    for _ in 0..<50 {
      await Task.yield()
      stage.settle()
    }
    stage.rest()
    #expect(push.currentOutcome != nil)
    #expect(outcomes.repeated.isEmpty)
    stage.expectAgreement()
  }

  @Test func widthChangesWhileAGuardThinksAndAnObjectionHolds() async {
    let stage = Stage(.mail, isWide: true)
    let gate = Gate()
    stage.router.addGuard { _ async in
      await gate.wait()
      return .allow
    }
    let fill = stage.router.fill(.stack("m2"), column: 1)
    await Task.yieldRepeatedly(5)
    stage.turn()
    #expect(stage.user.swipeBack())
    stage.turn()
    gate.open()
    for _ in 0..<50 {
      await Task.yield()
      stage.settle()
    }
    stage.rest()
    #expect(fill.currentOutcome == .completed)
    #expect(stage.tree == RouteTree(columns: ["inbox"], ["m2"], places: 2, front: 1))
    stage.expectAgreement()
  }

  @Test(arguments: [true, false]) func aDetourIsLeftByTheUserWhileColumnsTurn(pulls: Bool) async {
    let stage = Stage(.mail)
    let outcomes = Outcomes(stage.router)
    var isFirst = true
    stage.router.addGuard { _ in
      defer { isFirst = false }
      return isFirst ? .detour(to: Intent.present("d", as: .sheet)) : .allow
    }
    let fill = stage.router.fill(.stack("m2"), column: 1)
    stage.clock.advance(by: 0.1)
    stage.isNarrow.toggle()
    stage.rest()
    #expect(fill.currentOutcome == nil)
    if pulls {
      stage.user.pullDown()
    } else {
      stage.host.rootViewController.dismiss(animated: true)
      stage.isNarrow.toggle()
    }
    stage.rest()
    #expect(fill.currentOutcome == .cancelled)
    #expect(stage.tree == .mail)
    #expect(outcomes.repeated.isEmpty)
    stage.expectAgreement()
  }

  // MARK: Results

  @Test func aPopoversResultArrivesThoughTheWidthChangesAsItComes() async throws {
    let stage = Stage(RouteTree("a"), isWide: true)
    let result = Awaited { try await stage.router.ask(Question<Place, Int>("m", as: .popover)) }
    await Task.yieldRepeatedly(5)
    stage.clock.advance(by: 0.1)
    stage.isNarrow = true
    stage.rest()
    #expect(stage.shown == stage.tree)
    stage.isNarrow = false
    stage.rest()
    #expect(stage.user.tapOutside())
    stage.rest()
    await Task.yieldRepeatedly { result.hasEnded }
    #expect(result.hasEnded)
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
  }

  @Test func anAlertsAnswerArrivesThoughColumnsTurnInTheHandler() async throws {
    let stage = Stage(.mail)
    let result = stage.router.asking("sure?", as: .alert, for: Bool.self)
    stage.rest()
    stage.turn()
    #expect(stage.user.tapAlert("Yes"))
    stage.isNarrow.toggle()
    stage.router.clearColumns(from: 1)
    stage.rest()
    #expect(try await result.value == true)
    #expect(stage.tree == .inbox)
    stage.expectAgreement()
  }

  @Test func aHandlerThatAttachesTheHostAgainAnswersAllTheSame() async throws {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]))
    stage.pages.screen = { [weak stage] place in
      guard place == "sure?", let stage else { return nil }
      let alert = UIAlertController(title: "sure?", message: nil, preferredStyle: .alert)
      alert.addAction(
        UIAlertAction(title: "Go", style: .default) { _ in
          let entry = stage.router.tree.visibleElement
          stage.router.host.context(for: entry).close(returning: 4)
          stage.router.host.attach(stage.host)
          stage.router.push("n")
        })
      return alert
    }
    let result = stage.router.asking("sure?", as: .alert, for: Int.self)
    stage.rest()
    #expect(stage.user.tapAlert("Go"))
    stage.rest()
    #expect(try await result.value == 4)
    #expect(stage.tree == RouteTree(.stack("a"), modals: [Modal(.sheet, ["m", "n"])]))
    stage.expectAgreement()
  }

  @Test(arguments: [true, false]) func aScreenThatNavigatesAsItIsReleasedDoesNoHarm(animated: Bool) {
    let stage = Stage("a")
    stage.pages.screen = { place in
      guard place == "dying" else { return nil }
      return Dying { [weak stage] in stage?.router.push("after") }
    }
    stage.router.push("dying")
    stage.rest()
    stage.router.pop(options: animated ? .standard : .unanimated)
    stage.rest()
    #expect(stage.tree == RouteTree("a", "after"))
    stage.expectAgreement()
  }
}

/// An animation that says no, and then yes twice.
private final class ThriceAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    UIView.animate(
      withDuration: 0.3, animations: {},
      completion: { _ in
        context.completeTransition(false)
        context.completeTransition(true)
        context.completeTransition(true)
      })
  }
}

/// A screen that does something as it is released.
private final class Dying: UIViewController {
  private let onEnd: @MainActor () -> Void

  init(_ onEnd: @escaping @MainActor () -> Void) {
    self.onEnd = onEnd
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    let end = onEnd
    MainActor.assumeIsolated { end() }
  }
}
