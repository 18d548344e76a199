public import Waymark

extension UIKitHost {
  /// Shows one step, as soon as no other transition is running.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - acknowledgement: Answered when UIKit has ended the transition, or at once if there is none.
  public func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    screens.noteRequest(acknowledgement)
    start(PendingRequest(acknowledgement, step: step))
  }

  /// Shows a tree without animation, whatever is shown now, and keeps the screens of entries that are still
  /// there.
  ///
  /// - Parameters:
  ///   - tree: The tree to show.
  ///   - acknowledgement: Answered when everything is shown.
  public func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    screens.noteRequest(acknowledgement)
    start(PendingRequest(acknowledgement))
  }

  /// Forgets the step that waits.
  public func withdraw() {
    if let request { forget(request) }
  }

  private func start(_ new: PendingRequest<R>) {
    let old = isUnderWay ? nil : request
    request = new
    isUnderWay = false
    refusals = 0
    isGoingBack = false
    watch.begin(new.step?.step, layers.count)
    old?.end(.overtaken)
    whenIdle(new)
  }

  /// Does something for a request, and what has been asked for meanwhile when that is done.
  ///
  /// A screen that is made or appears, or a delegate, may attach the host again. What that asks for would find layers that are half
  /// changed, and the rest of the change would then be made to what it has built.
  func carryOut(_ request: PendingRequest<R>, _ body: () -> Void) {
    let outer = carriedOut
    carriedOut = request
    body()
    carriedOut = outer
    if outer == nil, let next = self.request, next !== request { whenIdle(next) }
  }

  /// Carries out a request as it is by now.
  func run(_ request: PendingRequest<R>) {
    isUnderWay = true
    carryOut(request) { perform(request) }
  }

  private func perform(_ request: PendingRequest<R>) {
    tellExternalChanges(from: lowestWatched)
    guard request === self.request else { return }
    takeContentBack()
    focus.isMovedByUIKit = false
    focusWillMove()
    guard request.step != nil else {
      request.begin()
      return build(request)
    }
    guard let step = request.acknowledgement.step else { return succeed(request) }
    do throws(HostError) {
      guard !layers.isEmpty else { throw .nothingShown }
      try screens.make(step.forEachInserted)
      // Code that ran as they were made may leave less to do.
      guard let step = request.acknowledgement.step else {
        hasUnshown = true
        return succeed(request)
      }
      request.begin()
      try perform(step, request)
    } catch {
      end(request, error)
    }
  }

  private func takeContentBack() {
    changing += 1
    for layer in layers.dropFirst(lowestWatched) {
      (layer.controller as? LayerController)?.takeContentBack()
    }
    changing -= 1
  }

  func succeed(_ request: PendingRequest<R>) { end(request, nil) }

  /// Answers the router, which may ask for the next thing before this returns.
  func end(_ request: PendingRequest<R>, _ error: HostError?) {
    let isNewest = request === self.request
    if carriedOut === request { carriedOut = nil }
    forget(request)
    if !watch.isBrief { tellRoom() }
    focusMoved(isAtRest: false)
    if error != nil { hasUnshown = true }
    if error == .cancelled {
      // Screens that a newer request is to show may be among them.
      if isNewest { screens.release(except: shownEntries) }
      request.acknowledgement.cancel()
    } else {
      request.end(error)
    }
    guard self.request == nil else { return }
    if hasUnshown { releaseUnshown(request) }
    // Tell of changes meanwhile to something that was only just coming, when a router at work has taken the answer.
    if watch.isBrief || request.isWanted { tellExternalChangesSoon() } else { tellExternalChanges() }
    // The host may have appeared while it was carried out.
    presentWaitingSoon()
  }

  /// Releases screens that were made and not shown; after a step a rebuild may still show them.
  private func releaseUnshown(_ last: PendingRequest<R>) {
    if last.step == nil {
      hasUnshown = false
      return screens.release(except: shownEntries)
    }
    soon { [weak self] in
      // If another request has come, what it ends with is looked at.
      guard let self, request == nil else { return }
      hasUnshown = false
      screens.release(except: shownEntries)
    }
  }

  /// Releases the screens that a step has removed, unless another request has come meanwhile.
  ///
  /// A rebuild, for example, shows some of them again and releases the rest.
  func release(_ forEach: ((Entry<R>) -> Void) -> Void, after request: PendingRequest<R>) {
    if request === self.request { forEach { releaseGone($0.id) } }
  }

  /// Releases the screen of an entry that no stack has any more.
  func releaseGone(_ id: EntryID) {
    gone = id
    screens.release(id)
    gone = nil
  }

  /// Answers a rebuild that UIKit did not carry out completely.
  func end(_ request: PendingRequest<R>, showing tree: EntryTree<R>) {
    if carriedOut === request { carriedOut = nil }
    forget(request)
    tellRoom()
    focusMoved(isAtRest: false)
    request.acknowledgement.succeed(showing: tree)
    if self.request == nil { tellExternalChanges() }
  }

  /// Ends a request with its result, unless UIKit has refused it and may accept it in a moment.
  func endOrTryAgain(_ request: PendingRequest<R>, _ error: HostError?) {
    guard error == .presentationRefused || error == .dismissalRefused, mayTryAgain(request) else {
      return end(request, error)
    }
  }

  /// Carries out again a request that UIKit has refused, four times at most, after an interval that grows.
  ///
  /// - Returns: Whether it will be carried out again.
  func mayTryAgain(_ request: PendingRequest<R>) -> Bool {
    guard request === self.request, refusals < 4 else { return false }
    refusals += 1
    watch.lookAtAll()
    soon(after: .milliseconds(16 << (2 * refusals))) { [weak self] in
      guard let self, request === self.request else { return }
      isUnderWay = false
      whenIdle(request)
    }
    return true
  }

  private func forget(_ request: PendingRequest<R>) {
    guard request === self.request else { return }
    self.request = nil
    isUnderWay = false
    isGoingBack = false
    stackTransition = nil
    stackInteractor = nil
  }

  /// The entries of all layers, hidden ones among them.
  var shownEntries: Set<EntryID> {
    var entries = Set<EntryID>()
    for layer in layers { layer.node.forEachEntry { entries.insert($0) } }
    return entries
  }

  private func perform(_ step: Step<Entry<R>>, _ request: PendingRequest<R>) throws(HostError) {
    step.forEachUpdated(tellRoute)
    let isAnimated = step.isAnimated && step.isVisible && !isInBackground
    switch step.change {
    case .stack(let change): try show(change, of: step, isAnimated, request)
    case .select(let path, _, let index): try select(index, at: path, isAnimated, request)
    case .columns(let change): try show(change, of: step, isAnimated, request)
    case .present(let modal, let index): try present(modal, at: index, isAnimated, request)
    case .dismiss(let modals, let index): try dismiss(modals, at: index, of: step, isAnimated, request)
    case .replace(let path, _, let new): try replace(path, by: new, of: step, request)
    case .detents, .update: succeed(request)
    }
  }
}
