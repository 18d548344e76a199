import Waymark

extension UIKitHost {
  /// Shows one step, as soon as no transition is in its way.
  ///
  /// - Parameters:
  ///   - step: What to do.
  ///   - acknowledgement: Answered when UIKit has ended the transition.
  public func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    start(PendingRequest(acknowledgement, step: step))
  }

  /// Shows a tree from whatever is shown, without animation, keeping the screens of entries that are still there.
  ///
  /// - Parameters:
  ///   - tree: What to show.
  ///   - acknowledgement: Answered when everything is there.
  public func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    start(PendingRequest(acknowledgement))
  }

  private func start(_ new: PendingRequest<R>) {
    let old = request
    request = new
    refusals = 0
    old?.overtake()
    whenIdle(new)
  }

  /// Carries a request out as it stands by now.
  func run(_ request: PendingRequest<R>) {
    request.hasBegun = true
    tellExternalChanges()
    guard request === self.request else { return }
    focusWillMove()
    do throws(HostError) {
      if request.step != nil {
        guard let step = request.acknowledgement.step else { return succeed(request) }
        try perform(step, request)
      } else {
        guard let tree = request.acknowledgement.rebuildTarget else { return succeed(request) }
        try build(tree, request)
      }
    } catch {
      end(request, error)
    }
  }

  func succeed(_ request: PendingRequest<R>) { end(request, nil) }

  /// Answers the router, which may ask for the next thing before this returns.
  func end(_ request: PendingRequest<R>, _ error: HostError?) {
    if request === self.request {
      self.request = nil
      stackTransition = nil
    }
    focusMoved(isAtRest: false)
    request.end(error)
    // What happened meanwhile to something that was only just coming.
    if self.request == nil { tellExternalChanges() }
  }

  private func perform(_ step: Step<Entry<R>>, _ request: PendingRequest<R>) throws(HostError) {
    guard !layers.isEmpty else { throw .nothingShown }
    try screens.make(step.forEachInserted)
    let isAnimated = step.isAnimated && step.isVisible
    switch step.change {
    case .stack(let change): try show(change, of: step, isAnimated, request)
    case .select(let path, _, let index): try select(index, at: path, request)
    case .present(let modal, let index): try present(modal, at: index, isAnimated, request)
    case .dismiss(let modal, let index): try dismiss(modal, at: index, of: step, isAnimated, request)
    case .replace(let path, _, let new): try replace(path, by: new, of: step, request)
    case .update(_, _, let entry):
      if let screen = screens[entry.id] { hooks?.update(screen, to: entry.route) }
      succeed(request)
    }
  }
}
