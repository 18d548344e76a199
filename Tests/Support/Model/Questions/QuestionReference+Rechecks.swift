import Waymark

/// What is there is asked about again.
extension QuestionReference {
  func recheckAsked(_ id: UInt64, asksScreens: Bool) {
    navigations[id] = .undecided
    recheck(id, asksScreens: asksScreens)
    flush()
  }

  func recheck(_ id: UInt64, asksScreens: Bool = false) {
    if let older = recheck { drop(older, [.superseded(by: id)]) }
    let new = Recheck(id, asksScreens: asksScreens, unasked: tree.entries)
    recheck = new
    let stale = deciding
    if let stale { restartGuards(stale) }
    conclude(new)
    if let stale, deciding === stale, stale.call == nil { goOn(stale) }
  }

  /// What is there is asked about again as the tree has gone back: what is under way begins again.
  func askAgain(_ repeated: RecheckWitness.Due) {
    if let recheck { drop(recheck, nil) }
    due.append(.recheck(asksScreens: repeated.asksScreens))
  }

  /// Takes out what is refused, once the screens that go have allowed it.
  func conclude(_ one: Recheck) {
    guard recheck === one else { return }
    askGuards(one)
    let cut = tree.cutting(one.refused, &ids)
    while one.asksScreens, let next = nextScreen(one, to: cut.tree) {
      one.asked.insert(next.key)
      guard let verdict = next.verdict else { return pose(one, next) }
      if verdict != .allow { return take(verdict, one) }
    }
    drop(one, [cut.isRootRefused ? .failed(.rootRefused) : .unchanged])
    guard cut.tree != tree || cut.isRootRefused else { return }
    if cut.tree != tree { commit(cut.tree, one.id) }
    if cut.isRootRefused { navigations[one.id] = .ended([.failed(.rootRefused)]) }
    if let deciding { proposeLater(deciding) }
  }

  /// Asks guards about all that would stay and that they have not been asked about.
  private func askGuards(_ one: Recheck) {
    while true {
      let left = Set(tree.staying(without: one.refused, &ids).tree.entries)
      guard let index = one.unasked.firstIndex(where: left.contains) else { return }
      let place = one.unasked.remove(at: index)
      if guards.contains(where: { $0.refuses(place.spot) }) { one.refused.insert(place) }
    }
  }

  /// A screen has answered about what goes.
  func take(_ verdict: Verdict, _ one: Recheck) {
    switch verdict {
    case .allow, .detour: conclude(one)
    case .block(let reason): drop(one, [.blocked(reason)])
    case .redirect(let wish):
      one.redirects += 1
      guard one.redirects <= redirectLimit else {
        return drop(one, [.failed(.tooManyRedirects(limit: redirectLimit))])
      }
      drop(one, nil)
      let next = Asking(one.id, wish, isBackground: false)
      next.redirects = one.redirects
      beginAnew(next)
    }
  }
}
