import Waymark

/// One scenario of a check, on its own router and host.
@MainActor
final class ContractRun<R: Route> {
  private(set) var router: Router<R>?
  private(set) var subject: HostUnderTest<R>?
  private weak var weakRouter: Router<R>?
  private weak var weakHost: AnyObject?
  var screens = ContractScreens()
  private let scenario: ContractScenario<R>
  private let makeHost: @MainActor (Router<R>) -> HostUnderTest<R>
  private var violations: [HostViolation] = []
  private var navigationCount: Int
  /// The move that is under way, and what the host was asked for in it.
  private var move = ""
  private var requests: [String] = []
  /// The first acknowledgement of this move at which the host showed something else.
  private var mismatch: (expected: String, seen: String)?
  /// The user's act in this move.
  private var gesture: ExternalChange<R>?
  private let features: HostFeatures
  private var focus: ContractFocus<R>?
  private var announcements: ContractAnnouncements<R>?
  /// The host in between, by which steps fail; the router keeps it.
  private weak var faulty: FaultyHost<R>?

  /// The error of a step that fails on purpose.
  private struct Fault: Error {}

  init(_ contract: HostContract<R>, _ scenario: ContractScenario<R>, _ navigationCount: Int) {
    self.scenario = scenario
    self.navigationCount = navigationCount
    makeHost = contract.makeHost
    features = contract.features
  }

  var isBroken: Bool { !violations.isEmpty }
  var isAtRest: Bool { router?.host.isAtRest != false || isBroken }
  /// Whether the host shows what it has acknowledged, also to users of the keyboard or a screen reader.
  var isShowing: Bool {
    guard let router, let subject, router.host.isAtRest, !isBroken else { return true }
    return subject.reading.shows(router.host.shown) && findOtherColumns() == nil && findInaccessible() == nil
  }
  var isRouterGone: Bool { weakRouter == nil || isBroken }
  var isGone: Bool { (weakRouter == nil && weakHost == nil && screens.areGone) || isBroken }

  /// Starts a move, or the scenario.
  func begin(_ next: ContractMove<R>?) {
    move = next?.name ?? "the first tree"
    requests = []
    mismatch = nil
    gesture = nil
    if next != nil { beginAccessibility() }
    if let next, !isBroken { next.act(self) } else if next == nil { start() }
  }

  private func start() {
    // Time-outs would hide a host that never acknowledges, so this clock is never moved.
    let router = Router<R>(
      scenario.start, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    let subject = makeHost(router)
    self.router = router
    self.subject = subject
    weakRouter = router
    weakHost = subject.host
    followAccessibility(of: subject)
    router.onEvent { [weak self] in self?.note($0.kind) }
    attach(subject)
  }

  private func attach(_ subject: HostUnderTest<R>) {
    let faulty = FaultyHost(subject.host)
    router?.host.attach(faulty)
    self.faulty = faulty
  }

  /// Has the next step fail before the host gets it, which is asked for a rebuild then.
  func failNextStep() { faulty?.script = [.error(Fault())] }

  /// Another host shows the router for a while, and then the one that is checked again.
  func takeOver() {
    guard let router, let subject else { return }
    announcements?.isOptional = true
    focus?.forget()
    router.host.attach(RecordingHost<R>())
    screens.end()
    attach(subject)
  }

  /// The user leaves an entry, if the user interface lets it happen.
  func userCloses(_ id: EntryID) {
    gesture = .closed(id)
    if subject?.userCloses?(id) != true { gesture = nil }
  }

  /// The window becomes as wide as that many columns need.
  func resize(to columns: Int) { subject?.columns?.resize(columns) }

  /// The user picks a tab or a column, if the user interface lets it happen.
  func userSelects(_ path: BranchPath) {
    gesture = .selected(path)
    announcements?.isOptional = true
    if subject?.userSelects?(path) != true { gesture = nil }
  }

  /// Looks at the host after a move, when it has come to rest or had the time to.
  func end(_ move: ContractMove<R>?) {
    guard let router, let subject, !isBroken else { return }
    guard router.host.isAtRest else {
      add(.neverAcknowledged, expected: "an acknowledgement", seen: "none")
      return
    }
    if let gesture, router.host.shown.map(gesture.isDone) != true {
      add(.forgotReport, expected: "a report of \(gesture.notation(in: router.host.shown))", seen: "none")
    } else if !subject.reading.shows(router.host.shown) {
      add(
        .showsSomethingElse, expected: subject.reading.expected(of: router.host.shown),
        seen: subject.reading.seen)
    } else if let mismatch {
      add(.acknowledgedEarly, expected: mismatch.expected, seen: mismatch.seen)
    } else if let found = findOtherColumns() ?? findInaccessible() {
      add(found.rule, expected: found.expected, seen: found.seen)
    }
    checkScreens()
  }

  private func findOtherColumns() -> (rule: HostViolation.Rule, expected: String, seen: String)? {
    guard let router, let shown = router.host.shown else { return nil }
    return subject?.columns?.find(shown, reported: router.host.columnsThatFit)
  }

  private func checkScreens() {
    guard let shown = router?.host.shown, let all = subject?.screens else { return }
    // Another width must not remake screens, and it brings no request to acknowledge.
    for id in screens.remade(all: all()) {
      add(.remadeScreen, expected: "the screen that entry \(id.rawValue) had", seen: "another one")
    }
    for id in screens.revived(all: all()) {
      add(.keptEndedScreen, expected: "a new screen for entry \(id.rawValue)", seen: "the one from before")
    }
    screens.note(all())
    for id in screens.leaked(all: all(), in: shown.entries) {
      add(.leakedScreen, expected: "no screen of entry \(id.rawValue)", seen: "one that is alive")
    }
  }

  private func note(_ kind: RouterEvent<R>.Kind) {
    announcements?.note(router?.host.shown, room: router?.host.columnsThatFit ?? 1)
    switch kind {
    case .requested:
      navigationCount += 1
    case .stepBegan(let step):
      requests.append(step.notation)
      if case .select = step.change {} else if step.isVisible { focus?.hasOnlySelected = false }
      var removed: [EntryID] = []
      step.forEachRemoved { removed.append($0.id) }
      screens.leaving = removed
    case .rebuildBegan(let tree):
      requests.append("rebuild \(tree.notation)")
      focus?.hasOnlySelected = false
      announcements?.noteRebuild(from: router?.host.shown, to: tree)
      screens.leaving = screens.known.filter { !tree.entries.contains($0) }
    case .lifecycle(let entry, .created):
      for old in screens.releasedTooEarly(all: subject?.screens?()) {
        add(
          .releasedBeforeMaking,
          expected: "the screen of entry \(old.rawValue) until that of \(entry.id.rawValue)", seen: "none")
      }
    case .stepAcknowledged(let step):
      if router?.host.wasLastStepUnbegun == true {
        add(.neverBegan, expected: "began() before the acknowledgement", seen: "none")
      }
      // Screens hear of another route when the step is acknowledged.
      var hasUpdates = false
      step.forEachUpdated { _ in hasUpdates = true }
      if !hasUpdates { lookAtAcknowledgement() }
    case .rebuildAcknowledged:
      lookAtAcknowledgement()
    case .repeatedAcknowledgement:
      add(.acknowledgedTwice, expected: "one acknowledgement", seen: "another one")
    case .lateAcknowledgement:
      add(.acknowledgedLate, expected: "nothing", seen: "an acknowledgement")
    case .stepFailed(let failure) where failure == .reported("\(Fault())"): break
    case .stepFailed(let failure), .rebuildFailed(let failure):
      let rule = failure == .dropped ? HostViolation.Rule.neverAcknowledged : .failed
      add(rule, expected: "success", seen: failure.description)
    case .reported(let action), .reportIgnored(let action):
      navigationCount += 1
      if action != gesture {
        add(
          .reportedWithoutUser, expected: gesture.map { $0.notation(in: router?.host.shown) } ?? "no report",
          seen: "a report of \(action.notation(in: router?.host.shown))")
      }
    default:
      break
    }
  }

  private func lookAtAcknowledgement() {
    guard let subject, mismatch == nil else { return }
    if !subject.reading.shows(router?.host.shown) {
      mismatch = (subject.reading.expected(of: router?.host.shown), subject.reading.seen)
    }
    guard let all = subject.screens else { return }
    for id in screens.remade(all: all()) {
      add(.remadeScreen, expected: "the screen that entry \(id.rawValue) had", seen: "another one")
    }
    screens.note(all())
    screens.leaving = []
  }

  private func add(_ rule: HostViolation.Rule, expected: String, seen: String) {
    let asked = requests.isEmpty ? move : "\(move), as \(requests.joined(separator: "; "))"
    violations.append(
      HostViolation(
        rule: rule, scenario: scenario.name, navigation: navigationCount, asked: asked, expected: expected,
        seen: seen))
  }

  // MARK: Accessibility

  private func followAccessibility(of subject: HostUnderTest<R>) {
    if features.contains(.focus) {
      precondition(
        subject.focus != nil, "A host that promises .focus says where it is: give HostUnderTest(focus:)")
      focus = subject.focus.map { ContractFocus($0) }
    }
    if features.contains(.announcements) {
      precondition(
        subject.announcements != nil,
        "A host that promises .announcements says what was told: give HostUnderTest(announcements:)")
      announcements = subject.announcements.map { ContractAnnouncements($0) }
      announcements?.begin(nil, room: 1)
    }
  }

  private func beginAccessibility() {
    if let found = focus?.begin(router?.host.shown) {
      add(found.rule, expected: found.expected, seen: found.seen)
    }
    announcements?.begin(router?.host.shown, room: router?.host.columnsThatFit ?? 1)
  }

  private func findInaccessible() -> (rule: HostViolation.Rule, expected: String, seen: String)? {
    guard let shown = router?.host.shown else { return nil }
    announcements?.note(shown, room: router?.host.columnsThatFit ?? 1)
    // With the focus in the bar, the user hears from the bar which tab is selected.
    if focus?.staysInBar == true { announcements?.isOptional = true }
    return focus?.find(shown) ?? announcements?.find(shown)
  }

  // MARK: Ends

  func releaseRouter() {
    if !isBroken, let last = scenario.last { begin(last) }
    move = "releasing the router"
    router = nil
  }

  func releaseHost() {
    if !isRouterGone { add(.keptRouterAlive, expected: "a router that is gone", seen: "one that is alive") }
    move = "releasing the host"
    subject = nil
    focus = nil
    announcements = nil
  }

  func finish(_ report: inout HostContractReport) {
    if !isBroken {
      if weakHost != nil { add(.stayedAlive, expected: "a host that is gone", seen: "one that is alive") }
      for id in screens.alive {
        add(.leakedScreen, expected: "no screen of entry \(id.rawValue)", seen: "one that is alive")
      }
    }
    report.violations += violations
    report.navigationCount = navigationCount
    report.scenarios.append(scenario.name)
  }
}

/// One thing that a check does to a host, after which the host has to come to rest.
@MainActor
struct ContractMove<R: Route> {
  let name: String
  /// Whether the router has come to ask the host for what the move leads to, which may be some turns later.
  var hasLed: @MainActor (ContractRun<R>) -> Bool = { _ in true }
  let act: @MainActor (ContractRun<R>) -> Void

  /// A move of the router.
  init(_ name: String, _ act: @escaping @MainActor (Router<R>) -> Void) {
    self.init(run: name) { run in if let router = run.router { act(router) } }
  }

  /// A move that needs more than the router.
  init(run name: String, _ act: @escaping @MainActor (ContractRun<R>) -> Void) {
    self.name = name
    self.act = act
  }
}

/// A tree to begin with, and what to do then.
@MainActor
struct ContractScenario<R: Route> {
  let name: String
  let start: RouteTree<R>
  var moves: [ContractMove<R>]

  /// The move that is under way when the router is released.
  var last: ContractMove<R>?

  init(_ name: String, _ start: RouteTree<R>, _ moves: [ContractMove<R>], last: ContractMove<R>? = nil) {
    self.name = name
    self.start = start
    self.moves = moves
    self.last = last
  }
}
