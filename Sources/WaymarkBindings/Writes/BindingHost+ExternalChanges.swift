import Waymark

/// What the user has done already.
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
    if request === running || request == nil { agree(on: change) }
    fit(animated: true)
    reconsiderWaits()
    lookAtRoom()
    if request == nil { releaseScreens() }
    lookAtWhatIsVisible(isAtRest: request == nil)
    proceed()
  }

  /// Shows what the router has made of it: what is left of the step under way, on what is left.
  private func agree(on change: ExternalChange<R>) {
    guard request?.isRebuild != true, let shown = router?.host.shown, change.isPart(of: shown) else { return }
    displayed = shown
    guard let request, request.stage == .shown else { return }
    if let step = request.pending.acknowledgement.step, displayed?.apply(step) == true { return }
    displayed = shown
    fit(animated: true)
    end(request)
  }
}

extension ExternalChange {
  /// Whether a tree has the change; a router that is in the middle of something takes it later.
  fileprivate func isPart(of tree: EntryTree<R>) -> Bool {
    switch self {
    case .closed(let id): tree.position(of: id) == nil
    case .selected(let path):
      if let parent = path.parent, case .columns(let columns)? = tree.container(at: parent) {
        columns.front == path.branch(at: path.branchCount - 1)
      } else {
        false
      }
    }
  }
}
