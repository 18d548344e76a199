import Waymark

extension BindingHost {
  /// Records, here and in the router, that the user has closed an entry.
  func close(_ id: EntryID) {
    guard var tree = displayed else { return }
    tree.close(id)
    takeOver(.closed(id), as: tree)
  }

  /// Records, here and in the router, what the user has done.
  ///
  /// - Parameters:
  ///   - change: What it was.
  ///   - tree: What is displayed then.
  func takeOver(_ change: ExternalChange<R>, as tree: EntryTree<R>) {
    let running = request
    displayed = tree
    router?.host.report(change)
    if request === running || request == nil { agree(on: request) }
    fit(animated: true)
    lookAtRoom()
    if request == nil { releaseScreens() }
    lookAtWhatIsVisible(isAtRest: request == nil)
    if let awaited = revealing, !isTop(awaited) { revealing = nil }
    lookAtObjections()
    beginWhenIdle()
  }

  /// Shows what the router has made of it: what is left of the step under way, on what is left.
  private func agree(on running: Request<R>?) {
    fit(animated: true)
    if let running, running.isRebuild {
      if running.isUnderWay, !isComing(running) { goOn(running) }
      return
    }
    guard var tree = router?.host.shown else { return }
    guard let running, running.isDisplayed else {
      displayed = tree
      return
    }
    guard let step = running.pending.acknowledgement.step, tree.apply(step) else {
      displayed = tree
      fit(animated: true)
      return end(running)
    }
    displayed = tree
    fit(animated: true)
    guard !isComing(running) else { return }
    wait(for: .rendering, running)
  }

  /// Whether what a request waits for can still come.
  private func isComing(_ request: Request<R>) -> Bool {
    guard case .appearance(let id) = request.completion else { return true }
    return isTop(id)
  }

  /// Makes steps wait until a modal that the user has closed is gone from the screen.
  func leave(_ layer: LayerModel<R>) {
    leaving.append(layer)
    timer.schedule(at: timer.moment(after: patience)) { [weak self, weak layer] in
      guard let self, let layer, leaving.contains(where: { $0 === layer }) else { return }
      leaving.removeAll { $0 === layer }
      beginWhenIdle()
    }
  }

  /// Makes steps wait until a screen that the user has gone back to has come to rest.
  func reveal(_ id: EntryID) {
    revealing = id
    timer.schedule(at: timer.moment(after: patience)) { [weak self] in
      guard let self, revealing == id else { return }
      revealing = nil
      beginWhenIdle()
    }
  }
}
