public import Waymark

/// The way of a request of the router's: `whenIdle` waits until nothing else moves, `run` makes the changes, `follow` waits for
/// UIKit's transition, and `end` answers.
///
/// A push may meet a swipe back at three moments. The router asks for one step at a time, so another push comes after the answer.
/// - The user holds a swipe when the push is asked for: `whenIdle` waits for it. If the swipe goes through, `look` finds the screen
///   missing and reports it, and the router asks for what is left to do. If the swipe is given up, the push runs.
/// - The user swipes when the push has been answered: UIKit pops by itself, and `look` reports that at the end of the transition.
/// - The user turns the running push back, by a gesture of the app's (`UIKitTransition.interactor`): the transition ends cancelled,
///   `follow` passes that on, `judge` finds its screen missing, and `end` cancels the navigation.
extension UIKitHost {
  /// Shows one step, as soon as no other transition is running.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - acknowledgement: Answered when UIKit has ended the transition, or at once if there is none.
  public func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    screens.noteRequest(acknowledgement)
    start(UIKitRequest(acknowledgement, step: step))
  }

  /// Shows a tree without animation, whatever is shown now, and keeps the screens of entries that are still
  /// there.
  ///
  /// - Parameters:
  ///   - tree: The tree to show.
  ///   - acknowledgement: Answered when everything is shown.
  public func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    screens.noteRequest(acknowledgement)
    start(UIKitRequest(acknowledgement))
  }

  /// Forgets the step that waits.
  public func withdraw() {
    request = nil
    // The modals that wait have waited for its end too.
    presentWaitingSoon()
  }

  private func start(_ new: UIKitRequest<R>) {
    let old = request
    request = new
    old?.pending.overtake()
    whenIdle(new)
  }

  /// Makes the changes of a request, and carries out a newer request only afterwards.
  ///
  /// The code of a screen or a delegate may attach the host again in the middle, and the router then asks for a rebuild. Begun at
  /// once, it would find layers that are half changed, and the rest of the changes would be made to the layers that it has built.
  func carryOut(_ request: UIKitRequest<R>, _ body: () -> Void) {
    let outer = beingCarriedOut
    beingCarriedOut = request
    body()
    beingCarriedOut = outer
    if outer == nil, let next = self.request, next !== request { whenIdle(next) }
  }

  /// Carries out a request as it is by now.
  func run(_ request: UIKitRequest<R>) {
    request.wait = .ownChange
    carryOut(request) { buildOrPerform(request) }
  }

  private func buildOrPerform(_ request: UIKitRequest<R>) {
    look()
    guard request === self.request else { return }
    focus.isAnnouncedByUIKit = false
    focusWillMove()
    guard request.step != nil else {
      request.pending.begin()
      return build(request)
    }
    guard let step = request.acknowledgement.step else { return end(request) }
    do throws(HostError) {
      guard !layers.isEmpty else { throw .nothingShown }
      try screens.make(step.forEachInserted)
      // The app's code that made the screens may have navigated, so that less of the step is left, or nothing.
      guard let step = request.acknowledgement.step else {
        return end(request)
      }
      request.pending.begin()
      try perform(step, request)
    } catch {
      end(request, error)
    }
  }

  private func perform(_ step: Step<Entry<R>>, _ request: UIKitRequest<R>) throws(HostError) {
    step.forEachUpdated(updateScreen)
    request.style = style(of: step, request)
    let isAnimated = step.isAnimated && step.isVisible && !isInBackground && request.style != .none
    switch step.change {
    case .stack(let change): try changeStack(change, of: step, isAnimated, request)
    case .select(let path, _, let index): try select(index, at: path, isAnimated, request)
    case .columns(let change): try changeColumns(change, of: step, isAnimated, request)
    case .present(let modal, let index): try present(modal, at: index, isAnimated, request)
    case .dismiss(let modals, let index): try dismiss(modals, at: index, of: step, isAnimated, request)
    case .replace(let path, _, let new): try replace(path, by: new, of: step, request)
    case .detents(let index, _, let new): try changeDetents(new, ofModal: index, isAnimated, request)
    case .update: end(request)
    }
  }

  // MARK: The answer

  /// Answers the router, which may ask for the next thing before this returns.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - error: What kept it from being done, if anything.
  ///   - tree: What is shown instead, where a rebuild was not carried out completely.
  func end(_ request: UIKitRequest<R>, _ error: HostError? = nil, showing tree: EntryTree<R>? = nil) {
    let isNewest = request === self.request
    if beingCarriedOut === request { beingCarriedOut = nil }
    if isNewest { self.request = nil }
    reportRoom()
    focusMoved(isAtRest: false)
    if let tree {
      request.acknowledgement.succeed(showing: tree)
    } else if error == .cancelled {
      request.acknowledgement.cancel()
    } else {
      request.pending.end(error)
    }
    guard self.request == nil else { return }
    // The user may have closed a screen that was only just coming. Report that once the router, which may be at work, knows the
    // screen by the answer.
    if request.isWanted { soon { [weak self] in self?.look() } } else { look() }
    // The host may have come on the screen while the request was carried out, which keeps modals waiting.
    presentWaitingSoon()
  }

  /// Releases the screens that a step has removed, unless another request has come meanwhile, which may show them again.
  func releaseScreens(_ forEach: ((Entry<R>) -> Void) -> Void, after request: UIKitRequest<R>) {
    if request === self.request { forEach { screens.release($0.id) } }
  }

  /// Ends a request with its result, unless UIKit has refused it and may accept it in a moment.
  func endOrTryAgain(_ request: UIKitRequest<R>, _ error: HostError?) {
    guard error == .presentationRefused || error == .dismissalRefused, tryAgain(request) else {
      return end(request, error)
    }
  }

  /// Carries out again a request that UIKit has refused, some times, after an interval that grows.
  ///
  /// - Returns: Whether it will be carried out again.
  func tryAgain(_ request: UIKitRequest<R>) -> Bool {
    guard request === self.request, let delay = request.refusals.next() else { return false }
    soon(after: delay) { [weak self] in
      request.wait = .motion
      self?.whenIdle(request)
    }
    return true
  }
}
