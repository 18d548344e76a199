import HeadlessUIKit
import Waymark
import WaymarkTesting
import WaymarkUIKit

/// A window that is used at random: by the router, by a user, and by code that knows nothing of Waymark.
@MainActor
final class RandomRun {
  /// The generator of the choices of the act under way.
  var random: SplitMix
  /// The controllers of other code.
  let book = LifeBook()
  let clock = TransitionClock()
  let router: Router<Place>
  let isCompact: Bool
  /// The window whose host the router has.
  var current: HostedWindow
  /// The window of the first host, which the router comes back to.
  let first: HostedWindow

  // The gestures, gates and guards that the next rest ends.
  var swipe: SwipeBack?
  var pull: PullDown?
  var held: [UIPercentDrivenInteractiveTransition] = []
  var gates: [Gate] = []
  var guards: [Registration] = []
  /// The names of the questions that screens ask before they are left.
  var questions: Set<String> = []
  /// Delegates of the app, which nothing else keeps.
  var delegates: [BusyDelegate] = []
  /// Whether some screen or guard may have objected.
  var hasObjectors = false
  /// Whether some screen may do something by itself when it appears.
  var hasSelfWilled = false
  /// Whether the router has no host until everything comes to rest.
  var isDetached = false
  /// Whether tasks should have a turn before anything else happens.
  var needsTurn = false
  /// How the next navigations are animated.
  var nextTransition: TransitionStyle?

  /// The navigations that the router was asked for, and their results.
  var navigations: [Navigation] = []
  var promises: [Promise] = []

  /// The acts and the failed steps, for a person to read.
  private(set) var log: [String] = []
  /// The faults found while something was under way.
  var faults: [String] = []
  /// The warnings of UIKit.
  private(set) var warnings: [UIKitWarning] = []
  /// How many acts there were since everything was last looked at.
  private(set) var actsSinceRest = 0
  private(set) var actCount = 0
  /// The tree that an act must lead to if nothing else comes between.
  var expected: RouteTree<Place>?
  /// How many places have had a name.
  var counter = 0
  /// Whether acts are written out as they happen.
  private let isTracing: Bool

  /// Whether trees have columns.
  let hasColumns: Bool

  /// Whether animations are switched on while this run acts.
  var hasAnimations = true

  init(
    seed: UInt64, hasColumns: Bool = false, isPushed: Bool = false, isTracing: Bool = false
  ) {
    self.hasColumns = hasColumns
    self.isTracing = isTracing
    var random = SplitMix(seed: seed)
    var count = 0
    let tree = hasColumns ? random.treeOfColumns(named: &count) : random.tree(named: &count)
    counter = count
    isCompact = Bool.random(using: &random)
    clock.endsUnanimatedAtOnce = Bool.random(using: &random)
    let drawn =
      random.chance(60) ? .root : HostedWindow.Position.drawn.randomElement(using: &random) ?? .root
    let position = isPushed ? .pushed : drawn
    let timer = ClockTimerOnTransitions(clock)
    router = Router(tree, configuration: .init(log: { _ in }, advanced: .init(timer: timer)))
    let isUsual = random.chance(50)
    let variant =
      isUsual
      ? UIKitVariant() : hasColumns ? UIKitVariant.columns(from: &random) : UIKitVariant(from: &random)
    first = HostedWindow(
      fieldCount: hasColumns ? 1 : 0, router, clock: clock, position: position, isCompact: isCompact,
      variant: variant)
    current = first
    self.random = random
    prepare(first)
    router.onEvent { [weak self] event in
      guard let self else { return }
      if isTracing { print("EV", event.navigationID, event.kind) }
      for promise in promises { promise.note(event) }
      guard case .stepFailed(let failure) = event.kind else { return }
      note("  failed: \(failure)", isAct: false)
      // In the background animations stand still while time passes.
      if failure == .timedOut, !current.isInBackground { faults.append("a step is not answered in time") }
    }
    note("\(tree.description) \(position) \(isCompact ? "compact" : "regular") \(variant)", isAct: false)
  }

  /// A tree to set.
  func tree() -> RouteTree<Place> {
    hasColumns ? random.treeOfColumns(named: &counter) : random.tree(named: &counter)
  }

  func name() -> Place {
    counter += 1
    return Place("p\(counter)")
  }

  /// Notes what is done, and does it.
  func note(_ what: String, _ act: () -> Void) {
    note(what)
    actCount += 1
    actsSinceRest += 1
    warnings += UIKitWarnings.during(act)
  }

  func note(_ what: String, isAct: Bool = true) {
    log.append(what)
    if isTracing { print(what) }
  }

  func perform(_ act: Act) async {
    random = SplitMix(seed: UInt64(act.seed))
    expected = nil
    guard let kind = ActKind.byName[act.kind], kind.group != .user || !current.isInBackground else { return }
    // Tests that run beside this one share UIKit's switch.
    UIView.setAnimationsEnabled(hasAnimations)
    kind.perform(self)
    UIView.setAnimationsEnabled(true)
    findPromised()
    guard needsTurn else { return }
    needsTurn = false
    await Task.yieldRepeatedly(8)
    findPromised()
  }

  /// Lets everything come to rest.
  func rest() async {
    // A second at a time: what begins meanwhile may be held again, or leave the screen.
    for _ in 0..<60 {
      restoreWindow()
      letGo()
      var isLoop = false
      warnings += UIKitWarnings.during { isLoop = !clock.advance(by: 1, limit: 20_000) }
      if isLoop {
        faults.append("something goes on for ever")
        break
      }
      for gate in taken(\.gates) { gate.open() }
      findPromised()
      // Whatever is asked, somebody answers.
      if let alert = router.host.tree.modals.last?.root.route, questions.contains(alert.name) {
        router.dismiss()
      }
      // Those who only wait for the end of a navigation have their turn too.
      await Task.yieldRepeatedly(10)
      // A transition that a gesture holds has not come to rest, though no time would end it.
      if clock.isIdle, router.isSettled, held.isEmpty, isWindowRestored { break }
    }
    findPromised()
    // The threads that those who wait for a result run on may have other work.
    await Task.yieldRepeatedly(200_000) { overdue.isEmpty }
    note("rest", isAct: false)
  }

  /// The results whose screens have gone, or never came.
  var overdue: [Promise] {
    promises.filter { $0.isOverdue(in: router.host.tree) }
  }

  private func findPromised() {
    for promise in promises { promise.find(in: router.host.tree) }
  }

  func letGo() {
    endSwipe(finishes: Bool.random(using: &random))
    endPull(finishes: Bool.random(using: &random))
    for driver in taken(\.held) {
      if Bool.random(using: &random) { driver.finish() } else { driver.cancel() }
    }
    for registration in taken(\.guards) { registration.cancel() }
  }

  /// Takes all there is; what comes while it is let go of is kept for the next time.
  func taken<Element>(_ list: ReferenceWritableKeyPath<RandomRun, [Element]>) -> [Element] {
    defer { self[keyPath: list] = [] }
    return self[keyPath: list]
  }

  /// Whether the host is where it is at rest, as it may not be after something has happened meanwhile.
  var isWindowRestored: Bool {
    let window = current.window
    let child = current.host.rootViewController
    if isDetached || window.isHidden || window.rootViewController !== current.root { return false }
    if current.isInBackground || (current.position == .child && child.parent == nil) { return false }
    if let stack = current.outerStack { return stack.topViewController === child }
    return current.outerTabs.map { $0.selectedIndex == 0 } ?? true
  }

  private func restoreWindow() {
    let hosted = current
    hasAnimations = true
    for restore in Self.restorations {
      restore(self, hosted)
      // A callback may have had another host attached, whose window is restored next.
      if hosted !== current { return }
    }
  }

  private static let restorations: [(RandomRun, HostedWindow) -> Void] = [
    { _, hosted in hosted.isInBackground = false },
    { _, hosted in
      guard hosted.position == .child, hosted.host.rootViewController.parent == nil else { return }
      hosted.host.embed(in: hosted.root)
    },
    { _, hosted in
      if hosted.window.rootViewController !== hosted.root { hosted.window.rootViewController = hosted.root }
    },
    { _, hosted in if hosted.window.isHidden { hosted.window.isHidden = false } },
    { run, hosted in
      guard run.isDetached else { return }
      run.isDetached = false
      // A host that cannot make its screens has nothing to show.
      hosted.pages.mayBeUnusual = false
      run.router.host.attach(hosted.host)
    },
    { run, hosted in
      let host = hosted.host.rootViewController
      guard let stack = hosted.outerStack, stack.topViewController !== host else { return }
      // UIKit does not report a host that is uncovered under a modal of other code.
      if stack.presentedViewController is Foreign {
        run.clock.advance(by: 1)
        stack.dismiss(animated: false)
      }
      // The user may have gone back from it.
      if stack.viewControllers.contains(host) {
        stack.popToViewController(host, animated: false)
      } else {
        stack.pushViewController(host, animated: false)
      }
    },
    { run, hosted in
      guard let tabs = hosted.outerTabs, tabs.selectedIndex != 0 else { return }
      // UIKit does not report a tab that is selected under a modal of other code.
      if tabs.presentedViewController is Foreign {
        run.clock.advance(by: 1)
        tabs.dismiss(animated: false)
      }
      tabs.selectedIndex = 0
    },
  ]

  /// Everything has been looked at.
  func forget() {
    actsSinceRest = 0
    expected = nil
    for hosted in [first, current] {
      hosted.pages.mayBeUnusual = true
      hosted.pages.mayHaveOddContainers = true
    }
    navigations.removeAll { $0.currentOutcome != nil }
    promises.removeAll { $0.hasEnded }
  }
}

extension UIKitVariant {
  /// Any of the answers.
  fileprivate init(from random: inout SplitMix) {
    self.init()
    keepsModalsOfOldRoot = Bool.random(using: &random)
    menuAsksBar = Bool.random(using: &random)
    pullIsTransition = Bool.random(using: &random)
    hidingMakesDisappear = Bool.random(using: &random)
    dismissed = Dismissed.allCases.randomElement(using: &random) ?? .all
  }

  /// Any of the answers, about columns too.
  static func columns(from random: inout SplitMix) -> UIKitVariant {
    var variant = UIKitVariant(from: &random)
    variant.settingSecondaryPushes = Bool.random(using: &random)
    variant.firstCollapseIsTold = Bool.random(using: &random)
    variant.collapseTellsColumns = Bool.random(using: &random)
    variant.backTellsColumns = Bool.random(using: &random)
    variant.movedColumnsReappear = Bool.random(using: &random)
    variant.tellsHiddenOfTraits = Bool.random(using: &random)
    return variant
  }
}
