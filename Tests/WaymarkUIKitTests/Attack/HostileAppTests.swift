import Foundation
import HeadlessUIKit
import Testing
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// Counts the outcomes of every navigation of a router.
@MainActor
private final class Outcomes {
  private var counts: [NavigationID: Int] = [:]
  private(set) var faults: [String] = []

  init(_ router: Router<Place>) {
    router.onEvent { [weak self] event in
      guard case .finished = event.kind else { return }
      self?.counts[event.navigationID, default: 0] += 1
    }
  }

  var repeated: [NavigationID] { counts.filter { $0.value != 1 }.map(\.key) }
}

/// What a hostile app does inside UIKit's calls, in every kind of container, the host's own and plain ones.
@MainActor
struct HostileAppTests {
  enum Ground: String, CaseIterable {
    case stack, sheet, tabs, narrow, wide, three

    var tree: RouteTree<Place> {
      switch self {
      case .stack: RouteTree("a", "b", "c")
      case .sheet: RouteTree(.stack("a", "b"), modals: [Modal(.sheet, ["m", "n"])])
      case .tabs:
        RouteTree(
          tabs: RouteTab(key: "x", container: .stack("x", "x2")),
          RouteTab(key: "y", container: .stack("y", "y2")))
      case .narrow, .wide: RouteTree(columns: ["a", "b"], ["c", "d"], places: 2, front: 1)
      case .three: RouteTree(columns: ["a"], ["b"], ["c", "d"], places: 3, front: 2)
      }
    }
  }

  /// What other code or the user does.
  enum Act: String, CaseIterable {
    case setFirst, dropMiddle, addForeign, setForeign, pop, popToRoot, dismiss, presentForeign, selectOther,
      turn
    case showPrimary, hideSecondary, hideWindow, swipe, swipeGivenUp, back, pull, pushForeign, reverse

    @MainActor
    func perform(_ stage: Stage, animated: Bool) {
      let stack = stage.stack
      let all = stack?.viewControllers ?? []
      switch self {
      case .setFirst: stack?.setViewControllers(Array(all.prefix(1)), animated: animated)
      case .dropMiddle:
        guard all.count > 2 else { return }
        stack?.setViewControllers(
          all.enumerated().filter { $0.offset != 1 }.map(\.element), animated: animated)
      case .addForeign: stack?.setViewControllers(all + [Foreign()], animated: animated)
      case .setForeign: stack?.setViewControllers([Foreign()], animated: animated)
      case .reverse: stack?.setViewControllers(all.reversed(), animated: animated)
      case .pop: stack?.popViewController(animated: animated)
      case .popToRoot: stack?.popToRootViewController(animated: animated)
      case .pushForeign: stack?.pushViewController(Foreign(), animated: animated)
      case .dismiss: stage.host.rootViewController.dismiss(animated: animated)
      case .presentForeign: stage.user.frontmost?.present(Foreign(), animated: animated)
      case .selectOther:
        guard let tabs = stage.user.frontmostTabs else { return }
        if animated {
          stage.user.tapTab(1 - tabs.selectedIndex)
        } else {
          tabs.selectedIndex = 1 - tabs.selectedIndex
        }
      case .turn: stage.isNarrow.toggle()
      case .showPrimary: stage.split?.show(.primary)
      case .hideSecondary: stage.split?.hide(.secondary)
      case .hideWindow:
        stage.window.isHidden = true
        if animated { stage.settle() }
        stage.window.isHidden = false
      case .swipe: stage.user.swipeBack()
      case .swipeGivenUp:
        let swipe = stage.user.beginSwipeBack()
        swipe?.update(0.4)
        swipe?.cancel()
      case .back: stage.user.tapBack()
      case .pull: stage.user.pullDown()
      }
    }
  }

  /// What is asked of the router meanwhile.
  enum Verb: String, CaseIterable {
    case push, pushUnanimated, pop, popToRoot, present, dismiss, replaceTop, setStack, setRoot, select, fill,
      empty
    case front, set, closeSelf, recheck, alert, edit

    @MainActor
    func perform(_ stage: Stage, _ page: Page) {
      let router = stage.router
      switch self {
      case .push: router.push("p")
      case .pushUnanimated: router.push("p", options: .unanimated)
      case .pop: router.pop()
      case .popToRoot: router.popToRoot()
      case .present: router.present("q", as: .sheet)
      case .alert: router.present("sure?", as: .alert)
      case .dismiss: router.dismissAll()
      case .replaceTop: router.replaceTop(with: "r")
      case .setStack: router.setStack(RouteStack(root: "a", pushed: ["s", "b"]))
      case .setRoot: router.setRoot(.stack("t"))
      case .select: router.select("y")
      case .fill: router.fill(1, with: .stack("f"))
      case .empty: router.empty(from: 1)
      case .front: router.bringToFront(0)
      case .set: router.set(RouteTree(.stack("u", "v"), modals: [Modal(.fullScreen, ["w"])]))
      case .closeSelf: page.context.close()
      case .recheck: router.recheck()
      case .edit:
        router.edit {
          $0.popToRoot()
          $0.push("e1")
          $0.present("e2", as: .sheet)
        }
      }
    }
  }

  private static func stage(_ ground: Ground, isPlain: Bool) -> Stage {
    Stage(
      ground.tree, isWide: ground == .wide,
      prepare: { pages in
        guard isPlain else { return }
        pages.makeStack = { _ in UINavigationController() }
        pages.makeTabs = { UITabBarController() }
        pages.makeSplit = { UISplitViewController(style: $0 == 2 ? .doubleColumn : .tripleColumn) }
      })
  }

  private static func names(_ stage: Stage) -> [String] {
    var names: [String] = []
    stage.router.tree.forEachElement { names.append($0.route.name) }
    return names
  }

  /// What is wrong at rest.
  private static func faults(_ stage: Stage, _ outcomes: Outcomes) -> [String] {
    var found: [String] = []
    if !stage.router.isSettled { found.append("not settled") }
    if stage.shown != stage.tree {
      found.append("shown \(stage.shown?.notation ?? "-") tree \(stage.tree.notation)")
    }
    let seen = WindowReading.tree(of: stage.window, as: stage.shown)
    let wanted = stage.tree
    if seen?.notation.replacing("*", with: "") != wanted.notation.replacing("*", with: "") {
      found.append("seen \(seen?.notation ?? "-") tree \(wanted.notation)")
    }
    if !outcomes.repeated.isEmpty { found.append("outcomes repeated") }
    return found
  }

  /// A part of everything; `WAYMARK_STRIDE` tries more of it, and `WAYMARK_START` another part.
  @Test(arguments: [true, false], Ground.allCases)
  func theScreenIsTheTreeWhateverIsDoneInWhateverCall(isPlain: Bool, ground: Ground) {
    var failures: [String: Int] = [:]
    var first: [String: String] = [:]
    var count = 0
    var fired = 0
    let stride = Int(ProcessInfo.processInfo.environment["WAYMARK_STRIDE"] ?? "") ?? 397
    let start = Int(ProcessInfo.processInfo.environment["WAYMARK_START"] ?? "") ?? 0
    var number = 0
    for act in Act.allCases {
      for verb in Verb.allCases {
        for animated in [true, false] {
          for moment in Page.Moment.allCases {
            for name in Self.names(Self.peek(ground)) {
              number += 1
              guard number % stride == start % stride else { continue }
              count += 1
              let stage = Self.stage(ground, isPlain: isPlain)
              let outcomes = Outcomes(stage.router)
              guard let page = stage.page(name) as? Page else { continue }
              var hasFired = false
              page.calls[moment] = { [weak page, weak stage] in
                guard !hasFired, let page, let stage else { return }
                hasFired = true
                verb.perform(stage, page)
              }
              act.perform(stage, animated: animated)
              stage.rest()
              page.calls = [:]
              guard hasFired else { continue }
              fired += 1
              // A plain controller's other changes are noticed with the next step.
              let next = stage.router.push("z")
              stage.rest()
              var found = Self.faults(stage, outcomes)
              if next.currentOutcome == nil { found.append("no outcome") }
              guard !found.isEmpty else { continue }
              let key = "\(ground) plain:\(isPlain) \(act)"
              failures[key, default: 0] += 1
              let what =
                "\(verb) animated:\(animated) in \(moment) of \(name): \(found.joined(separator: "; "))"
              if first[key] == nil { first[key] = what }
            }
          }
        }
      }
    }
    for (key, number) in failures.sorted(by: { $0.key < $1.key }) {
      Issue.record("\(key): \(number) e.g. \(first[key] ?? "")")
    }
    #expect(fired > 0 || count < 20)
  }

  private static var peeked: [Ground: Stage] = [:]
  private static func peek(_ ground: Ground) -> Stage {
    if let known = peeked[ground] { return known }
    let made = stage(ground, isPlain: false)
    peeked[ground] = made
    return made
  }

  // MARK: Plain controllers

  @Test(arguments: ["b", "c"], Page.Moment.allCases)
  func aStepInsideAPlainStacksOwnChange(name: String, moment: Page.Moment) throws {
    for animated in [true, false] { try stepInside(animated, name, moment) }
  }

  private func stepInside(_ animated: Bool, _ name: String, _ moment: Page.Moment) throws {
    let stage = Self.stage(.stack, isPlain: true)
    let page = try #require(stage.page(name) as? Page)
    var push: Navigation<Place>?
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

  @Test(arguments: [CommitPolicy.latest, .everyCommit], [true, false])
  func aHeldPushIsGivenUpWhileALinkAndARestoreWait(policy: CommitPolicy, givesUp: Bool) {
    let stage = Stage("a", "b", policy: policy)
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
      let router = Router<Place>("a", configuration: .init(timer: ManualClock()))
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

  @Test func widthChangesWhileAGuardThinksAndAVetoHolds() async {
    let stage = Stage(.mail, isWide: true)
    let gate = Gate()
    stage.router.addGuard { _ async in
      await gate.wait()
      return .allow
    }
    let fill = stage.router.fill(1, with: .stack("m2"))
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
    let fill = stage.router.fill(1, with: .stack("m2"))
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
    let pop = stage.router.present("m", as: .popover)
    let result = Awaited { try await pop.result(as: Int.self) }
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
    let alert = stage.router.present("sure?", as: .alert)
    let result = Task { try await alert.result(as: Bool.self) }
    stage.rest()
    await Task.yieldRepeatedly(5)
    stage.turn()
    #expect(stage.user.tapAlert("Yes"))
    stage.isNarrow.toggle()
    stage.router.empty(from: 1)
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
          stage.router.context(for: entry).close(returning: 4)
          stage.router.attach(stage.host)
          stage.router.push("n")
        })
      return alert
    }
    let alert = stage.router.present("sure?", as: .alert)
    let result = Task { try await alert.result(as: Int.self) }
    stage.rest()
    await Task.yieldRepeatedly(5)
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

  // MARK: Presentations

  @Test(arguments: [true, false], [true, false])
  func aPullIsHeldWhileTheTreeIsSetAnew(finishes: Bool, animated: Bool) throws {
    let stage = Stage(RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"]), Modal(.sheet, ["n"])]))
    let outcomes = Outcomes(stage.router)
    let pull = try #require(stage.user.beginPullDown())
    pull.update(0.3)
    let options: NavigationOptions = animated ? .standard : .unanimated
    let set = stage.router.set(
      RouteTree(.stack("a", "b"), modals: [Modal(.fullScreen, ["n"])]), options: options)
    let push = stage.router.push("c", options: options)
    stage.time.advance(by: .seconds(30))
    if finishes { pull.finish() } else { pull.cancel() }
    stage.rest()
    #expect(set.currentOutcome != nil && push.currentOutcome == .completed)
    #expect(stage.tree == RouteTree(.stack("a", "b"), modals: [Modal(.fullScreen, ["n", "c"])]))
    #expect(outcomes.repeated.isEmpty)
    stage.expectAgreement()
  }

  @Test func aSheetOfTheAppsOverAPopoverOfTheRoutersInATabInAColumn() {
    let tabs: Container<Place> =
      RouteTabs(
        tabs: [RouteTab(key: "t", container: .stack("t")), RouteTab(key: "u", container: .stack("u"))],
        selectedKey: "t"
      ).map { .tabs($0) } ?? .stack("t")
    let columns = RouteColumns<Place>(places: 2, filled: [.stack("a"), tabs], front: 1)
    let stage = Stage(RouteTree(columns.map { .columns($0) } ?? .stack("a")), isWide: true)
    stage.router.present("m", as: .popover)
    stage.rest()
    stage.page("m")?.present(Foreign(), animated: true)
    stage.clock.advance(by: 0.1)
    stage.router.edit {
      $0.dismissAll()
      $0.push("u2", inTab: "u")
    }
    stage.isNarrow = true
    stage.rest()
    stage.router.push("p")
    stage.rest()
    #expect(stage.router.isSettled)
    #expect(stage.shown == stage.tree)
    #expect(stage.host.rootViewController.presentedViewController == nil)
    #expect(stage.user.frontmost?.title == "p")
    stage.turn()
    stage.rest()
    #expect(stage.user.column(.secondary)?.frontmost?.title == "p")
  }

  @Test(arguments: [true, false]) func anAppThatForbidsPullingDoesNotForbidTheRouter(animated: Bool) {
    let stage = Stage("a")
    stage.pages.onPresent = { $0.isModalInPresentation = true }
    stage.router.present("m")
    stage.rest()
    #expect(stage.user.pullDown() == false)
    stage.rest()
    #expect(stage.tree.modals.count == 1)
    stage.router.dismiss(options: animated ? .standard : .unanimated)
    stage.rest()
    #expect(stage.tree == RouteTree("a"))
    stage.expectAgreement()
  }

  @Test func theHostMovesToAnotherWindowInTheMiddleOfAPresentation() {
    let stage = Stage("a")
    let present = stage.router.present("m")
    stage.clock.advance(by: 0.1)
    let other = UIWindow()
    stage.host.show(in: other)
    other.makeKeyAndVisible()
    let push = stage.router.push("n")
    for _ in 0..<20 {
      stage.settle()
      other.clock.runUntilIdle()
      stage.time.advance(by: .milliseconds(100))
    }
    #expect(push.currentOutcome == .completed)
    #expect(present.currentOutcome != nil)
    #expect(stage.router.isSettled)
    #expect(stage.shown == stage.tree)
    #expect(other.user.frontmost?.title == "n")
    #expect(WindowReading.tree(of: other, as: stage.shown) == stage.tree)
  }

  /// A host whose window is a screen of another host.
  @Test(arguments: [true, false], [true, false])
  func aHostInAnotherHostsScreenGoesWithItAndItsModals(animated: Bool, isPresenting: Bool) {
    let stage = Stage("a")
    let inner = Router<Place>("i", configuration: .init(timer: stage.time))
    weak var innerHost: UIKitHost<Place>?
    stage.pages.screen = { [weak stage] place in
      guard place == "frame", let stage else { return nil }
      let frame = UIViewController()
      frame.title = "frame"
      let host = UIKitHost(router: inner, coordinator: stage.pages, timer: stage.time)
      innerHost = host
      host.embed(in: frame)
      return frame
    }
    stage.router.push("frame")
    stage.rest()
    let sheet = inner.present("j")
    if isPresenting { stage.clock.advance(by: 0.1) } else { stage.rest() }
    let pop = stage.router.pop(options: animated ? .standard : .unanimated)
    let push = stage.router.push("b")
    stage.rest()
    #expect(pop.currentOutcome != nil && push.currentOutcome == .completed)
    #expect(sheet.currentOutcome != nil)
    #expect(stage.tree == RouteTree("a", "b"))
    #expect(stage.router.isSettled && stage.shown == stage.tree)
    #expect(innerHost == nil)
    #expect(stage.user.frontmost?.title == "b")
  }

  @Test func twoRoutersPresentInOneWindow() {
    let stage = Stage(RouteTree("a"))
    let inner = Router<Place>("i", configuration: .init(timer: stage.time))
    stage.pages.screen = { [weak stage] place in
      guard place == "frame", let stage else { return nil }
      let frame = UIViewController()
      UIKitHost(router: inner, coordinator: stage.pages, timer: stage.time).embed(in: frame)
      return frame
    }
    stage.router.push("frame")
    stage.rest()
    let first = inner.present("j")
    let second = stage.router.present("m")
    stage.rest()
    #expect(first.currentOutcome == .completed && second.currentOutcome == .completed)
    let third = inner.push("k")
    let fourth = inner.present("l", as: .fullScreen)
    stage.rest()
    #expect(third.currentOutcome != nil && fourth.currentOutcome != nil)
    let fifth = stage.router.dismiss()
    stage.rest()
    #expect(fifth.currentOutcome != nil)
    #expect(stage.router.isSettled && inner.isSettled)
    #expect(stage.shown == stage.tree && inner.shown == inner.tree)
    var presented: [UIViewController] = []
    var next = stage.host.rootViewController.presentedViewController
    while let controller = next {
      presented.append(controller)
      next = controller.presentedViewController
    }
    #expect(presented.count == stage.router.tree.modals.count + inner.tree.modals.count)
  }

  // MARK: Tabs

  @Test(arguments: [true, false], [true, false])
  func theSelectedTabIsRemovedWhileItsStackMoves(isPlain: Bool, isHeld: Bool) throws {
    let stage = Self.stage(.tabs, isPlain: isPlain)
    var swipe = isHeld ? stage.user.beginSwipeBack() : nil
    if !isHeld { stage.router.push("x3") }
    stage.clock.advance(by: 0.1)
    let remove = stage.router.edit {
      $0.removeTab("x")
      $0.insertTab(RouteTab("w"), at: 0)
    }
    stage.clock.advance(by: 0.1)
    swipe.take()?.finish()
    stage.rest()
    #expect(remove.currentOutcome == .completed)
    #expect(stage.tree.notation.contains("y y2"))
    stage.expectAgreement()
    #expect(stage.log.lines.contains("x released"))
    #expect(stage.log.lines.contains("x2 released"))
  }

  @Test(arguments: [true, false]) func tabsComeAndGoInsideTheAppsSelection(isPlain: Bool) {
    let stage = Self.stage(.tabs, isPlain: isPlain)
    let page = stage.page("y2") as? Page
    var count = 0
    page?.calls[.willAppear] = {
      count += 1
      if count == 1 {
        stage.router.edit {
          $0.removeTab("x")
          $0.insertTab(RouteTab("w"), at: 0)
        }
      }
    }
    stage.user.frontmostTabs?.selectedIndex = 1
    stage.rest()
    stage.router.push("z")
    stage.rest()
    stage.expectAgreement()
  }

  // MARK: Coordinators that do what they must not

  @Test func aContainerGivenOutTwiceFailsAndSaysSo() {
    let stage = Stage("a")
    let shared = UINavigationController()
    var failures: [String] = []
    stage.router.onEvent { if case .stepFailed(let failure) = $0.kind { failures.append("\(failure)") } }
    stage.pages.makeStack = { _ in shared }
    let first = stage.router.present("m")
    stage.rest()
    let second = stage.router.present("n")
    stage.rest()
    #expect(first.currentOutcome == .completed)
    #expect(second.currentOutcome != .completed)
    #expect(failures.contains { $0.contains("UINavigationController") })
    #expect(stage.tree == RouteTree(.stack("a"), modals: [Modal(.sheet, ["m"])]))
    #expect(stage.shown == stage.tree)
    stage.pages.makeStack = nil
    let third = stage.router.present("o")
    stage.rest()
    #expect(third.currentOutcome == .completed)
    stage.expectAgreement()
  }

  @Test func oneScreenForTwoRoutesFailsAndSaysSo() {
    let stage = Stage("a")
    let shared = UIViewController()
    var failures: [String] = []
    stage.router.onEvent { if case .stepFailed(let failure) = $0.kind { failures.append("\(failure)") } }
    stage.pages.screen = { $0.name.hasPrefix("s") ? shared : nil }
    let first = stage.router.push("s1")
    stage.rest()
    let second = stage.router.present("s2")
    stage.rest()
    #expect(first.currentOutcome == .completed)
    #expect(second.currentOutcome != .completed && second.currentOutcome != nil)
    #expect(!failures.isEmpty)
    let third = stage.router.pop()
    stage.rest()
    let fourth = stage.router.push("s3")
    stage.rest()
    #expect(third.currentOutcome == .completed && fourth.currentOutcome == .completed)
    #expect(stage.shown == stage.tree)
  }

  // MARK: Widths

  @Test func theWidthChangesInEveryCallOfAFill() {
    for moment in Page.Moment.allCases {
      for isWide in [true, false] {
        let stage = Stage(.mail, isWide: isWide)
        stage.pages.onMake = nil
        stage.pages.screen = nil
        for case let page as Page in ["inbox", "m1", "reply"].map({ stage.page($0) }) {
          page.calls[moment] = { [weak page, weak stage] in
            page?.calls = [:]
            stage?.isNarrow.toggle()
          }
        }
        let fill = stage.router.fill(1, with: .stack("m2"))
        stage.rest()
        #expect(fill.currentOutcome == .completed)
        stage.router.bringToFront(0)
        stage.rest()
        stage.expectAgreement()
        stage.turn()
        stage.rest()
        stage.expectAgreement()
      }
    }
  }

  @Test(arguments: [true, false]) func aTreeIsRestoredWhileColumnsCollapse(isPlain: Bool) {
    let stage = Self.stage(.wide, isPlain: isPlain)
    let saved = RouteTree<Place>(columns: ["a", "q"], ["k", "l"], places: 2, front: 0)
    stage.router.push("p")
    stage.clock.advance(by: 0.1)
    stage.isNarrow = true
    stage.router.set(saved)
    stage.clock.advance(by: 0.05)
    stage.isNarrow = false
    stage.router.bringToFront(1)
    stage.isNarrow = true
    stage.rest()
    #expect(stage.tree == RouteTree(columns: ["a", "q"], ["k", "l"], places: 2, front: 1))
    stage.expectAgreement()
    #expect(stage.names == ["k", "l"])
  }
}

/// An animation that takes its time.
private final class SlowAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

  func animateTransition(using context: any UIViewControllerContextTransitioning) {
    if let view = context.view(forKey: .to), view.superview == nil { context.containerView.addSubview(view) }
    UIView.animate(
      withDuration: 0.3, animations: {},
      completion: { _ in context.completeTransition(!context.transitionWasCancelled) })
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
