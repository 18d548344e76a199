public import Waymark

/// A host without a screen: it records what it is asked for, shows it in ``displayed``, and answers as the test wants.
///
/// ```swift
/// let host = RecordingHost<AppRoute>(answering: .later)
/// router.host.attach(host)
/// host.acknowledge()        // the first rebuild
/// router.push(.settings)    // asked for, and not answered yet
/// host.acknowledge()
/// ```
@MainActor
public final class RecordingHost<R: Route>: NavigationHost {
  /// How requests are answered when ``script`` is empty.
  public var answer: HostAnswer

  /// How the next requests are answered, the next one first.
  public var script: [HostAnswer] = []

  /// The router's requests, the newest last.
  public private(set) var requests: [HostRequest<R>] = []

  /// The tree on the screen, from the trees the host has built and the steps it has performed; `nil` before the first tree.
  public private(set) var displayed: EntryTree<R>?

  /// The contexts of the screens that are alive, by their entries: those displayed, and those of requests
  /// that have not been answered yet.
  public private(set) var screens: [EntryID: ScreenContext<R>] = [:]

  /// Requests whose step did not fit what the host shows; a router never makes any.
  public private(set) var misfits: [HostRequest<R>] = []

  /// Steps that the router has taken back before the host began, the newest last.
  public private(set) var withdrawn: [HostRequest<R>] = []

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
  /// - Parameter answer: How requests are answered.
  public init(answering answer: HostAnswer = .now) {
    self.answer = answer
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
  public var steps: [NavigationStep<R>] { requests.compactMap(\.step) }

  /// The number of rebuilds that the host was asked for, including the first one.
  public var rebuildCount: Int { requests.count { $0.rebuild != nil } }

  /// Whether a request waits for an answer that the test has to give.
  public var isWaiting: Bool { pending.contains { !$0.isLost } }

  /// Forgets what the host was asked for, so that a test can look at what comes next.
  public func clearRequests() {
    requests = []
    unexpectedCount = 0
  }

  /// The router's requests, each in one short line, the newest last.
  public var log: [String] { requests.map(\.description) }

  /// Takes the requests that no expectation has looked at yet; they then count as looked at.
  func takeUnexpected() -> ArraySlice<HostRequest<R>> {
    defer { unexpectedCount = 0 }
    return requests.suffix(unexpectedCount)
  }

  /// Notes a step and answers as wanted.
  ///
  /// - Parameters:
  ///   - step: What to do.
  ///   - acknowledgement: What to answer.
  public func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    take(.step(step), acknowledgement) { step.step.forEachInserted(self.makeScreen) }
  }

  /// Notes a rebuild and answers as wanted.
  ///
  /// - Parameters:
  ///   - tree: What to show.
  ///   - acknowledgement: What to answer.
  public func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    router?.host.columnsThatFit = columnsThatFit
    take(.rebuild(tree), acknowledgement) { tree.forEachElement(self.makeScreen) }
  }

  // MARK: Answers

  /// Answers the oldest request that waits, as done.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func acknowledge() -> Bool {
    guard let index = pending.firstIndex(where: { !$0.isLost }) else { return false }
    let next = pending.remove(at: index)
    show(next.request, next.acknowledgement)
    next.acknowledgement.succeed()
    return true
  }

  /// Answers the oldest request that waits with what the screen shows, which may be another tree than the one asked for.
  ///
  /// - Parameter tree: What is shown from then on.
  /// - Returns: Whether there was a request.
  @discardableResult
  public func acknowledge(showing tree: EntryTree<R>) -> Bool {
    guard let index = pending.firstIndex(where: { !$0.isLost }) else { return false }
    let next = pending.remove(at: index)
    displayed = tree
    releaseScreens()
    next.acknowledgement.succeed(showing: tree)
    return true
  }

  /// Answers, as done, every request that waits, and every one that follows from an answer.
  public func acknowledgeAll() {
    while acknowledge() {}
  }

  /// Answers the oldest request that waits, as failed.
  ///
  /// - Parameter error: What went wrong.
  /// - Returns: Whether there was one.
  @discardableResult
  public func fail(_ error: any Error) -> Bool {
    guard let index = pending.firstIndex(where: { !$0.isLost }) else { return false }
    let next = pending.remove(at: index)
    abandon(next.request)
    next.acknowledgement.fail(error)
    return true
  }

  /// Answers the oldest request that waits, as given up by the user.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func cancel() -> Bool {
    guard let index = pending.firstIndex(where: { !$0.isLost }) else { return false }
    let next = pending.remove(at: index)
    releaseScreens()
    next.acknowledgement.cancel()
    return true
  }

  /// Answers, as done, the requests that were never to be answered, after the router has given up waiting.
  public func acknowledgeLost() {
    let lost = pending.filter(\.isLost)
    pending.removeAll(where: \.isLost)
    for request in lost {
      show(request.request, request.acknowledgement)
      request.acknowledgement.succeed()
    }
  }

  /// Says that the oldest request that waits goes on for a good reason.
  public func began() {
    pending.first { !$0.isLost }?.acknowledgement.began()
  }

  /// Says that the oldest request that has not begun begins.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public func begin() -> Bool {
    guard let index = pending.firstIndex(where: { !$0.hasBegun }) else { return false }
    pending[index].hasBegun = true
    pending[index].acknowledgement.began()
    return true
  }

  /// Forgets the newest step, if it has not begun, and notes it in ``withdrawn``.
  public func withdraw() {
    guard let last = pending.last, !last.hasBegun else { return }
    pending.removeLast()
    withdrawn.append(last.request)
    releaseScreens()
  }

  private func take(
    _ request: HostRequest<R>, _ acknowledgement: Acknowledgement<R>, makeScreens: () -> Void
  ) {
    requests.append(request)
    unexpectedCount += 1
    let answer = script.isEmpty ? answer : script.removeFirst()
    let isLost = if case .never = answer { true } else { false }
    let hasBegun = if case .notBegun = answer { false } else { true }
    pending.append(
      Pending(request: request, acknowledgement: acknowledgement, isLost: isLost, hasBegun: hasBegun))
    switch answer {
    case .later, .never: acknowledgement.began()
    case .notBegun, .now, .twice, .dropped, .error, .cancelled: break
    }
    makeScreens()
    switch answer {
    case .later, .never, .notBegun: return
    case .now, .twice, .dropped, .error, .cancelled: break
    }
    // Code that made a screen may have answered already.
    guard let index = pending.firstIndex(where: { $0.acknowledgement.isSame(as: acknowledgement) }) else {
      return
    }
    pending.remove(at: index)
    switch answer {
    case .now:
      show(request, acknowledgement)
      acknowledgement.succeed()
    case .twice:
      show(request, acknowledgement)
      acknowledgement.succeed()
      acknowledgement.succeed()
    case .error(let error):
      abandon(request)
      acknowledgement.fail(error)
    case .cancelled:
      releaseScreens()
      acknowledgement.cancel()
    case .dropped, .later, .never, .notBegun: break
    }
  }

  // MARK: What is shown

  /// Shows what was asked for, without what the user has done since.
  private func show(_ request: HostRequest<R>, _ acknowledgement: Acknowledgement<R>) {
    switch request {
    case .rebuild:
      // A tree is only built if the router would accept it as shown.
      if let target = acknowledgement.rebuildTarget { displayed = target }
    case .step:
      guard let step = acknowledgement.step else { break }
      if displayed?.apply(step) != true { misfits.append(request) }
    }
    releaseScreens()
  }

  /// A rebuild that does not happen brings no screens; the rebuild after a failed step may want that step's
  /// screens.
  private func abandon(_ request: HostRequest<R>) {
    if request.rebuild != nil { releaseScreens() }
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
    var kept = Set<EntryID>()
    displayed?.forEachElement { kept.insert($0.id) }
    for request in pending {
      request.acknowledgement.step?.forEachInserted { kept.insert($0.id) }
      request.acknowledgement.rebuildTarget?.forEachElement { kept.insert($0.id) }
    }
    screens = screens.filter { kept.contains($0.key) }
  }

  // MARK: What the user does

  /// The user leaves an entry and what is above it without asking: a swipe back, a sheet pulled down.
  ///
  /// Where only one column fits, the root of a column after the first is left as any other screen: the column
  /// goes.
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
}

/// Something that a router has asked a host for.
@nonexhaustive
public enum HostRequest<R: Route>: Sendable {
  /// A step to perform.
  case step(NavigationStep<R>)
  /// A tree to build.
  case rebuild(EntryTree<R>)

  /// The step, if it is one.
  public var step: NavigationStep<R>? { if case .step(let step) = self { step } else { nil } }

  /// The tree to build, if it is a rebuild.
  public var rebuild: EntryTree<R>? { if case .rebuild(let tree) = self { tree } else { nil } }
}
