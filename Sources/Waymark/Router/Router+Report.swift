extension Router {
  func report(_ action: ExternalChange<R>) {
    precondition(!isEditing, "Reporting inside Router.edit, or in a placement: report when the user acts")
    guard !holds(.report(action)) else { return }
    let origin = tap?.origin
    let isOutermost = !isWorking
    isWorking = true
    take(action, from: origin)
    if isOutermost { work() }
  }

  /// Holds back a call that comes while a change is announced, and later calls behind it.
  ///
  /// - Returns: Whether the call is held back.
  func holds(_ call: HeldCall<R>) -> Bool {
    // Calls that were held back come before later ones.
    if !isAnnouncing { takeAllHeld() }
    guard isAnnouncing else { return false }
    held.append(call)
    return true
  }

  /// Handles the calls that came while a change was announced.
  @usableFromInline
  func takeHeld() {
    guard !isAnnouncing else { return }
    if let tap {
      let before = tap.beginTelling(JournalPlace(kind: .kept))
      takeAllHeld()
      tap.place = before
    } else {
      takeAllHeld()
    }
  }

  private func takeAllHeld() {
    while !isAnnouncing, !held.isEmpty {
      switch held.removeFirst() {
      case .report(let action): take(action)
      case .failure(let request, let failure): take(failure, of: request)
      case .cancellation(let request): takeCancellation(of: request)
      case .showing(let request, let tree): take(tree, shownFor: request)
      case .room(let count): takeRoom(count)
      }
    }
  }

  private func take(_ action: ExternalChange<R>, from origin: JournalPlace? = nil) {
    let id = machine.nextNavigationID()
    if let tap {
      (tap.lastKnown, tap.isPatched) = (id.rawValue, true)
      tap.note(.user(action), id.rawValue, at: origin ?? tap.origin)
    }
    let before = noteShown()
    let oldTree = overrides == nil ? nil : machine.tree
    // The tree is kept only if it is needed, since it would be copied.
    let wanted = pipeline?.hasVetoes == true && !machine.loses(action) ? machine.tree : nil
    pipeline?.materialise(onto: machine.tree)
    let isTreeObserved = hasTreeReaders
    let isShownObserved = hasShownReaders
    if isTreeObserved { willChangeTree() }
    if isShownObserved { willChangeShown() }
    let change = machine.report(action, as: id)
    if isTreeObserved { didChangeTree() }
    if isShownObserved { didChangeShown() }
    tellAbandoned()
    takeBack()
    guard let change else {
      tap?.note(.note(.ignoredReport), id.rawValue)
      emit(.reportIgnored(action), id)
      return takeHeld()
    }
    if !machine.canGoBack { entries.note(change.removed, upTo: machine.treeRevision) }
    let parked = noteUserMoment(change, by: id)
    tap?.note(.tree(.user, machine.tree, shown: machine.shown), id.rawValue)
    if let oldTree { noteOverride(from: oldTree, by: id) }
    pipeline?.carryOver(change, shown: machine.shown, machine.treeRevision)
    let left = takeDetours(leftBy: change)
    let overridden = overriddenVeto(change, in: wanted)
    emit(.reported(action), id)
    treeChanged()
    screensWereLeft(change.removed.map { $0.id }, before)
    visibleScreenChanged(from: before)
    let isWhole = change.isWhole
    // Else entries that were never shown may be gone too.
    if !isWhole && (machine.canGoBack || !machine.commits.isEmpty) || observers?.mayKeepTooMuch == true {
      pruneScreens(before)
    }
    // Values that are kept for entries of newer commits stay until these have ended, although the user may have
    // removed the entries.
    if !isWhole, !machine.commits.isEmpty { observers?.mayKeepTooMuch = true }
    finish(left + parked)
    tellHistory()
    if let one = pipeline?.deciding { endsWithItsScreen(one) }
    didNavigate(id, .user)
    if pipeline?.question != nil { allowWhatWasAskedByGone() }
    if let overridden {
      noteMisuse(
        "the user left \(overridden.notation), which would have been asked, because the host reported it as done",
        change.selection == nil
          ? "Have the host ask router.host.mayLeave(_:) before a gesture begins, and hold it."
          : "Have the host ask for the tab with select(_:), and report what it cannot ask for first.",
        in: id, as: "overridden veto")
    }
    // A column that gets the focus could be seen before, so guards are asked only if a tab was selected.
    if change.selection?.showsTab == true { recheckPlaces() }
    takeHeld()
  }
}

extension Router {
  /// Takes a step back from the host that does not fit any more and has not begun.
  private func takeBack() {
    guard let request = machine.takeWithdrawn() else { return }
    lastWithdrawn = request
    stopTimeout(request)
    tap?.note(.stepEnd(request, .withdrawn), machine.currentNavigation.rawValue)
    attachedHost?.withdraw()
  }

  /// The route of an entry that the user has left although its screen would have been asked.
  ///
  /// An entry that was leaving anyway has been asked already.
  ///
  /// - Parameters:
  ///   - change: What the user has changed.
  ///   - wanted: The tree before; `nil` if no screen would have been asked, or if it had all that is gone.
  /// - Returns: The route.
  private func overriddenVeto(_ change: UserChange<R>, in wanted: EntryTree<R>?) -> R? {
    guard pipeline?.hasVetoes == true else { return nil }
    guard let wanted else { return change.removed.first { hasVeto(of: $0, for: .removed) }?.route }
    if change.selection != nil {
      let deselected = GuardRequest<R>.deselected(from: wanted, to: change.applied(to: wanted))
      return deselected.first { hasVeto(of: $0, for: .deselected) }?.route
    }
    var standing: Set<EntryID> = []
    wanted.forEachElement { standing.insert($0.id) }
    return change.removed.first { standing.contains($0.id) && hasVeto(of: $0, for: .removed) }?.route
  }

  private func hasVeto(of entry: Entry<R>, for reason: LeaveReasons) -> Bool {
    pipeline?.vetoes(of: entry.id).places.contains { $0.reasons.contains(reason) && $0.registration.isActive }
      ?? false
  }
}

/// An act of the user that a host reports and nobody can refuse any more.
@nonexhaustive
public enum ExternalChange<R: Route>: Hashable, Sendable {
  /// The user left an entry and with it what is above it, for example by swiping back or pulling a sheet
  /// down.
  ///
  /// If the entry is the root of a modal's own stack, the modal and those above it are gone. If it is the
  /// root of a column after the first, the column and those after it are gone.
  case closed(EntryID)
  /// The user picked the tab whose container is at a path of ``Router/shown``, and the host could not ask
  /// first, or tapped in a column that was not in front.
  ///
  /// Every tab and column on the path has the focus from then on.
  case selected(BranchPath)
}

/// A call that would change the tree or the shown tree, and that came while a computed change was announced.
@usableFromInline
enum HeldCall<R: Route> {
  /// The user did something.
  case report(ExternalChange<R>)
  /// The host could not do what it was asked for, or did not answer.
  case failure(_ request: UInt64, HostFailure)
  /// The user gave up what the host was asked for.
  case cancellation(_ request: UInt64)
  /// So many columns fit.
  case room(Int)
  /// The host shows a certain tree.
  case showing(_ request: UInt64, EntryTree<R>)
}
