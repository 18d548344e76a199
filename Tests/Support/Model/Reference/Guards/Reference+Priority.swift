import Waymark

/// What is asked for in the background undoes nothing that was done since.
extension Reference {
  /// Whether a change would undo something.
  private enum Harm { case none, perhaps, certainly }

  /// Ends a navigation that would undo what one of higher priority, or the user, did since it was asked for.
  ///
  /// - Returns: Whether it ends. Where the rules leave it open, it may.
  func mustGiveWay(_ id: UInt64, _ wish: Wish, to proposal: PlainTree, isResuming: Bool) -> Bool {
    guard rules.checksPriorities, rules.flaw != .backgroundUndoes, let record = navigations[id],
      record.priority < .user
    else { return false }
    var open: Set<Ending> = []
    var isCertain = false
    for deed in deeds.dropFirst(record.askedAt) where deed.isUsers && deed.navigation != id {
      let harm = harm(of: proposal, wish, to: deed)
      if harm != .none { open.insert(.superseded(by: deed.navigation)) }
      if harm == .certainly { isCertain = true }
    }
    // What opens a detour or goes on after one was not asked for now.
    if isCertain, !isResuming, !record.isResumed, record.redirects == 0 {
      expect(id, open)
      return true
    }
    navigations[id]?.tolerated.formUnion(open)
    return false
  }

  private func harm(of proposal: PlainTree, _ wish: Wish, to deed: Deed) -> Harm {
    let before = deed.before.spots
    let after = deed.after.spots
    let now = tree.spots
    let next = proposal.spots
    let left = deed.left?.spots
    var harm = Harm.none
    for (id, spot) in after where before[id] == nil && now[id] != nil {
      if next[id] == nil { return .certainly }
      if next[id] != now[id] { harm = now[id] == spot ? .perhaps : harm }
    }
    for (id, spot) in after where before[id] != nil && before[id] != spot && now[id] == spot {
      if let left, left[id] != spot { continue }
      guard let new = next[id] else {
        harm = .perhaps
        continue
      }
      if new != spot { return .certainly }
    }
    let selected = deed.before.selections
    for (place, key) in deed.after.selections where tree.selections[place] == key {
      if let left = deed.left, left.selections[place] != key { continue }
      guard let old = selected[place], old != key else { continue }
      guard let new = proposal.selections[place] else {
        harm = .perhaps
        continue
      }
      if new != key { return .certainly }
    }
    let removed = Set(before.filter { after[$0.key] == nil }.values).subtracting(
      left.map { Array($0.values) } ?? [])
    let brought = next.filter { now[$0.key] == nil }.values
    for spot in brought where removed.contains(spot) && !wish.isAddition {
      if wish.bringsBack, !now.values.contains(spot) { return .certainly }
      harm = .perhaps
    }
    return harm
  }
}

extension Wish {
  /// Whether it says what a tree or a stack has to have, and not what is to come.
  fileprivate var bringsBack: Bool {
    switch self {
    case .set, .setStack, .setRoot, .show: true
    default: false
    }
  }

  /// Whether it brings something beside what is there, whatever that is.
  fileprivate var isAddition: Bool {
    switch self {
    case .push, .pushNear, .present: true
    default: false
    }
  }
}
