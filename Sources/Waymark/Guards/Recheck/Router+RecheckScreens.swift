extension Router {
  /// Asks the screens that would go.
  ///
  /// - Returns: Whether one objects or takes time, so that nothing is carried out yet.
  func askScreens(_ recheck: Recheck<R>, leaving tree: EntryTree<R>, _ firstNewID: UInt64) -> Bool {
    guard let pipeline else { return false }
    let one = recheck.one
    let screens = recheck.screens(leaving: .tree(tree), firstNewID: firstNewID)
    while pipeline.recheck === recheck {
      guard let question = screens.nextObjection(in: pipeline, { leaving(one, screens) }) else {
        return false
      }
      pose(question, proposal(for: one, screens), recheck) { router, decision in
        router.take(decision, fromScreen: question, recheck, tree)
      }
      if recheck.isWaiting { return true }
    }
    return true
  }

  private func take(
    _ decision: Decision<R>, fromScreen question: AddressedQuestion<R>, _ recheck: Recheck<R>,
    _ tree: EntryTree<R>
  ) {
    let one = recheck.one
    switch decision {
    case .allow:
      return
    case .block(let reason):
      endRecheck(.blocked(reason))
    case .redirect(let intent):
      guard noteRedirect(to: intent, from: question.source, one.navigation) else { return }
      pipeline?.endRecheck()
      emit(.redirected(to: intent), one.navigation.id)
      begin(intent, one.navigation)
    case .detour(let intent):
      guard noteRedirect(to: intent, from: question.source, one.navigation) else { return }
      pipeline?.endRecheck()
      emit(.detoured(to: intent), one.navigation.id)
      hold(one, .tree(tree), for: intent, askedBy: question.key)
    }
  }

  private func noteRedirect(
    to intent: Intent<R>, from source: DecisionSource, _ navigation: Navigation
  ) -> Bool {
    if let error = tooManyRedirects(to: intent, from: source, navigation) {
      endRecheck(.failed(error))
      return false
    }
    return true
  }
}
