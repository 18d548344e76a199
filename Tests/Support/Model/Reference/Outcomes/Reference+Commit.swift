import Waymark

extension Reference {
  /// The router has changed its tree for a navigation.
  func committed(_ id: UInt64, _ actual: PlainTree) {
    guard let current = deliberation, current.navigation == id, current.asking == nil, nextQuestion == nil
    else {
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
    notePassed(by: id, opening: opening[id])
    if var waiting = opening.removeValue(forKey: id) {
      let brought = navigations[id]?.brought ?? []
      let wasThere = deeds.last?.before.ids.intersection(waiting.seen) ?? []
      if !brought.isEmpty, !wasThere.isSubset(of: tree.ids) { waiting.isInPlace = true }
      enter(
        waiting, waiting.opened.filter(tree.ids.contains) + tree.entries.map(\.id).filter(brought.contains))
    }
    endLeftDetours(by: id)
  }

  func commit(_ id: UInt64, _ next: PlainTree, _ wish: Wish) {
    check(dead.isDisjoint(with: next.ids), "what the user closed is back in the tree")
    let before = tree
    tree = next
    deeds.append(
      Deed(
        navigation: id, isUsers: navigations[id]?.priority == .user, before: before, after: next))
    noteChange(by: id)
    var claim = Claim(from: before, to: next)
    if let shown { claim.mayCount = claim.holds(in: shown) }
    claims[id] = claim
    navigations[id]?.isCommitted = true
    navigations[id]?.brought = next.ids.subtracting(before.ids)
    commits.append(Commit(navigation: id, tree: next))
    ledger.noteCommit(of: id, from: before, to: next, wish)
    noteDepartures(since: shown)
  }

  /// A navigation has ended.
  func finished(_ id: UInt64, _ ending: Ending) {
    if navigations[id] == nil, returning.isEmpty, ending == .screenGone || ending == .unchanged {
      return refused(id, ending)
    }
    // One that has to give way when its turn comes does not begin.
    if navigations[id]?.isDeferred == true { requested(id) }
    // One that waits again may have ended before it was told of.
    if navigations[id] == nil, let number = returning.first(where: { navigations[$0]?.expected != nil }) {
      name(number, id)
      returning.removeAll { $0 == id }
    }
    guard let record = navigations[id] else { return problem("#\(id) ended, which is not known") }
    check(record.outcome == nil, "#\(id) ended twice")
    navigations[id]?.outcome = ending
    if let expected = record.expected {
      check(expected.contains(ending), "#\(id) ended \(ending), not \(expected)")
      claims[id] = nil
    } else if record.isCommitted {
      check(commits.first?.navigation == id, "#\(id) ended before what was committed before it")
      judge(id, ending)
    } else if record.tolerated.contains(ending), deliberation?.navigation == id {
      deliberation = nil
      posed.removeAll { $0.navigation == id }
    } else {
      problem("#\(id) \(record.wish) ended \(ending) before anything was decided")
    }
    commits.removeAll { $0.navigation == id }
    noteDepartures(since: shown)
    guard let waiting = opening.removeValue(forKey: id) else { return }
    if ending == .unchanged {
      enter(waiting, waiting.opened)
    } else {
      expect(waiting.navigation, ending)
      if deliberation?.ending.contains(id) == true { deliberation?.ending.insert(waiting.navigation) }
    }
  }

  /// What a screen asks for that is gone is refused at once, or has nothing to close, and never begins.
  private func refused(_ id: UInt64, _ ending: Ending) {
    guard let last = submissions.popLast(), last.wasGone, rules.flaw != .goneScreensAct else {
      return problem("#\(id) was refused, and its screen is there")
    }
    let expected: Ending =
      switch last.wish {
      case .close, .update: .unchanged
      default: .screenGone
      }
    check(ending == expected, "#\(id) of a screen that is gone ended \(ending)")
    navigations[id] = Record(
      wish: last.wish, priority: last.priority, expected: [expected], outcome: ending)
  }
}
