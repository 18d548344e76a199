import WaymarkState

/// A recheck asks the guards of places about all that is there, as if it came now, and a restore about all that would be there.
/// Both leave what guards allow.
extension RouterState {
  func inspectionTurns(of proposal: Proposal) -> [Deliberation.PlannedTurn] {
    let only = proposal.pending.edit.recheck?.only
    let places = proposal.change.applied(to: tree).places { only?.contains($0.id) != false }
    return guards.ofPlaces.flatMap { guardian in
      places.map { Deliberation.PlannedTurn(asked: guardian, place: $0) }
    }
  }

  /// Takes the places out that were refused, and asks about what is left.
  mutating func finishInspection(_ deciding: Deliberation) {
    let (pending, change) = (deciding.proposal.pending, deciding.proposal.change)
    let wanted = change.applied(to: tree)
    let refused = Set(deciding.refusals.map { $0.place.id })
    guard !refused.isEmpty else {
      guard pending.isRecheck else {
        return ask(about: change, for: pending, .cutting(nil, of: wanted))
      }
      // One that was interrupted has taken places away before.
      if pending.hasCut { return endAtRest(pending.request) }
      end(pending.number, .unchanged)
      // The host may fail and bring a place back that is on its way away; then the commit has the recheck repeated.
      if phase.request != nil { endAtRest(Request(0, pending.request.edit)) }
      return
    }
    var cutter = Cutter(tree: wanted, ids: ids, refused: refused, tabsLeft: tabsLeft)
    cutter.cut(wanted.places { refused.contains($0.id) })
    let seen = wanted.places { refused.contains($0.id) && wanted.isSelected($0.id) == true }
    let lowest = deciding.refusals.first { $0.place.id == seen.first?.id }
    // A restore of which nothing is left is refused as a whole.
    let isNothingLeft =
      cutter.tree == treeWithoutDetours(of: pending)
      || refused.contains(cutter.tree.root.seenRoot.id)
    if !pending.isRecheck, isNothingLeft {
      guard let lowest else { return endUncommitted(pending, .unchanged) }
      return obey(lowest.verdict, of: lowest.by, for: pending)
    }
    ids = cutter.ids
    ask(about: self.change(to: cutter.tree), for: pending, .cutting(lowest, of: wanted))
  }

  /// Commits what guards have left of a tree, and follows the refusal of the lowest place that could be seen.
  mutating func carryOut(_ cut: Proposal, _ refusal: Proposal.Refusal?, of wanted: PlaceTree) {
    var pending = cut.pending
    let new = cut.change.applied(to: tree)
    let refused = wanted.places(notIn: new)
    if !refused.isEmpty { effects.append(.refused(pending.number, refused)) }
    let keepsRoot = refusal?.place.id == new.root.seenRoot.id
    guard let refusal, keepsRoot || !refusal.verdict.isBlock else {
      return commit(cut.change, for: pending)
    }
    if new != tree {
      let request = Request(
        0, pending.request.edit, cause: pending.request.cause, options: pending.request.options)
      commit(cut.change, for: request, in: pending.number)
      giveRestored(pending)
      pending.hasCut = true
    }
    // A root that cannot go gives way to the place that its guard names, about which the others are asked.
    if keepsRoot {
      pending.refusedRoot = refusal.place.id
      if refusal.verdict.isBlock { return endUncommitted(pending, .failed(.rootRefused)) }
    }
    (pending.edit, pending.isRedirected) = (.bringBack(wanted), true)
    obey(refusal.verdict, of: refusal.by, for: pending)
  }

  /// Keeps the key of the tab that the user leaves in a step, so that a recheck can go back there.
  mutating func rememberTab(_ step: PlaceStep) {
    if case .select(let path, let from, _) = step.change, case .tabs(let tabs)? = tree.container(at: path) {
      tabsLeft.removeAll { $0 == tabs[from].key }
      tabsLeft.append(tabs[from].key)
    }
  }
}
