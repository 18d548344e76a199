public import Waymark

/// A host without a screen: it records what it is asked for, shows it in ``displayed``, and answers as the test wants.
///
/// ```swift
/// let host = RecordingHost<AppRoute>(answering: .later)
/// host.attach(to: router)
/// host.acknowledge()        // the first rebuild
/// router.push(.settings)    // asked for, and not answered yet
/// host.acknowledge()
/// ```
///
/// In front of another host it passes on what it is to answer as done, so that a real host meets failures and delays.
@MainActor
public final class RecordingHost<R: Route>: NavigationHost {
  /// How requests are answered when ``script`` is empty.
  public var answer: HostAnswer

  /// How the next requests are answered, the next one first.
  public var script: [HostAnswer] = []

  /// The router's requests, the newest last.
  public private(set) var requests: [HostRequest<R>] = []

  /// The tree on the screen, from the trees the host has built and the steps it has performed; `nil` before the first tree, and in
  /// front of another host.
  public private(set) var displayed: EntryTree<R>?

  /// The contexts of the screens that are alive, by their entries: those displayed, and those of requests that have not been
  /// answered yet.
  public private(set) var screens: [EntryID: ScreenContext<R>] = [:]

  /// Called with the context of every screen that comes into being.
  public var makeScreen: (@MainActor (ScreenContext<R>) -> Void)?

  /// How many columns fit side by side; the router that the host serves is told of it.
  ///
  /// ```swift
  /// host.columnsThatFit = 2    // the device is turned
  /// ```
  public var columnsThatFit = 1 {
    didSet { if columnsThatFit != oldValue { router?.host.columnsThatFit = columnsThatFit } }
  }

  private weak var router: Router<R>?
  /// The host that gets what does not go wrong.
  private let real: (any NavigationHost<R>)?
  private var pending: [Pending] = []
  /// How many of the requests no expectation has looked at yet.
  private var unexpectedCount = 0

  private struct Pending {
    let request: HostRequest<R>
    let acknowledgement: Acknowledgement<R>
    let isLost: Bool
    var hasBegun: Bool
  }

  /// Makes a host.
  ///
  /// - Parameters:
  ///   - answer: How requests are answered.
  ///   - real: The host in front of which it stands, if there is one.
  public init(answering answer: HostAnswer = .now, inFrontOf real: (any NavigationHost<R>)? = nil) {
    self.answer = answer
    self.real = real
  }

  /// Attaches this host to a router and remembers it for the contexts of screens and for what the user does.
  ///
  /// - Parameter router: The router, which from now on keeps the host alive.
  public func attach(to router: Router<R>) {
    serve(router)
    router.host.attach(self)
  }

  /// Remembers a router, for the contexts of screens and for what the user does, without being attached to it yet.
  ///
  /// - Parameter router: The router.
  public func serve(_ router: Router<R>) {
    self.router = router
  }

  /// The steps that the host was asked for, the newest last.
  public var steps: [NavigationStep<R>] {
    requests.compactMap { if case .step(let step) = $0 { step } else { nil } }
  }

  /// Whether a request waits for an answer that the test has to give.
  public var isWaiting: Bool { pending.contains { !$0.isLost } }

  /// The router's requests, each in one short line, the newest last.
  public var log: [String] { requests.map(\.description) }

  /// Forgets what the host was asked for, so that a test can look at what comes next.
  public func clearRequests() {
    requests = []
    unexpectedCount = 0
  }

  /// Takes the requests that no expectation has looked at yet; they then count as looked at.
  func takeUnexpected() -> [String] {
    defer { unexpectedCount = 0 }
    return requests.suffix(unexpectedCount).map(\.description)
  }

  // MARK: Requests of the router

  /// Notes a step and answers as wanted.
  ///
  /// - Parameters:
  ///   - step: What to do.
  ///   - acknowledgement: What to answer.
  public func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    take(.step(step), acknowledgement)
  }

  /// Notes a rebuild and answers as wanted.
  ///
  /// - Parameters:
  ///   - tree: What to show.
  ///   - acknowledgement: What to answer.
  public func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    if real == nil { router?.host.columnsThatFit = columnsThatFit }
    take(.rebuild(tree), acknowledgement)
  }

  /// Forgets the newest step, if it has not begun.
  public func withdraw() {
    guard let last = pending.last else {
      real?.withdraw()
      return
    }
    guard !last.hasBegun else { return }
    pending.removeLast()
    releaseScreens()
  }

  private func take(_ request: HostRequest<R>, _ acknowledgement: Acknowledgement<R>) {
    requests.append(request)
    unexpectedCount += 1
    let answer = script.isEmpty ? answer : script.removeFirst()
    let isLost = if case .never = answer { true } else { false }
    let hasBegun = if case .notBegun = answer { false } else { true }
    pending.append(
      Pending(request: request, acknowledgement: acknowledgement, isLost: isLost, hasBegun: hasBegun))
    switch answer {
    case .later, .never: acknowledgement.began()
    default: break
    }
    if real == nil { makeScreens(of: request) }
    switch answer {
    case .later, .never, .notBegun: return
    default: break
    }
    // Code that made a screen may have answered already.
    guard let index = pending.firstIndex(where: { $0.acknowledgement.isSame(as: acknowledgement) }) else {
      return
    }
    let next = pending.remove(at: index)
    switch answer {
    case .twice:
      succeed(next)
      acknowledgement.succeed()
    case .error(let error): fail(next, error)
    case .cancelled: cancel(next)
    case .dropped: break
    default: succeed(next)
    }
  }

  // MARK: Answers

  /// Answers the oldest request that waits, as done.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func acknowledge() -> Bool { answerOldest(succeed) }

  /// Answers the oldest request that waits with what the screen shows, which may be another tree than the one asked for.
  ///
  /// - Parameter tree: What is shown from then on.
  /// - Returns: Whether there was a request.
  @discardableResult
  public func acknowledge(showing tree: EntryTree<R>) -> Bool {
    answerOldest { next in
      displayed = tree
      releaseScreens()
      next.acknowledgement.succeed(showing: tree)
    }
  }

  /// Answers, as done, every request that waits, and every one that follows from an answer.
  public func acknowledgeAll() {
    while acknowledge() {}
  }

  /// Answers, as done, the requests that were never to be answered, after the router has given up waiting.
  public func acknowledgeLost() {
    let lost = pending.filter(\.isLost)
    pending.removeAll(where: \.isLost)
    lost.forEach(succeed)
  }

  /// Answers the oldest request that waits, as failed.
  ///
  /// - Parameter error: What went wrong.
  /// - Returns: Whether there was one.
  @discardableResult
  public func fail(_ error: any Error) -> Bool { answerOldest { fail($0, error) } }

  /// Answers the oldest request that waits, as given up by the user.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func cancel() -> Bool { answerOldest(cancel) }

  /// Says that the oldest request that waits has begun, or goes on for a good reason.
  public func began() {
    guard let index = pending.firstIndex(where: { !$0.isLost }) else { return }
    pending[index].hasBegun = true
    pending[index].acknowledgement.began()
  }

  private func answerOldest(_ answer: (Pending) -> Void) -> Bool {
    guard let index = pending.firstIndex(where: { !$0.isLost }) else { return false }
    answer(pending.remove(at: index))
    return true
  }

  /// Shows what was asked for, as far as the router still waits for it, without what the user has done since.
  private func succeed(_ next: Pending) {
    if let real {
      switch next.request {
      case .step(let step): real.perform(step, next.acknowledgement)
      case .rebuild(let tree): real.rebuild(tree, next.acknowledgement)
      }
      return
    }
    if let target = next.acknowledgement.rebuildTarget { displayed = target }
    // As a real host does, it fails where a step does not fit what the user has left of the screen.
    if let step = next.acknowledgement.step, displayed?.apply(step) != true {
      return fail(next, HostError.stepDoesNotFit)
    }
    releaseScreens()
    next.acknowledgement.succeed()
  }

  private func fail(_ next: Pending, _ error: any Error) {
    // The rebuild after a failed step may want that step's screens; one that does not happen brings none.
    if case .rebuild = next.request { releaseScreens() }
    next.acknowledgement.fail(error)
  }

  private func cancel(_ next: Pending) {
    releaseScreens()
    next.acknowledgement.cancel()
  }

  // MARK: Screens

  private func makeScreens(of request: HostRequest<R>) {
    switch request {
    case .step(let step): step.step.forEachInserted(makeScreen)
    case .rebuild(let tree): tree.forEachElement(makeScreen)
    }
  }

  private func makeScreen(_ entry: Entry<R>) {
    // A screen that has ended was made before another host showed the router.
    guard screens[entry.id].map({ $0.phase == .removed }) ?? true, let router else { return }
    let context = router.host.context(for: entry)
    screens[entry.id] = context
    makeScreen?(context)
  }

  /// Keeps the screens of what is shown and of what is under way, as far as the user has not closed it.
  private func releaseScreens() {
    var kept = displayed?.ids ?? []
    for request in pending {
      request.acknowledgement.step?.forEachInserted { kept.insert($0.id) }
      kept.formUnion(request.acknowledgement.rebuildTarget?.ids ?? [])
    }
    screens = screens.filter { kept.contains($0.key) }
  }

  // MARK: The user

  /// The user leaves an entry and what is above it without asking: a swipe back, a sheet pulled down.
  ///
  /// Where only one column fits, the root of a column after the first is left as any other screen: the column goes.
  ///
  /// - Parameter id: The entry.
  public func userCloses(_ id: EntryID) {
    displayed?.close(id)
    releaseScreens()
    router?.host.report(.closed(id))
    // The report may have ended the step under way, and the screens that it was to bring.
    releaseScreens()
  }

  /// The user picks a tab where the host cannot ask first, or taps in a column that is not in front.
  ///
  /// - Parameter path: The path of the tab's or the column's container in what is displayed.
  public func userSelects(_ path: BranchPath) {
    displayed?.select(path)
    router?.host.report(.selected(path))
  }

  /// The user drags a sheet to another of its heights.
  ///
  /// - Parameters:
  ///   - detent: The height.
  ///   - id: The entry at the bottom of the sheet.
  public func userSelects(_ detent: Presentation.Detent, of id: EntryID) {
    displayed?.select(detent, of: id)
    router?.host.report(.selectedDetent(detent, of: id))
  }
}
