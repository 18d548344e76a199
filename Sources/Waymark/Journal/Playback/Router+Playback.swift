/// Calls that reach a router by other ways than its public functions.
extension Router {
  /// Submits an intent as a screen does.
  package func replay(_ intent: Intent<R>, _ options: NavigationOptions, from screen: EntryID?) {
    if let screen { submit(from: screen, intent, options) } else { submit(intent, options) }
  }

  /// Closes a screen as if it returned a value.
  package func replayReturn(closing id: EntryID, _ options: NavigationOptions) {
    _ = close(id, returning: (), options)
  }

  /// Closes a screen as if the user had answered and the toolkit had removed it.
  package func replayAnswer(closing id: EntryID, _ options: NavigationOptions) {
    close(id, answering: (), options)
  }

  /// Restores a snapshot from its tree and what waited in it.
  package func replayRestore(
    _ tree: RouteTree<R>, held: [ElementPosition: RouteTree<R>], _ options: NavigationOptions
  ) {
    var snapshot = Snapshot(tree)
    snapshot.detours = held
    restore(snapshot, options: options)
  }

  /// Makes a navigation that ended before it began.
  package func replayRefusal(_ outcome: NavigationOutcome) { _ = end(outcome, .standard) }

  /// Resumes a navigation that waits for a detour.
  package func replayResume(_ id: UInt64) -> Bool {
    let waiting = pipeline?.detours.navigations.first { $0.isHeld && $0.navigation.id.rawValue == id }
    guard let waiting else { return false }
    resume(waiting)
    return true
  }

  /// Goes to a moment of the recorded history, or back to the present.
  ///
  /// - Parameters:
  ///   - moment: The moment's number, or `nil` for the way back.
  ///   - options: How to carry it out.
  ///   - goal: Called when the travel's turn has come. It returns the tree at that moment, or that it is the way back; `nil` if
  ///     there is no such moment any more.
  package func replayTravel(
    to moment: Int?, _ options: NavigationOptions, goal: @escaping @MainActor () -> PlaybackGoal<R>?
  ) {
    let observers = ensureObservers()
    let history = observers.history ?? makeHistory(goal)
    observers.history = history
    _ = travel(to: moment ?? history.now.id, options)
  }

  /// A history whose own moments have numbers that no journal uses.
  private func makeHistory(_ goal: @escaping @MainActor () -> PlaybackGoal<R>?) -> History<R> {
    let first = 1 << 48
    return History(self, limit: .max, first: first) { [weak self] moment in
      guard let self, let history, let found = goal() else { return nil }
      switch found {
      case .now:
        return history.tree(at: history.now.id).map {
          HistoryGoal(moment: history.now, tree: $0, isNow: true)
        }
      case .tree(let tree):
        let past = HistoryMoment<R>(
          id: moment, navigationID: machine.lastChange, cause: .start, time: configuration.advanced.timer.now)
        return HistoryGoal(moment: past, tree: tree, isNow: false)
      }
    }
  }

  /// Acts as if the host had released the acknowledgement without an answer.
  package func replayDrop(_ acknowledgement: Acknowledgement<R>) {
    acknowledgement.isAnswered = true
    failed(acknowledgement.request, HostFailure(.dropped))
  }

  /// Acts as if the host had not answered in time.
  package func replayTimeout(_ request: UInt64) { failed(request, HostFailure(.timedOut)) }

  /// Acts as if a host had asked for a screen's context.
  package func replayContext(_ id: EntryID) -> Bool {
    var found: Entry<R>?
    machine.forEachTree { found = found ?? $0.entry(id) }
    machine.forEachArriving { if $0.id == id { found = found ?? $0 } }
    guard let found else { return false }
    _ = context(for: found)
    return true
  }

  /// Registers a guard or an objection.
  ///
  /// - Parameters:
  ///   - name: The guard's name.
  ///   - screen: The screen, for an objection.
  ///   - reasons: When the objection is asked.
  ///   - question: How it is asked.
  /// - Returns: The registration, which removes it when it is cancelled.
  package func replayGuard(
    _ name: String?, screen: EntryID?, _ reasons: LeaveReasons, _ question: PlaybackQuestion<R>
  ) -> Registration {
    let asked: GuardQuestion<R> =
      switch question {
      case .immediate(let decide): .immediate { _ in decide() }
      case .deferred: .deferred { _ in .allow }
      case .leaving(let decide): .leaving { _ in decide().map { .deciding($0) } ?? .asking { _ in .allow } }
      case .asking: .asking { _ in .allow }
      case .places(let isGuarded, let isAsync, let decide):
        .entering(isGuarded) { _ in isAsync() ? .deferred { _ in .allow } : .immediate { _ in decide() } }
      }
    guard let screen else { return ensurePipeline().addGuard(name, asked) }
    return ensurePipeline().addObjection(screen, reasons, asked)
  }

  /// Sets the number of the next guard or objection.
  ///
  /// Later ones get the numbers after it.
  package func replayNextGuard(_ key: Int) {
    if key > 1 || pipeline != nil { ensurePipeline().goOn(after: key - 1) }
  }

  /// Notes that a screen that was asked is gone, if that is new.
  func allowGone(
    _ asker: EntryID, _ one: UndecidedNavigation<R>, while isAsked: @MainActor () -> Bool
  ) {
    guard !hasEntry(asker), isAsked() else { return }
    if let tap { tap.note(.askerGone(asker), one.navigation.id.rawValue, at: tap.origin) }
    _ = allowsGone(asker, one, while: isAsked)
  }
}

extension Acknowledgement {
  /// The number of what the host was asked for.
  package var generation: UInt64 { request }
}

extension TreeEditor {
  /// Replaces the tree by the one that the app's closure had made of it.
  package mutating func replay(_ tree: EntryTree<R>?, lastEntry: UInt64) {
    if let tree { self.tree = tree }
    ids.last = lastEntry
  }
}

/// How a guard is asked.
package enum PlaybackQuestion<R: Route> {
  case immediate(@MainActor () -> Decision<R>)
  case deferred
  /// A screen that answers at once; `nil` where it has the user asked.
  case leaving(@MainActor () -> Decision<R>?)
  case asking
  case places(
    @MainActor (R) -> Bool, isAsync: @MainActor () -> Bool, @MainActor () -> Decision<R>)
}

/// Where a travel led.
package enum PlaybackGoal<R: Route> {
  case now
  case tree(EntryTree<R>)
}
