import Foundation
import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// What hostile apps and users do while guards think, objections hold, detours wait and results are awaited.
@MainActor
struct HostileWaitTests {
  /// What stands in a navigation's way.
  enum Obstacle: CaseIterable {
    case none, slowGuard, slowBlock, detour, slowDetour, redirect, objection, slowObjection, refusal

    @MainActor
    func add(to stage: Stage) -> [Registration] {
      let router = stage.router
      switch self {
      case .none: return []
      case .slowGuard:
        return [
          router.addGuard { _ async in
            for _ in 0..<4 { await Task.yield() }
            return .allow
          }
        ]
      case .slowBlock:
        var count = 0
        return [
          router.addGuard { _ async in
            count += 1
            for _ in 0..<4 { await Task.yield() }
            return count.isMultiple(of: 2) ? .allow : .block("no")
          }
        ]
      case .detour, .redirect:
        var isDone = false
        return [
          router.addGuard { _ in
            defer { isDone = true }
            if isDone { return .allow }
            return self == .detour
              ? .detour(to: Intent.present("d", as: .sheet)) : .redirect(to: Intent.push("d"))
          }
        ]
      case .slowDetour:
        var isDone = false
        return [
          router.addGuard { _ async in
            for _ in 0..<4 { await Task.yield() }
            defer { isDone = true }
            return isDone ? .allow : .detour(to: Intent.present("d", as: .fullScreen))
          }
        ]
      case .objection, .refusal:
        var count = 0
        return [
          router.host.context(for: router.tree.visibleElement).onLeave { _ in
            count += 1
            return self == .objection && count > 1 ? .allow : .stay("unsaved")
          }
        ]
      case .slowObjection:
        return [
          router.host.context(for: router.tree.visibleElement).onLeave { _ async in
            for _ in 0..<4 { await Task.yield() }
            return .allow
          }
        ]
      }
    }
  }

  private func run(
    _ ground: HostilePairTests.Ground, isPlain: Bool, _ obstacle: Obstacle, _ deeds: [HostilePairTests.Deed]
  ) async -> [String] {
    let stage = HostilePairTests.stage(ground, isPlain: isPlain)
    var counts: [NavigationID: Int] = [:]
    stage.router.onEvent { event in
      if case .finished = event.kind { counts[event.navigationID, default: 0] += 1 }
    }
    var ends = 0
    var tasks: [Task<Void, Never>] = []
    for question in [Question<Place, Int>("r1", as: .push), Question("r2", as: .sheet)] {
      tasks.append(
        Task { @MainActor in
          _ = try? await stage.router.ask(question)
          ends += 1
        })
      await Task.yieldRepeatedly(5)
      stage.clock.advance(by: 0.1)
    }
    stage.rest()
    let registrations = obstacle.add(to: stage)
    let hands = HostilePairTests.Hands()
    for deed in deeds {
      hands.perform(deed, stage)
      stage.clock.advance(by: 0.1)
      stage.time.advance(by: .milliseconds(100))
      await Task.yieldRepeatedly(2)
    }
    hands.letGo()
    for _ in 0..<3 {
      stage.rest()
      await Task.yieldRepeatedly(8)
    }
    for registration in registrations { registration.cancel() }
    stage.router.finishDetour()
    for _ in 0..<3 {
      stage.rest()
      await Task.yieldRepeatedly(8)
    }
    let next = stage.router.push("z")
    stage.rest()
    var found = HostilePairTests.faults(stage, ground)
    if next.currentOutcome == nil { found.append("no outcome") }
    stage.router.dismissAll()
    stage.rest()
    stage.router.set(RouteTree("end"))
    stage.rest()
    await Task.yieldRepeatedly { ends == 2 }
    if stage.tree != RouteTree("end") || stage.shown != stage.tree {
      found.append("no end: \(stage.tree.notation)")
    }
    if ends != 2 { found.append("\(ends) results of 2") }
    if !counts.values.allSatisfy({ $0 == 1 }) { found.append("several outcomes") }
    for task in tasks { task.cancel() }
    return found
  }

  @Test(arguments: [true, false], HostilePairTests.Ground.allCases)
  func everythingEndsOnce(isPlain: Bool, ground: HostilePairTests.Ground) async {
    let stride = Int(ProcessInfo.processInfo.environment["WAYMARK_STRIDE"] ?? "") ?? 4871
    let start = Int(ProcessInfo.processInfo.environment["WAYMARK_START"] ?? "") ?? 0
    let all = HostilePairTests.Deed.allCases
    var failures: [String] = []
    var (number, count) = (0, 0)
    for obstacle in Obstacle.allCases {
      for first in all {
        for second in all {
          number += 1
          guard number % stride == start % stride else { continue }
          count += 1
          let third = all[number / 3 % all.count]
          let found = await run(ground, isPlain: isPlain, obstacle, [first, second, third])
          guard !found.isEmpty else { continue }
          failures.append("\(ground) plain:\(isPlain) \(obstacle) \(first), \(second), \(third): \(found)")
        }
      }
    }
    for failure in failures.prefix(12) { Issue.record("\(failure)") }
    #expect(count > 0)
  }

  // MARK: Delegates of the app's

  /// A delegate that animates, drives and refuses as it likes.
  private final class Delegate: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
    UIAdaptivePresentationControllerDelegate
  {
    var animator: (any UIViewControllerAnimatedTransitioning)?
    var interactor: (any UIViewControllerInteractiveTransitioning)?
    var shouldSelect: () -> Bool = { true }
    var shouldDismiss: () -> Bool = { true }
    var attempted: () -> Void = {}
    var willDismiss: () -> Void = {}
    var didDismiss: () -> Void = {}
    var asked = 0

    func navigationController(
      _ navigationController: UINavigationController,
      animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
      to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
      asked += 1
      return animator
    }

    func navigationController(
      _ navigationController: UINavigationController,
      interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? { interactor }

    func tabBarController(
      _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool { shouldSelect() }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
      shouldDismiss()
    }
    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
      attempted()
    }
    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
      willDismiss()
    }
    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) { didDismiss() }
  }

  @Test(arguments: [true, false], [true, false])
  func theAppsOwnInteractiveTransitionOfItsOwnPop(isPlain: Bool, finishes: Bool) throws {
    let stage = HostilePairTests.stage(.stack, isPlain: isPlain)
    // A plain navigation controller keeps the host's delegate, so the app sets its own before.
    let delegate = Delegate()
    if isPlain { return }
    stage.stack?.delegate = delegate
    let finger = UIPercentDrivenInteractiveTransition()
    (delegate.animator, delegate.interactor) = (SlowAnimator(), finger)
    stage.stack?.popToRootViewController(animated: true)
    finger.update(0.4)
    let push = stage.router.push("p")
    stage.time.advance(by: .seconds(30))
    #expect(push.currentOutcome == nil)
    (delegate.animator, delegate.interactor) = (nil, nil)
    if finishes { finger.finish() } else { finger.cancel() }
    stage.rest()
    #expect(push.currentOutcome == .completed)
    #expect(stage.tree == (finishes ? RouteTree("a", "p") : RouteTree("a", "b", "c", "p")))
    stage.expectAgreement()
  }

  @Test func theAppsDelegateAnimatesTheRoutersStepAndTheUserGivesItUp() {
    let stage = Stage("a", "b")
    let delegate = Delegate()
    stage.stack?.delegate = delegate
    let finger = UIPercentDrivenInteractiveTransition()
    (delegate.animator, delegate.interactor) = (SlowAnimator(), finger)
    let pop = stage.router.pop()
    finger.update(0.4)
    finger.cancel()
    stage.rest()
    #expect(delegate.asked == 1)
    #expect(pop.currentOutcome == .cancelled)
    #expect(stage.tree == RouteTree("a", "b"))
    stage.expectAgreement()
  }

  @Test(arguments: [true, false]) func theAppRefusesATapOnATabAndSelectsAnother(isPlain: Bool) {
    let stage = HostilePairTests.stage(.tabs, isPlain: isPlain)
    let delegate = Delegate()
    if !isPlain { stage.user.frontmostTabs?.delegate = delegate }
    delegate.shouldSelect = {
      stage.router.edit {
        $0.select("y")
        $0.push("y3", inTab: "y")
      }
      return false
    }
    stage.user.tapTab(1)
    stage.rest()
    #expect(stage.tree.notation.contains(isPlain ? "y2" : "y3"))
    stage.router.select("x")
    stage.rest()
    #expect(stage.user.frontmost?.title == "x2")
    stage.expectAgreement()
  }

  @Test func aSheetsDelegateForbidsAndItsAttemptDismissesByTheRouter() async throws {
    let stage = Stage("a")
    let delegate = Delegate()
    stage.pages.onPresent = { $0.presentationController?.delegate = delegate }
    delegate.shouldDismiss = { false }
    var dismiss: Navigation?
    delegate.attempted = { dismiss = stage.router.dismiss() }
    let result = Awaited { try await stage.router.ask(Question<Place, Int>("m", as: .sheet)) }
    await Task.yieldRepeatedly(5)
    stage.rest()
    _ = stage.user.pullDown()
    stage.rest()
    #expect(dismiss?.currentOutcome == .completed)
    #expect(stage.tree == RouteTree("a"))
    await Task.yieldRepeatedly { result.hasEnded }
    #expect(result.hasEnded)
    stage.expectAgreement()
  }

  @Test(arguments: [true, false]) func aSheetsDelegateNavigatesAsItGoes(finishes: Bool) throws {
    let stage = Stage(RouteTree("a"))
    let delegate = Delegate()
    stage.pages.onPresent = { $0.presentationController?.delegate = delegate }
    stage.router.present("m")
    stage.rest()
    var navigations: [Navigation] = []
    delegate.willDismiss = {
      navigations.append(stage.router.push("n"))
      navigations.append(stage.router.present("o"))
    }
    delegate.didDismiss = { navigations.append(stage.router.present("q", as: .fullScreen)) }
    let pull = try #require(stage.user.beginPullDown())
    pull.update(0.4)
    if finishes { pull.finish() } else { pull.cancel() }
    stage.rest()
    #expect(navigations.allSatisfy { $0.currentOutcome != nil })
    stage.expectAgreement()
    #expect(stage.router.tree.modals.last?.root.route == (finishes ? "q" : "o"))
  }

  // MARK: Transitions of the app's that do odd but documented things

  @Test func aStyleMayAnimateSomeChangesOnly() {
    let stage = Stage("a")
    let style = TransitionStyle("half")
    stage.host.transitions[style] = UIKitTransition(
      interactor: { _ in nil }, animator: { $0.isBackward ? SlowAnimator() : nil })
    for _ in 0..<2 {
      stage.router.push("b", options: .init(transition: style))
      stage.router.present("m", options: .init(transition: style))
      stage.rest()
      stage.expectAgreement()
      stage.router.dismiss(options: .init(transition: style))
      stage.router.pop(options: .init(transition: style))
      stage.rest()
      stage.expectAgreement()
    }
    #expect(stage.tree == RouteTree("a"))
  }

  @Test(arguments: [true, false]) func aStyleOnASelectionAndOnColumnsIsNoTrouble(isWide: Bool) {
    let stage = HostilePairTests.stage(isWide ? .tabsInColumn : .columnsInTab, isPlain: false)
    let style = TransitionStyle("held")
    let finger = UIPercentDrivenInteractiveTransition()
    stage.host.transitions[style] = UIKitTransition(
      interactor: { _ in finger }, animator: { _ in SlowAnimator() })
    let options = NavigationOptions(transition: style)
    let all = [
      stage.router.select("y", options: options), stage.router.select("x", options: options),
      stage.router.fill(.stack("f"), column: 1, options: options),
      stage.router.focusColumn(0, options: options),
    ]
    finger.update(0.3)
    finger.cancel()
    stage.rest()
    for navigation in all { #expect(navigation.currentOutcome != nil) }
    #expect(HostilePairTests.faults(stage, .columnsInTab) == [])
  }

  // MARK: Results in columns

  @Test(arguments: [true, false], [true, false])
  func theResultOfAColumnThatTheUserLeavesIsNil(isWide: Bool, turns: Bool) async throws {
    let stage = Stage(.inbox, isWide: isWide, placement: { _ in .column(1) })
    let result = stage.router.asking("m1", for: Int.self)
    stage.rest()
    if turns { stage.turn() }
    if stage.isNarrow {
      stage.user.swipeBack()
    } else {
      stage.router.clearColumns(from: 1)
      stage.clock.advance(by: 0.05)
      stage.isNarrow = true
    }
    stage.rest()
    #expect(try await result.value == nil)
    #expect(stage.tree == .inbox)
    stage.expectAgreement()
  }

  @Test func aColumnsRootReturnsWhileItsStackIsHeldByASwipe() async throws {
    let stage = Stage(.inbox, placement: { _ in .column(1) })
    let result = stage.router.asking("m1", for: Int.self)
    stage.rest()
    stage.router.push("m2")
    stage.rest()
    let swipe = try #require(stage.user.beginSwipeBack())
    swipe.update(0.3)
    (stage.page("m1") as? Page)?.context.close(returning: 9)
    stage.isNarrow = false
    swipe.finish()
    stage.rest()
    #expect(try await result.value == 9)
    #expect(stage.tree == .inbox)
    stage.expectAgreement()
  }
}
