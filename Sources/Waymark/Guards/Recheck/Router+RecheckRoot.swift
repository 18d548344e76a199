extension Router {
  /// The window's root is refused: what the guard names takes its place.
  func replaceRoot(_ recheck: Recheck<R>, _ cut: RefusalCut<R>) {
    let options = recheck.one.navigation.options
    let refusal = recheck.refusal(of: cut.lowest)
    guard let refusal, let root = refusal.newRoot else { return keepRootAlone(recheck) }
    var opener: Navigation<R>?
    switch refusal.decision {
    case .detour(let intent):
      let before = treeWithoutQuestion
      opener = hold(
        takeWish(for: refusal, from: nil), or: before, options, for: intent, askedBy: refusal.guardKey,
        opening: root, recheck)
    default:
      let redirected = Navigation(id: machine.nextNavigationID(), options: options, reference: reference)
      opener = redirected
      recheck.opener = redirected
      beginOwn(root, redirected)
    }
    // Where it has been sent elsewhere, the root may have been found refused again.
    guard pipeline?.recheck === recheck else { return }
    guard let opener else { return keepRootAlone(recheck) }
    if opener.currentOutcome != nil { return settleRoot(recheck) }
    opener.onEnd { [weak self] in self?.queue.append(.settleRoot(recheck)) }
  }

  /// What was to take the place of the window's root has changed the tree, is sent on a detour or has ended.
  func settleRoot(_ recheck: Recheck<R>) {
    guard pipeline?.recheck === recheck else { return }
    var ids = machine.ids
    if recheck.cut(machine.tree, ids: &ids).isRootRefused { return keepRootAlone(recheck) }
    if let opener = recheck.opener, opener.currentOutcome == nil { return }
    noteEnd(of: recheck)
    endRecheck(.completed)
  }

  /// Nothing can take the place of the window's root, which stays without anything else.
  private func keepRootAlone(_ recheck: Recheck<R>) {
    let navigation = recheck.one.navigation
    let firstNewID = machine.ids.last + 1
    let cut = recheck.cut(treeWithoutQuestion, ids: &machine.ids)
    pipeline?.endRecheck()
    if cut.tree != treeWithoutQuestion {
      commit(
        cut.tree, firstNewID,
        Navigation(id: machine.nextNavigationID(), options: navigation.options, reference: reference))
    }
    noteEnd(of: recheck)
    noteMisuse(
      "a recheck refused the window's root and nothing could take its place",
      "Have the guard redirect to a place that everybody may see.", in: navigation.id)
    finish(navigation, .failed(.rootRefused))
    if let undecided = pipeline?.deciding { proposeAnew(undecided) }
  }
}
