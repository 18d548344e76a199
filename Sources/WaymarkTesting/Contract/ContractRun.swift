import Waymark

/// One promise of a check, on its own router and host.
@MainActor
final class ContractRun<R: Route> {
  let contract: HostContract<R>
  private let promise: String
  var router: Router<R>?
  var subject: HostUnderTest<R>?
  private weak var weakRouter: Router<R>?
  private weak var weakHost: AnyObject?
  var screens = ContractScreens()
  var focus: ContractFocus<R>?
  var announcements: ContractAnnouncements<R>?
  /// The host in front of the one that is checked, by which steps fail; the router keeps it.
  weak var front: RecordingHost<R>?
  private(set) var violations: [HostViolation] = []
  private(set) var navigationCount: Int
  /// The move that is under way, and what the host was asked for in it.
  private var move = ""
  private var requests: [String] = []
  /// The first acknowledgement of this move at which the host showed something else.
  private var mismatch: (expected: String, seen: String)?
  /// The user's act in this move.
  var gesture: ExternalChange<R>?

  /// The error of a step that fails on purpose.
  struct Fault: Error {}

  init(_ contract: HostContract<R>, _ article: ContractArticle<R>, _ navigationCount: Int) {
    self.contract = contract
    promise = article.promise
    self.navigationCount = navigationCount
  }

  var isBroken: Bool { !violations.isEmpty }
  var isAtRest: Bool { router?.host.isAtRest != false || isBroken }
  /// Whether the host shows what it has acknowledged, also to users of the keyboard or a screen reader.
  var isShowing: Bool { router?.host.isAtRest != true || isBroken || find() == nil }
  var isRouterGone: Bool { weakRouter == nil || isBroken }
  var isGone: Bool { (weakRouter == nil && weakHost == nil && screens.alive.isEmpty) || isBroken }

  // MARK: Moves

  /// Begins a move, the first of which attaches the host.
  func begin(_ next: ContractMove<R>) {
    move = next.name
    requests = []
    mismatch = nil
    gesture = nil
    guard let router else {
      if case .show(let tree, _)? = next.acts.first { start(tree) }
      return
    }
    if let found = focus?.begin(router.host.shown) { add(found) }
    announcements?.begin(router.host.shown, room: router.host.columnsThatFit)
    for act in next.acts where !isBroken { perform(act) }
  }

  private func start(_ tree: RouteTree<R>) {
    // Time-outs would hide a host that never acknowledges, so this clock is never moved.
    let router = Router<R>(tree, configuration: .init(log: nil, advanced: .init(timer: ManualClock())))
    let subject = contract.makeHost(router)
    self.router = router
    self.subject = subject
    weakRouter = router
    weakHost = subject.host
    focus = subject.focus.map { ContractFocus($0) }
    announcements = subject.announcements.map { ContractAnnouncements($0) }
    announcements?.begin(nil, room: 1)
    router.onEvent { [weak self] in self?.note($0.kind) }
    attach()
  }

  func attach() {
    guard let router, let subject else { return }
    let front = RecordingHost<R>(inFrontOf: subject.host)
    router.host.attach(front)
    self.front = front
  }

  // MARK: Findings

  /// Looks at the host after a move, when it has come to rest or had the time to.
  func end() {
    guard let router, !isBroken else { return }
    guard router.host.isAtRest else {
      return add((.neverAcknowledged, expected: "an acknowledgement", seen: "none"))
    }
    if let gesture, router.host.shown.map(gesture.isDone) != true {
      add((.forgotReport, expected: "a report of \(gesture.notation(in: router.host.shown))", seen: "none"))
    } else if let mismatch, subject?.displayed() == router.host.shown?.routes {
      add((.acknowledgedEarly, expected: mismatch.expected, seen: mismatch.seen))
    } else if let found = find() {
      add(found)
    }
    checkScreens(isAtRest: true)
  }

  /// The fault in what the host shows at rest, if there is one.
  private func find() -> ContractFinding? {
    guard let router, let subject, let shown = router.host.shown else { return nil }
    let displayed = subject.displayed()
    guard displayed == shown.routes else {
      return (.showsSomethingElse, expected: shown.description, seen: displayed?.description ?? "nothing")
    }
    if let found = subject.columns?.find(shown, reported: router.host.columnsThatFit) { return found }
    announcements?.note(shown, room: router.host.columnsThatFit)
    // With the focus in the bar, the user hears from the bar which tab is selected.
    if focus?.staysInBar == true { announcements?.isOptional = true }
    return focus?.find(shown) ?? announcements?.find(shown)
  }

  private func checkScreens(isAtRest: Bool) {
    guard let shown = router?.host.shown, let all = subject?.screens?() else { return }
    for id in screens.remade(all) {
      add((.remadeScreen, expected: "the screen that entry \(id) had", seen: "another one"))
    }
    for id in screens.revived(all) {
      add((.keptEndedScreen, expected: "a new screen for entry \(id)", seen: "the one from before"))
    }
    screens.note(all)
    screens.leaving = []
    // Screens may end a moment after the step.
    guard isAtRest else { return }
    for id in screens.leaked(all, in: shown.ids) {
      add((.leakedScreen, expected: "no screen of entry \(id)", seen: "one that is alive"))
    }
  }

  private func add(_ finding: ContractFinding) {
    let asked = requests.isEmpty ? move : "\(move), as \(requests.joined(separator: "; "))"
    violations.append(
      HostViolation(
        rule: finding.rule, promise: promise, navigation: navigationCount, asked: asked,
        expected: finding.expected, seen: finding.seen))
  }

  // MARK: Events

  private func note(_ kind: RouterEvent<R>.Kind) {
    announcements?.note(router?.host.shown, room: router?.host.columnsThatFit ?? 1)
    switch kind {
    case .requested: navigationCount += 1
    case .stepBegan(let step):
      requests.append(step.description)
      if case .select = step.change {} else if step.isVisible { focus?.hasOnlySelected = false }
      screens.leaving = []
      step.forEachRemoved { screens.leaving.append($0.id) }
    case .rebuildBegan(let tree):
      requests.append("rebuild \(tree.description)")
      focus?.hasOnlySelected = false
      announcements?.noteRebuild(from: router?.host.shown, to: tree)
      screens.leaving = screens.known.subtracting(tree.ids).sorted()
    case .lifecycle(let entry, .created):
      for old in screens.releasedTooEarly(subject?.screens?()) {
        let expected = "the screen of entry \(old) until that of \(entry.id)"
        add((.releasedBeforeMaking, expected: expected, seen: "none"))
      }
    case .stepAcknowledged(let step):
      if router?.host.wasLastStepUnbegun == true {
        add((.neverBegan, expected: "began() before the acknowledgement", seen: "none"))
      }
      // Screens hear of another route when the step is acknowledged.
      var hasUpdates = false
      step.forEachUpdated { _ in hasUpdates = true }
      if !hasUpdates { noteAcknowledgement() }
    case .rebuildAcknowledged: noteAcknowledgement()
    case .repeatedAcknowledgement:
      add((.acknowledgedTwice, expected: "one acknowledgement", seen: "another one"))
    case .lateAcknowledgement: add((.acknowledgedLate, expected: "nothing", seen: "an acknowledgement"))
    case .stepFailed(let failure) where failure == .reported("\(Fault())"): break
    case .stepFailed(let failure), .rebuildFailed(let failure):
      let rule = failure == .dropped ? HostViolation.Rule.neverAcknowledged : .failed
      add((rule, expected: "success", seen: failure.description))
    case .reported(let action), .reportIgnored(let action):
      navigationCount += 1
      guard action != gesture else { break }
      let shown = router?.host.shown
      let expected = gesture.map { $0.notation(in: shown) } ?? "no report"
      add((.reportedWithoutUser, expected: expected, seen: "a report of \(action.notation(in: shown))"))
    default: break
    }
  }

  private func noteAcknowledgement() {
    guard let subject, mismatch == nil else { return }
    let (expected, seen) = (router?.host.shown?.routes, subject.displayed())
    if seen != expected { mismatch = (expected?.description ?? "nothing", seen?.description ?? "nothing") }
    checkScreens(isAtRest: false)
  }

  // MARK: Ends

  func releaseRouter() {
    move = "releasing the router"
    router = nil
  }

  func releaseHost() {
    if !isRouterGone { add((.keptRouterAlive, expected: "a router that is gone", seen: "one that is alive")) }
    move = "releasing the host"
    subject = nil
    focus = nil
    announcements = nil
  }

  func finish() {
    guard !isBroken else { return }
    if weakHost != nil { add((.stayedAlive, expected: "a host that is gone", seen: "one that is alive")) }
    for id in screens.alive {
      add((.leakedScreen, expected: "no screen of entry \(id)", seen: "one that is alive"))
    }
  }
}

extension ExternalChange {
  /// The action in one short line, with the route that it is about where it is known.
  fileprivate func notation(in tree: EntryTree<R>?) -> String {
    switch self {
    case .closed(let id): "closing \(tree?.entry(id).map(\.description) ?? "entry \(id)")"
    case .selected(let path): "selecting \(path)"
    case .selectedDetent(let detent, let id):
      "selecting \(detent) of \(tree?.entry(id).map(\.description) ?? "entry \(id)")"
    }
  }

  /// Whether a tree is as the user has made it.
  fileprivate func isDone(in tree: EntryTree<R>) -> Bool {
    switch self {
    case .closed(let id): tree.position(of: id) == nil
    case .selected(let path): tree.root.focus == path.branch(at: 0)
    case .selectedDetent(let detent, let id):
      tree.modals.contains { $0.root.id == id && $0.presentation.restingDetent == detent }
    }
  }
}

extension ColumnsReading {
  /// The fault in which columns are shown, if there is one.
  fileprivate func find<R: Route>(_ shown: EntryTree<R>, reported: Int) -> ContractFinding? {
    let fitting = max(fitting(), 1)
    if reported != fitting { return (.forgotRoom, "a report of room for \(fitting)", "room for \(reported)") }
    guard let seen = seen?() else { return nil }
    var expected = Set<EntryID>()
    shown.layer(shown.modals.count).forEachSeen(room: fitting) { expected.insert($0.id) }
    guard seen != expected else { return nil }
    func notation(_ ids: Set<EntryID>) -> String {
      ids.sorted().map { "\(shown.entry($0)?.description ?? "")\($0)" }.joined(separator: ", ")
    }
    return (.showsOtherColumns, notation(expected), notation(seen))
  }
}
