/// The effect of a host's answer.
@usableFromInline
enum AnswerEffect<R: Route> {
  /// The router does not wait for it.
  case ignored
  /// A step is on the screen.
  case performed(Step<Entry<R>>, NavigationID)
  /// The host had nothing left to do: the user had done it.
  case settledByUser
  /// A tree is on the screen, as a whole.
  case built(NavigationID)
  /// A request that was given up has been carried out after all.
  case shownLate
  /// A request that was given up will not be carried out.
  case failedLate
  /// A step went wrong, and the tree is to be built anew.
  case mustRebuild(NavigationID)
  /// The rebuild has failed too. The tree is back at what is shown, and the navigations that were under way end.
  indirect case gaveUp([AbandonedNavigation<R>], NavigationID)
  /// The user has given up the step. The tree is back at what is shown, and the navigations that were under way
  /// end.
  indirect case cancelled([AbandonedNavigation<R>], NavigationID)
}

extension RouterMachine {
  /// Notes that the host has done what it was asked for.
  @inlinable
  @inline(__always)
  mutating func acknowledge(_ request: UInt64) -> AnswerEffect<R> {
    // The step in hand is always the newest request.
    guard request == lastRequest, case .performing = phase else { return acknowledgeBuilt(request) }
    guard case .performing(var work) = takePhase() else { return .ignored }
    revision &+= 1
    if misses > 0 { misses = 0 }
    guard let step = work.step.take() else {
      settleContested()
      phase = .behind(Way())
      return .settledByUser
    }
    if !work.isExact { noteShown(before: step) }
    if commits.view != nil { commits.view = nil }
    guard shown?.apply(step) == true else { return mustRebuild(work.navigation, abandoned: nil) }
    settleContested()
    if work.isExact { commits.reached = commits.planned }
    if !work.isExact || commits.last != commits.planned { phase = .behind(Way()) }
    return .performed(step, work.navigation)
  }

  /// Notes that the host has built the tree, or has carried out a request that was given up.
  @usableFromInline
  mutating func acknowledgeBuilt(_ request: UInt64) -> AnswerEffect<R> {
    switch phase {
    case .rebuilding(let work) where work.request == request:
      commits.reach(commits.planned)
      arrive(at: work.target, isExact: commits.last == commits.planned)
      return .built(work.navigation)
    case .unknown(let screen) where !screen.isRebuildDue && screen.abandoned?.request == request:
      guard let target = screen.abandoned?.target else { return .ignored }
      isAstray = true
      arrive(at: target, isExact: target == tree)
      return .shownLate
    default:
      return .ignored
    }
  }

  /// Notes that the host shows a certain tree, which may be another than the one it was asked for.
  ///
  /// - Complexity: O(*n*), where *n* is the number of entries in the tree.
  @usableFromInline
  mutating func acknowledge(_ request: UInt64, showing actual: EntryTree<R>) -> AnswerEffect<R> {
    let before = shown
    let isArrived = actual == tree
    switch phase {
    // The tree is the one that was asked for.
    case .performing(let work) where work.request == request && asked(by: work) == actual:
      return acknowledge(request)
    case .rebuilding(let work) where work.request == request && work.target == actual:
      return acknowledgeBuilt(request)
    case .performing(let work) where work.request == request:
      misses += 1
      isAstray = true
      arrive(at: actual, isExact: isArrived)
      return .built(work.navigation)
    case .rebuilding(let work) where work.request == request:
      if work.screen.isRecovery { misses += 1 }
      isAstray = true
      arrive(at: actual, isExact: isArrived)
      // If the host is no further than before the step that failed, ask for that step once more.
      if work.screen.isRecovery, actual == before { phase = .behind(Way(isRetry: true)) }
      return .built(work.navigation)
    case .unknown(let screen) where !screen.isRebuildDue && screen.abandoned?.request == request:
      isAstray = true
      arrive(at: actual, isExact: isArrived)
      return .shownLate
    default:
      return .ignored
    }
  }

  /// Whether the tree that a host says it shows is no progress towards the one that it was asked for, so that
  /// the request has failed.
  func isNoFurther(_ request: UInt64, showing actual: EntryTree<R>) -> Bool {
    switch phase {
    case .performing(let work) where work.request == request:
      guard work.step != nil, actual != tree, actual != asked(by: work) else { return false }
      return actual == shown || misses >= Self.maximumMisses
    case .rebuilding(let work) where work.request == request:
      return misses >= Self.maximumMisses && actual != tree && actual != work.target
    default:
      return false
    }
  }

  /// The tree that is shown once a step is performed.
  ///
  /// The user may have left nothing of the step to do.
  private func asked(by work: StepInHand<R>) -> EntryTree<R>? {
    guard let step = work.step else { return shown }
    guard var target = shown, target.apply(step) else { return nil }
    return target
  }

  /// Notes which commits are shown, before a step removes some of their entries from the screen.
  @usableFromInline
  mutating func noteShown(before step: Step<Entry<R>>) {
    guard !commits.isEmpty else { return }
    var leaving: [EntryID] = []
    step.forEachRemoved { leaving.append($0.id) }
    if !leaving.isEmpty { commits.noteShown(leaving: leaving, lookAtScreen()) }
  }

  /// Notes that a whole tree is shown.
  ///
  /// - Parameters:
  ///   - target: What is shown.
  ///   - isExact: Whether it is the tree.
  private mutating func arrive(at target: EntryTree<R>, isExact: Bool) {
    if !commits.isEmpty, let shown {
      let leaving = TreeChanges(from: shown, to: target).removed
      if !leaving.isEmpty { commits.noteShown(leaving: leaving.map { $0.id }, lookAtScreen()) }
    }
    commits.view = nil
    shown = target
    revision &+= 1
    progress = nil
    settleContested()
    if isExact {
      commits.reach(commits.last)
      isAstray = false
      phase = .resting
    } else {
      phase = .behind(Way())
    }
  }

  /// Notes that the host could not do what it was asked for.
  ///
  /// - Parameters:
  ///   - request: What it was asked for.
  ///   - isLate: Whether the host only has not answered in time, and may still carry it out.
  /// - Returns: The effect.
  mutating func fail(_ request: UInt64, isLate: Bool) -> AnswerEffect<R> {
    if isWaiting(for: request) { settleContested() }
    switch phase {
    case .performing(let work) where work.request == request:
      guard let step = work.step else {
        // The user had done it already, so the failure does not matter.
        phase = .behind(Way())
        return .settledByUser
      }
      var abandoned: AbandonedRequest<R>?
      if isLate, var target = shown, target.apply(step) {
        abandoned = AbandonedRequest(request: request, target: target, isRebuild: false)
      }
      guard work.isRetry else { return mustRebuild(work.navigation, abandoned: abandoned) }
      return giveUp(UnknownScreen(isRebuildDue: false, abandoned: abandoned), work.navigation)
    case .rebuilding(let work) where work.request == request:
      var screen = work.screen
      if isLate {
        screen.abandoned = AbandonedRequest(request: request, target: work.target, isRebuild: true)
      }
      return giveUp(screen, work.navigation)
    case .unknown(var screen) where screen.abandoned?.request == request && !screen.isRebuildDue:
      // The request will not be carried out later either.
      screen.abandoned = nil
      phase = .unknown(screen)
      return .failedLate
    default:
      return .ignored
    }
  }

  @usableFromInline
  mutating func mustRebuild(_ navigation: NavigationID, abandoned: AbandonedRequest<R>?) -> AnswerEffect<R> {
    phase = .unknown(
      UnknownScreen(isRebuildDue: true, isRecovery: true, abandoned: abandoned))
    return .mustRebuild(navigation)
  }

  private mutating func giveUp(_ screen: UnknownScreen<R>, _ navigation: NavigationID) -> AnswerEffect<R> {
    var screen = screen
    screen.isRebuildDue = false
    screen.isRecovery = false
    phase = .unknown(screen)
    return .gaveUp(goBack(to: shown ?? screen.first), navigation)
  }

  /// Notes that the user has given up the step in hand, and that the screen shows what it showed before.
  ///
  /// If the request is a rebuild, or is not waited for any more, it counts as failed.
  mutating func cancel(_ request: UInt64) -> AnswerEffect<R> {
    guard case .performing(let work) = phase, work.request == request, work.step != nil, shown != nil else {
      return fail(request, isLate: false)
    }
    settleContested()
    misses = 0
    phase = .resting
    return .cancelled(goBack(to: shown), work.navigation)
  }

  /// Makes the shown tree, or the first one, the router's tree again.
  ///
  /// - Returns: The navigations that were under way to another tree.
  private mutating func goBack(to last: EntryTree<R>?) -> [AbandonedNavigation<R>] {
    if let last { tree = last }
    isAstray = false
    revision &+= 1
    treeRevision &+= 1
    progress = nil
    let abandoned = commits.abandon(shown: shown.map { ShownRoutes($0) })
    commits.reached = commits.last
    return abandoned
  }
}

extension RouterMachine {
  /// Notes that a host was attached.
  ///
  /// It is not known what it shows.
  mutating func attachHost() {
    settleContested()
    phase = .unknown(knownScreen)
  }

  /// Notes that there is no host any more.
  mutating func detachHost() {
    settleContested()
    phase = .detached(knownScreen)
  }

  /// Decides which of the undone commits were shown, because the running request is no longer waited for.
  @inlinable
  mutating func settleContested(isOver: Bool = true) {
    if commits.hasContested, let shown { commits.settleContested(in: shown, isOver: isOver) }
  }

  /// Makes the current tree the first one, to which the router goes back as long as nothing can be shown.
  mutating func startWithTree() {
    switch phase {
    case .detached(var screen) where screen.first != nil:
      screen.first = tree
      phase = .detached(screen)
    case .unknown(var screen) where screen.first != nil:
      screen.first = tree
      phase = .unknown(screen)
    case .rebuilding(var work) where work.screen.first != nil:
      work.screen.first = tree
      phase = .rebuilding(work)
    case .detached, .unknown, .resting, .behind, .performing, .rebuilding:
      break
    }
  }

  /// The screen, as far as it is known once the running request is no longer waited for.
  private var knownScreen: UnknownScreen<R> {
    let first: EntryTree<R>? =
      switch phase {
      case .detached(let screen), .unknown(let screen): screen.first
      case .rebuilding(let work): work.screen.first
      case .resting, .behind, .performing: nil
      }
    return UnknownScreen(first: first, isRebuildDue: true)
  }

  /// Notes that the host has said that it has begun, or that it keeps a request for later; one that has begun stays so.
  ///
  /// - Returns: How far it had got before; `nil` if the router does not wait for the request.
  mutating func note(_ progress: RequestProgress, of request: UInt64) -> RequestProgress? {
    switch phase {
    case .performing(var work) where work.request == request:
      let before = work.progress
      if before != .begun { work.progress = progress }
      phase = .performing(work)
      return before
    case .rebuilding(var work) where work.request == request:
      let before = work.progress
      if before != .begun { work.progress = progress }
      phase = .rebuilding(work)
      return before
    default:
      return nil
    }
  }

  /// Withdraws a request before the host gets it, because the step has changed or nothing is left of it.
  ///
  /// - Parameters:
  ///   - request: Its number.
  ///   - announced: The step as observers were told of it; `nil` for a rebuild.
  /// - Returns: Whether it was withdrawn.
  mutating func withdraw(_ request: UInt64, announced: Step<Entry<R>>?) -> Bool {
    switch phase {
    case .performing(let work) where work.request == request:
      guard work.step != announced else { return false }
      phase = .behind(Way(isRetry: work.isRetry))
      return true
    case .rebuilding(let work) where work.request == request:
      return false
    default:
      return true
    }
  }

  /// The step of a request as it stands now, even if the request was given up but would still count.
  func step(_ request: UInt64) -> Step<Entry<R>>? {
    if case .performing(let work) = phase, work.request == request { return work.step }
    guard let abandoned = abandoned(request), !abandoned.isRebuild, var after = shown,
      let step = after.firstStep(to: abandoned.target), after.apply(step), after == abandoned.target
    else { return nil }
    return step
  }

  /// The tree of a rebuild as it stands now, even if the request was given up but would still count.
  func rebuildTarget(_ request: UInt64) -> EntryTree<R>? {
    if case .rebuilding(let work) = phase, work.request == request { return work.target }
    guard let abandoned = abandoned(request), abandoned.isRebuild else { return nil }
    return abandoned.target
  }

  /// The request that was given up, if carrying it out would still count.
  private func abandoned(_ request: UInt64) -> AbandonedRequest<R>? {
    guard case .unknown(let screen) = phase, !screen.isRebuildDue, screen.abandoned?.request == request
    else { return nil }
    return screen.abandoned
  }

  /// Whether a host has been asked for something and has not answered.
  func isWaiting(for request: UInt64) -> Bool {
    switch phase {
    case .performing(let work): work.request == request
    case .rebuilding(let work): work.request == request
    case .detached, .unknown, .resting, .behind: false
    }
  }
}
