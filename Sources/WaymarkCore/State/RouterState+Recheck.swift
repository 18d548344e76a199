import WaymarkState

/// A recheck asks the guards of places about what is there already, as if it came now.
extension RouterState {
  func recheckTurns(of one: Guard, _ request: Request) -> [Deliberation.Waiting] {
    let only = request.recheck?.only
    return tree.places { only?.contains($0.id) != false }.map {
      Deliberation.Waiting(asked: one.number, place: $0, objector: nil)
    }
  }

  mutating func rechecked(_ turn: Deliberation.Waiting, _ verdict: Verdict) {
    if verdict != .allow, let place = turn.place {
      agenda.deciding?.refusals.append(Deliberation.Refusal(place: place, by: turn.asked, verdict: verdict))
    }
  }

  /// Takes away the places that were refused, after screens were asked if the recheck asks them.
  mutating func finishRecheck(_ one: Deliberation) {
    let refused = Set(one.refusals.map { $0.place.id })
    guard !refused.isEmpty else {
      // One that was interrupted has taken places away before.
      if one.wanted.hasCut { return endAtRest(one.request) }
      end(one.request.number, .unchanged)
      // A place on its way away may come back.
      if phase.request != nil { endAtRest(Request(0, recheck: one.request.recheck)) }
      return
    }
    var cutter = Cutter(tree: tree, ids: ids, refused: refused, tabsLeft: tabsLeft)
    cutter.cut(tree.places { refused.contains($0.id) })
    ids = cutter.ids
    cutter.tree.renewMoved(in: tree.steps(to: cutter.tree), &ids)
    ask(about: .tree(cutter.tree), for: one.wanted, .cutting(one.refusals))
  }

  /// Makes the cut in one commit of its own, and follows the refusal of the lowest place that could be seen.
  mutating func carryOut(_ cut: Deliberation, _ refusals: [Deliberation.Refusal]) {
    let before = tree
    let seen = tree.places { place in
      refusals.contains { $0.place.id == place.id }
        && tree.position(of: place.id).map { tree.isSelected($0.path) } == true
    }
    let refusal = refusals.first { $0.place.id == seen.first?.id }
    var pending = cut.wanted
    if case .tree(let new) = cut.change, new != tree {
      let request = Request(
        0, cause: cut.request.cause, options: cut.request.options, recheck: cut.request.recheck)
      commit(cut.change, for: request, in: pending.number)
      pending.hasCut = true
    }
    // A root that cannot go gives way to the place that its guard names, about which the others are asked.
    let root = tree.root.seenRoot.id
    let isRootRefused = refusals.contains { $0.place.id == root }
    if isRootRefused { pending.refusedRoot = root }
    switch refusal?.verdict {
    case .redirect, .detour:
      pending.redirect = .bringBack(before)
      if let refusal { obey(refusal.verdict, of: refusal.by, for: pending) }
    case .block where isRootRefused: refuse(pending, .failed(.rootRefused))
    case .allow, .block, nil: endAtRest(pending.request)
    }
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
        guard let path = tree.position(of: id)?.path, tree.isSelected(path) == isSeen else { continue }
        // A modal closes with its root, unless it has another tab.
        var closed = tree
        if closed.close(id), closed.layerCount == tree.layerCount {
          tree = closed
          clearColumns(after: path)
        } else {
          cutRoot(id, at: path)
        }
      }
    }
  }

  /// Empties what a root has above it, and leaves its tab; a root that the user does not see becomes a new place.
  private mutating func cutRoot(_ id: EntryID, at path: BranchPath) {
    tree.pop(to: id)
    clearColumns(after: path)
    let seen = tree.isSelected(path) ? nil : tree.visiblePath(inLayer: path.layer)
    var branch = path
    while let parent = branch.parent {
      if case .tabs(let tabs)? = tree.container(at: parent) {
        let index = branch.branch(at: branch.branchCount - 1)
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
    guard let branches else { return [] }
    let inside = branches.enumerated().flatMap { canBeSeen(branch: $0) ? $1.keysOfSelectedTabs : [] }
    if case .tabs(let tabs) = self { return [tabs.selectedKey] + inside }
    return inside
  }
}
