import WaymarkState

/// A recheck asks the guards of places about all that is there, as if it came now, and a restore about all that would be there.
/// Both leave what guards allow.
extension RouterState {
  func inspectionTurns(of deciding: Deliberation) -> [Deliberation.PlannedTurn] {
    let only = deciding.request.recheck?.only
    let places = deciding.change.applied(to: tree).places { only?.contains($0.id) != false }
    return guards.ofPlaces.flatMap { guardian in
      places.map { Deliberation.PlannedTurn(asked: guardian.number, place: $0, objector: nil) }
    }
  }

  /// Takes the places out that were refused, and asks about what is left.
  mutating func finishInspection(_ deciding: Deliberation) {
    let wanted = deciding.change.applied(to: tree)
    let refused = Set(deciding.refusals.map { $0.place.id })
    guard !refused.isEmpty else {
      guard let recheck = deciding.request.recheck else {
        return ask(about: deciding.change, for: deciding.pending, .cutting(nil, of: wanted))
      }
      // One that was interrupted has taken places away before.
      if deciding.pending.hasCut { return endAtRest(deciding.request) }
      end(deciding.request.number, .unchanged)
      // A place on its way away may come back.
      if phase.request != nil { endAtRest(Request(0, recheck: recheck)) }
      return
    }
    var cutter = Cutter(tree: wanted, ids: ids, refused: refused, tabsLeft: tabsLeft)
    cutter.cut(wanted.places { refused.contains($0.id) })
    let seen = wanted.places { place in
      refused.contains(place.id) && wanted.position(of: place.id).map { wanted.isSelected($0.path) } == true
    }
    let lowest = deciding.refusals.first { $0.place.id == seen.first?.id }
    // A restore of which nothing is left is refused as a whole, and leaves the detour open that it comes back from.
    let isNothingLeft =
      cutter.tree == treeWithoutDetours(of: deciding.pending)
      || refused.contains(cutter.tree.root.seenRoot.id)
    if deciding.request.recheck == nil, isNothingLeft {
      guard let lowest else { return decide(.unchanged, for: deciding.pending) }
      return obey(lowest.verdict, of: lowest.by, for: deciding.pending)
    }
    ids = cutter.ids
    cutter.tree.renewMoved(in: tree.steps(to: cutter.tree), &ids)
    ask(about: .tree(cutter.tree), for: deciding.pending, .cutting(lowest, of: wanted))
  }

  /// Commits what guards have left of a tree, and follows the refusal of the lowest place that could be seen.
  mutating func carryOut(_ cut: Deliberation, _ refusal: Deliberation.Refusal?, of wanted: PlaceTree) {
    var pending = cut.pending
    let new = cut.change.applied(to: tree)
    let refused = wanted.places(notIn: new)
    if !refused.isEmpty { effects.append(.refused(pending.number, refused)) }
    let keepsRoot = refusal?.place.id == new.root.seenRoot.id
    guard let refusal, keepsRoot || !refusal.verdict.isBlock else {
      return commit(cut.change, for: pending, of: wanted)
    }
    if new != tree {
      let request = Request(
        0, cause: cut.request.cause, options: cut.request.options, recheck: cut.request.recheck)
      commit(cut.change, for: request, in: pending.number)
      takeOver(pending, wanted)
      pending.hasCut = true
    }
    // A root that cannot go gives way to the place that its guard names, about which the others are asked.
    if keepsRoot {
      pending.refusedRoot = refusal.place.id
      if refusal.verdict.isBlock { return refuse(pending, .failed(.rootRefused)) }
    }
    pending.redirect = .bringBack(wanted)
    obey(refusal.verdict, of: refusal.by, for: pending)
  }

  /// Keeps the keys of the tabs that the user leaves, so that a recheck can go back there.
  mutating func rememberTabs(_ new: PlaceTree) {
    let old = tree.keysOfSelectedTabs
    guard !old.isEmpty else { return }
    let kept = new.keysOfSelectedTabs
    for key in old where !kept.contains(key) {
      tabsLeft.removeAll { $0 == key }
      tabsLeft.append(key)
    }
  }
}

/// Takes places out of a tree that guards have refused.
struct Cutter {
  var tree: PlaceTree
  var ids: EntryID.Generator
  var refused: Set<EntryID>
  let tabsLeft: [AnyRoute]

  /// Takes places out with all above them, from the top down; those that the user sees last, so that a tab
  /// whose root may stay is known.
  mutating func cut(_ places: [Place]) {
    for isSeen in [false, true] {
      for id in places.reversed().map({ $0.id }) {
        guard let position = tree.position(of: id), tree.isSelected(position.path) == isSeen else { continue }
        clearColumns(after: position.path)
        if position.index > 0 { tree.close(id) } else { cutRoot(id, at: position.path) }
      }
    }
  }

  /// Empties what a root has above it, and leaves its tab, its column or its modal; a root that the user does not see becomes a
  /// new place.
  private mutating func cutRoot(_ id: EntryID, at path: BranchPath) {
    tree.pop(to: id)
    let seen = tree.isSelected(path) ? nil : tree.visiblePath(inLayer: path.layer)
    var branch = path
    while let parent = branch.parent {
      let index = branch.branch(at: branch.branchCount - 1)
      switch tree.container(at: parent) {
      case .tabs(let tabs)?:
        if tabs.selectedIndex == index, let other = tabBefore(tabs) {
          tree.select(parent.appending(branch: other))
          // A hidden tab changes behind the one that the user sees.
          if let seen { tree.select(seen) }
        }
        if !tree.isSelected(path) {
          tree.renew(&ids) { $0 == id }
          refused.insert(EntryID(rawValue: ids.last))
          return
        }
      case .columns? where index > 0:
        tree.clearColumns(from: index, in: parent)
        return
      case .columns, .stack, nil: break
      }
      branch = parent
    }
    if path.layer > 0 { tree.dismiss(at: path.layer - 1) }
  }

  private mutating func clearColumns(after path: BranchPath) {
    guard let parent = path.parent, case .columns? = tree.container(at: parent) else { return }
    tree.clearColumns(from: path.branch(at: path.branchCount - 1) + 1, in: parent)
  }

  /// The tab that the user was in before, or else the first, whose root may stay.
  private func tabBefore(_ tabs: RouteTabs<Place>) -> Int? {
    let open = tabs.tabs.indices.filter {
      $0 != tabs.selectedIndex && !refused.contains(tabs[$0].container.seenRoot.id)
    }
    let before = tabsLeft.reversed().compactMap { tabs.index(of: $0) }
    return before.first { open.contains($0) } ?? open.first
  }
}

extension Tree<Place> {
  fileprivate var keysOfSelectedTabs: [AnyRoute] { (0..<layerCount).flatMap { layer($0).keysOfSelectedTabs } }
}

extension Container<Place> {
  /// The root of the stack that the selected tabs lead to.
  var seenRoot: Place {
    switch self {
    case .stack(let stack): stack.root
    case .tabs(let tabs): tabs.selected.container.seenRoot
    case .columns(let columns): columns[0].seenRoot
    }
  }

  fileprivate var keysOfSelectedTabs: [AnyRoute] {
    switch self {
    case .stack: []
    case .tabs(let tabs): [tabs.selectedKey] + tabs.selected.container.keysOfSelectedTabs
    case .columns(let columns): columns.filled.flatMap { $0.keysOfSelectedTabs }
    }
  }
}
