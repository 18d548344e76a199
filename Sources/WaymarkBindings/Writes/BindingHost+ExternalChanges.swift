import Waymark

/// The user's acts that SwiftUI has carried out already.
extension BindingHost {
  /// Removes an entry that the user has closed, here and in the router.
  func close(_ id: EntryID) {
    guard var tree = displayed else { return }
    tree.close(id)
    takeOver(.closed(id), as: tree)
  }

  /// Reports an act of the user's to the router, and makes the models show the result.
  ///
  /// - Parameters:
  ///   - change: The act.
  ///   - tree: The displayed tree with that act applied.
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

  /// Displays the tree that the router takes as shown after the act, with the step under way if it still fits.
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
  /// Whether a tree has the change; a router that is at work takes the change later.
  fileprivate func isPart(of tree: EntryTree<R>) -> Bool {
    switch self {
    case .closed(let id): tree.position(of: id) == nil
    case .selected(let path):
      path.parent.flatMap { tree.container(at: $0)?.focus } == path.branch(at: path.branchCount - 1)
    case .selectedDetent(let detent, let id):
      tree.modals.contains { $0.root.id == id && $0.presentation.restingDetent == detent }
    }
  }
}
