import Waymark

extension BindingHost {
  /// Takes over that the user has closed an entry, here and in the router.
  func close(_ id: EntryID) {
    let running = request
    displayed?.close(id)
    router?.report(.closed(id))
    if request === running { agree(on: running) }
    fit(animated: true)
    if request == nil { releaseScreens() }
    lookAtWhatIsVisible(isAtRest: request == nil)
    if let awaited = revealing, displayed?.visibleElement.id != awaited { revealing = nil }
    beginWhenIdle()
  }

  /// Shows what the router has made of it: what is left of the step under way, on what is left.
  private func agree(on running: Request<R>?) {
    if let running, running.isRebuild {
      if running.hasBegun, !isComing(running) { goOn(running) }
      return
    }
    guard var tree = router?.shown else { return }
    guard let running, running.hasBegun else {
      displayed = tree
      return
    }
    guard let step = running.acknowledgement.step, tree.apply(step) else {
      displayed = tree
      fit(animated: true)
      return end(running)
    }
    displayed = tree
    guard !isComing(running) else { return }
    fit(animated: true)
    wait(for: .rendering, running)
  }

  /// Whether what a request waits for can still come.
  private func isComing(_ request: Request<R>) -> Bool {
    guard case .appearance(let id) = request.completion else { return true }
    return displayed?.visibleElement.id == id
  }

  /// Has steps wait for a modal that the user has closed to be gone from the screen.
  func leave(_ layer: LayerModel<R>) {
    leaving.append(layer)
    timer.schedule(at: timer.moment(after: patience)) { [weak self, weak layer] in
      guard let self, let layer, leaving.contains(where: { $0 === layer }) else { return }
      leaving.removeAll { $0 === layer }
      beginWhenIdle()
    }
  }

  /// Has steps wait for a screen that the user has gone back to, until it has come to rest.
  func reveal(_ id: EntryID) {
    revealing = id
    timer.schedule(at: timer.moment(after: patience)) { [weak self] in
      guard let self, revealing == id else { return }
      revealing = nil
      beginWhenIdle()
    }
  }
}
