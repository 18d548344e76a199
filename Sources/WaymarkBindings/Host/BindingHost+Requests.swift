package import Waymark

extension BindingHost {
  /// Shows one step, as soon as the user's transitions have ended.
  ///
  /// - Parameters:
  ///   - step: The step.
  ///   - acknowledgement: Answered when views have shown it.
  package func perform(_ step: NavigationStep<R>, _ acknowledgement: Acknowledgement<R>) {
    screens.noteRequest(acknowledgement)
    start(Request(PendingRequest(acknowledgement, step: step)))
  }

  /// Shows a tree without animation, and keeps the screens of entries that the host shows already.
  ///
  /// - Parameters:
  ///   - tree: The tree.
  ///   - acknowledgement: Answered when everything is there.
  package func rebuild(_ tree: EntryTree<R>, _ acknowledgement: Acknowledgement<R>) {
    screens.noteRequest(acknowledgement)
    // A router that has just been given its host does not know how many columns fit.
    lookAtRoom()
    start(Request(PendingRequest(acknowledgement)))
  }

  /// Forgets the step that waits.
  package func withdraw() {
    request = nil
  }

  private func start(_ new: Request<R>) {
    let old = request
    request = new
    // A request from before another host had the router needs no answer.
    if !isDisplaced, old?.stage == .waiting { old?.pending.end(.overtaken) }
    if new === request { proceed() }
  }

  /// Begins a request that has waited.
  func begin(_ request: Request<R>) {
    request.stage = .making
    carryOut(request)
  }

  /// Ends a step that views have shown, or shows the next part of a rebuild.
  func goOn(_ request: Request<R>) {
    request.fresh = []
    takeUpAll()
    guard request.isRebuild else { return end(request) }
    // The router's time-out is about one part of a rebuild.
    request.pending.acknowledgement.began()
    carryOut(request)
  }

  private func carryOut(_ request: Request<R>) {
    do throws(HostError) {
      if request.isRebuild { try build(request) } else { try show(request) }
    } catch {
      end(request, error)
    }
  }

  private func show(_ request: Request<R>) throws(HostError) {
    guard router != nil else { throw .routerMissing }
    guard let wanted = request.pending.acknowledgement.step else { return end(request) }
    try checkAlert(wanted)
    try screens.make(wanted.forEachInserted)
    // The app hears of the screens, and may have asked for anything.
    guard request === self.request else {
      if self.request == nil { releaseScreens() }
      return
    }
    guard let step = request.pending.acknowledgement.step else { return end(request) }
    request.pending.begin()
    let before = Set(tops)
    // The tree changes in place, because a copy would cost its depth.
    guard displayed?.apply(step) == true else { throw .stepDoesNotFit }
    let going = layers(goingIn: step)
    let source = request.pending.step?.transition.zoomSource
    step.forEachInserted { entry in
      request.fresh.insert(entry.id)
      screens[entry.id]?.zoomSource = source
    }
    request.leftTab = tab(leftIn: step)
    request.stage = .shown
    fit(animated: step.isAnimated && step.isVisible && request.pending.step?.isAnimated == true)
    waitForEnd(of: step, before: before, going: going)
    proceed()
  }

  /// The layers that a step takes away.
  private func layers(goingIn step: Step<Entry<R>>) -> ArraySlice<LayerModel<R>> {
    if case .dismiss(_, let index) = step.change { layers.dropFirst(index + 1) } else { [] }
  }

  private func checkAlert(_ step: Step<Entry<R>>) throws(HostError) {
    let path: BranchPath
    switch step.change {
    case .stack(let change): path = change.path
    case .replace(let replaced, _, _): path = replaced
    default: return
    }
    if layers.indices.contains(path.layer), layers[path.layer].isAlert { throw .alertHoldsOneScreen }
  }

  private func tab(leftIn step: Step<Entry<R>>) -> (TabsModel<R>, R)? {
    guard case .select(let path, let from, _) = step.change,
      case .tabs(let tabs)? = layers.container(at: path), tabs.tabs.indices.contains(from)
    else { return nil }
    return (tabs, tabs.tabs[from].id)
  }

  /// Answers the router, which may send the next request before this returns.
  func end(_ request: Request<R>, _ error: HostError? = nil) {
    guard request === self.request else { return }
    lookAtRoom()
    guard request === self.request else { return }
    self.request = nil
    // Another host shows the router and answers its requests now.
    guard !isDisplaced else { return }
    releaseScreens()
    lookAtWhatIsVisible(isAtRest: false)
    request.pending.end(error)
    if self.request == nil { lookAtWhatIsVisible(isAtRest: true) }
  }
}
