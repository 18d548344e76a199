import Waymark

/// What the user does without asking.
extension Reference {
  /// What a report takes away, or `nil` if it is to be ignored.
  func departure(for action: ExternalChange<Spot>) -> Departure? {
    // While a tree is being built, some of it may be seen already.
    let built = running?.step == nil ? running?.target : nil
    guard let shown = shown ?? built else { return nil }
    switch action {
    case .selected(let path):
      return shown.selecting(PlainPath(path))
    case .closed(let id):
      let id = id.rawValue
      if shown.find(id) != nil { return shown.closing(id) }
      if built?.find(id) != nil { return built?.closing(id) }
      return arriving(id)
    }
  }

  /// The user closes what a step under way is only just bringing.
  private func arriving(_ id: UInt64) -> Departure? {
    guard let current = running, let asked = current.step, !dead.contains(id) else { return nil }
    switch asked.change {
    case .stack(let change):
      guard change.inserted.contains(where: { $0.id.rawValue == id }) else { return nil }
      return current.target.closing(id)
    case .columns(let change):
      guard change.inserted.contains(where: { $0.root.id.rawValue == id }) else { return nil }
      return current.target.closing(id)
    case .present(let modal, _):
      return modal.root.id.rawValue == id ? current.target.closing(id) : nil
    default:
      return nil
    }
  }

  /// - Parameters:
  ///   - action: What the user did.
  ///   - id: The number that the router gave it.
  func reported(_ action: ExternalChange<Spot>, _ id: UInt64) {
    guard let departure = departure(for: action) else { return problem("\(action) was accepted") }
    let before = tree
    let shownBefore = shown
    dead.formUnion(departure.gone)
    tree.lose(departure)
    if rules.flaw == .picksByPosition { tree.pickByPosition(action) }
    shown?.lose(departure)
    deeds.append(Deed(navigation: id, isUsers: true, before: before, after: tree))
    for index in commits.indices {
      commits[index].tree.lose(departure)
      let claimant = commits[index].navigation
      guard let claim = claims[claimant], claim.undoneBy == nil else { continue }
      let tree = commits[index].tree
      if !claim.holds(in: tree) || !claim.gone.isDisjoint(with: tree.ids) { claims[claimant]?.undoneBy = id }
    }
    // Whoever was to hear something may be gone before it is told.
    for (value, receipt) in ledger.receipts
    where ledger.received[value] == nil && !receipt.receivers.isDisjoint(with: departure.gone) {
      ledger.receipts[value]?.isCertain = false
    }
    running?.isTouched = true
    if !isSelectionInWhatIsReplaced(departure) { running?.target.lose(departure) }
    overdue?.target.lose(departure)
    loseFromWhatWaits(departure)
    first.lose(departure)
    for id in departure.gone { objections[id] = nil }
    noteChange(by: id)
    noteShown([])
    noteDepartures(since: shownBefore)
    endLeftDetours()
    if let deciding = deliberation?.navigation { _ = endsWithItsScreen(deciding) }
  }

  private func loseFromWhatWaits(_ departure: Departure) {
    if rules.flaw != .proposalsForgetReports { deliberation?.proposal.lose(departure) }
    for index in held.indices {
      held[index].tree.lose(departure)
      held[index].base.lose(departure)
    }
    for index in resuming.indices { resuming[index].tree.lose(departure) }
    for id in opening.keys { opening[id]?.tree.lose(departure) }
    nextOpening?.tree.lose(departure)
    for id in opening.keys { opening[id]?.base.lose(departure) }
    nextOpening?.base.lose(departure)
    for id in goingOn.keys {
      goingOn[id]?.tree.lose(departure)
      goingOn[id]?.base.lose(departure)
    }
    for index in passed.indices {
      passed[index].held.tree.lose(departure)
      passed[index].held.base.lose(departure)
    }
  }

  /// Whether a tab was picked in tabs that a step under way is replacing.
  ///
  /// What replaces them comes as it was asked for: the tab is picked in it by a step of its own.
  private func isSelectionInWhatIsReplaced(_ departure: Departure) -> Bool {
    guard let place = departure.selected?.tabs, case .replace(let path, _, _)? = running?.step?.change,
      let tabs = shown?.path(of: place)
    else { return false }
    let replaced = PlainPath(path)
    return replaced.layer == tabs.layer && tabs.tabs.starts(with: replaced.tabs)
  }
}

extension PlainTree {
  /// Picks the tab at the path that the user has picked in another tree.
  fileprivate mutating func pickByPosition(_ action: ExternalChange<Spot>) {
    if case .selected(let path) = action { select(PlainPath(path)) }
  }
}
