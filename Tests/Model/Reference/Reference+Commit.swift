import Waymark

extension Reference {
  /// The router has changed its tree for a navigation.
  func committed(_ id: UInt64, _ actual: PlainTree) {
    guard let current = deliberation, current.navigation == id, current.isAllowed else {
      return problem("#\(id) was committed before all had allowed it, or without being wanted")
    }
    deliberation = nil
    guard let bound = current.proposal.bindings(to: actual) else {
      problem("#\(id) \(current.wish) made \(actual) and not \(current.proposal)")
      tree = actual
      return
    }
    noteNew(bound.values)
    commit(id, current.proposal.binding(bound), current.wish)
    if let waiting = opening.removeValue(forKey: id) {
      let brought = commits[commits.count - 1].brought
      enter(waiting, waiting.opened + tree.entries.map(\.id).filter(brought.contains))
    }
    endLeftDetours()
  }

  func commit(_ id: UInt64, _ next: PlainTree, _ wish: Wish) {
    let path = next.visiblePath
    let isSelecting =
      path.layer < tree.layers.count && !path.tabs.isEmpty && tree.visiblePath(inLayer: path.layer) != path
    let old = Dictionary(tree.entries.map { ($0.id, $0.spot) }) { first, _ in first }
    let isUpdate = next.entries.contains { entry in old[entry.id].map { $0 != entry.spot } ?? false }
    let brought = next.ids.subtracting(tree.ids)
    check(dead.isDisjoint(with: next.ids), "what the user closed is back in the tree")
    tree = next
    lastChange = id
    navigations[id]?.isCommitted = true
    navigations[id]?.brought = brought
    commits.append(
      Commit(
        navigation: id, tree: next, brought: brought, selection: isSelecting ? path : nil, isUpdate: isUpdate)
    )
  }

  /// A navigation has ended.
  func finished(_ id: UInt64, _ ending: Ending) {
    guard let record = navigations[id] else { return problem("#\(id) ended, which is not known") }
    check(record.outcome == nil, "#\(id) ended twice")
    navigations[id]?.outcome = ending
    if let expected = record.expected {
      check(expected == ending, "#\(id) ended \(ending), not \(expected)")
    } else if record.isCommitted {
      finishedCommit(id, ending)
    } else {
      problem("#\(id) \(record.wish) ended \(ending) before anything was decided")
    }
    commits.removeAll { $0.navigation == id }
    guard let waiting = opening.removeValue(forKey: id) else { return }
    if ending == .unchanged {
      enter(waiting, waiting.opened)
    } else {
      expect(waiting.navigation, ending)
    }
  }

  private func finishedCommit(_ id: UInt64, _ ending: Ending) {
    guard let index = commits.firstIndex(where: { $0.navigation == id }), let shown else {
      return problem("#\(id) ended \(ending) with nothing shown")
    }
    check(index == 0, "#\(id) ended before what was committed before it")
    let commit = commits[index]
    let isShown = commit.tree == shown
    let isThere = commit.brought.isSubset(of: shown.ids)
    switch ending {
    case .completed:
      check(isThere, "#\(id) is completed, and what it brought is not shown: \(shown)")
    case .superseded(let other):
      check(other != id && other <= (navigations.keys.max() ?? 0) + 50, "#\(id) was superseded by nobody")
      let isChanged = commit.selection != nil && (commit.isTouched || !isShown) || commit.isUpdate && !isShown
      let wasLost = !isThere || isChanged
      check(
        wasLost, "#\(id) \(navigations[id]?.wish as Any) is superseded, and all it brought is shown: \(shown)"
      )
    default:
      problem("#\(id) was committed and ended \(ending)")
    }
  }

  // MARK: Detours

  func detoured(_ id: UInt64) {
    guard let current = deliberation, current.navigation == id else {
      return problem("#\(id) cannot be detoured")
    }
    deliberation = nil
    let waiting = Held(
      navigation: id, detour: destination, wish: current.wish.lasting(on: tree), tree: current.proposal,
      opened: current.resumed?.opened ?? [],
      origin: current.resumed?.origin ?? tree.visibleEntry?.id ?? 0)
    let open = [current.resumed].compactMap(\.self) + held
    if let same = open.first(where: { $0.detour == destination }), !destination.isEdit {
      // It is there already: what is wanted now waits for it too.
      enter(waiting, same.opened)
    } else {
      nextOpening = waiting
    }
  }

  private func enter(_ waiting: Held, _ opened: [UInt64]) {
    var entered = waiting
    entered.opened = opened.isEmpty ? tree.visibleEntry.map { [$0.id] } ?? [] : opened
    let replaced = held.filter { $0.opened.first == entered.opened.first }
    held.removeAll { $0.opened.first == entered.opened.first }
    held.append(entered)
    for older in replaced { expect(older.navigation, .superseded(by: waiting.navigation)) }
  }

  func endLeftDetours(_ ending: Ending = .cancelled) {
    let there = tree.ids
    for left in held where !(left.opened.first.map(there.contains) ?? false) {
      if rules.flaw != .keepsLeftDetours { expect(left.navigation, ending) }
      held.removeAll { $0.navigation == left.navigation }
    }
  }

  /// Somebody asked to go on with what waits.
  ///
  /// - Returns: What goes on.
  func willResume() -> UInt64? {
    guard let next = held.popLast() else { return nil }
    resuming.append(next)
    return next.navigation
  }

  func resumed(_ id: UInt64) {
    guard let index = resuming.firstIndex(where: { $0.navigation == id }) else {
      return problem("#\(id) went on unasked")
    }
    let next = resuming.remove(at: index)
    var closed = tree
    if let detour = next.opened.first { closed.close(detour) }
    if closed != tree {
      begin(id, next.wish, resuming: next)
    } else if next.opened.contains(where: { tree.ids.contains($0) }) {
      begin(id, .set(next.tree), resuming: nil)
    } else {
      begin(id, next.wish, resuming: nil)
    }
  }
}
