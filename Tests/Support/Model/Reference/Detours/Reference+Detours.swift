import Waymark

/// What waits until a detour has been gone through.
extension Reference {
  func detoured(_ id: UInt64) {
    if isToldAgain == id {
      isToldAgain = nil
      return
    }
    guard let current = deliberation, current.navigation == id else {
      return problem("#\(id) cannot be detoured")
    }
    deliberation = nil
    navigations[id]?.screen = nil
    let earlier = goingOn.removeValue(forKey: id)
    detourCount += 1
    let same = held.first { $0.detour == destination && !destination.isEdit }
    var waiting = Held(
      navigation: id, detour: destination, wish: current.wish.lasting(on: tree), tree: current.proposal,
      opened: current.resumed?.opened.filter(tree.ids.contains) ?? [],
      origin: current.resumed?.origin ?? tree.visibleEntry?.id ?? 0,
      seen: current.resumed?.seen ?? tree.seen(room: .max), place: detourCount,
      base: earlier?.base ?? same?.base ?? tree)
    waiting.earlier = earlier.map { [$0] } ?? []
    // What took the place of everything is not there where what is wanted now is wanted.
    if current.resumed == nil, let same, same.isInPlace || isAll(same) {
      waiting.tree = current.wish.carriedOut(on: same.base, rules.placement, &placeholders)
    }
    let open = [current.resumed].compactMap(\.self) + held
    if let same = open.first(where: { $0.detour == destination }), !destination.isEdit,
      same.opened.first.map(tree.ids.contains) ?? false
    {
      // It is there already: what is wanted now waits for it too.
      waiting.isInPlace = same.isInPlace
      enter(waiting, same.opened)
    } else {
      nextOpening = waiting
    }
  }

  /// Whether a detour has taken the place of everything, so that it cannot be closed.
  private func isAll(_ held: Held) -> Bool {
    guard let first = held.opened.first, tree.ids.contains(first) else { return false }
    var closed = tree
    closed.close(first)
    return closed == tree
  }

  func enter(_ waiting: Held, _ opened: [UInt64]) {
    var entered = waiting
    entered.opened = opened.isEmpty ? tree.visibleEntry.map { [$0.id] } ?? [] : opened
    enteredCount += 1
    entered.entered = enteredCount
    let replaced = held.filter { $0.opened.first == entered.opened.first }
    held.removeAll { $0.opened.first == entered.opened.first }
    held.append(entered)
    for older in replaced { expect(older.navigation, .superseded(by: waiting.navigation)) }
  }

  /// Has something wait as it did before.
  private func putBack(_ one: Held) {
    held.insert(one, at: held.firstIndex { $0.entered > one.entered } ?? held.endIndex)
  }

  /// What goes on from a detour is overtaken before it is decided.
  ///
  /// - Returns: Whether it waits as before, as the detour is still there.
  func holdsOn(_ id: UInt64) -> Bool {
    guard rules.flaw != .forgetsWhatWaited, let one = goingOn[id], let first = one.opened.first,
      tree.ids.contains(first), !held.contains(where: { $0.opened.first == first })
    else { return false }
    goingOn[id] = nil
    putBack(one)
    isToldAgain = id
    return true
  }

  /// - Parameters:
  ///   - ending: How what waits for them ends.
  ///   - commit: What has left them, if that may be taken back.
  func endLeftDetours(_ ending: Ending = .cancelled, by commit: UInt64? = nil) {
    let there = tree.ids
    for left in held where !(left.opened.first.map(there.contains) ?? false) {
      if let commit { passed.append((left, commit)) }
      if rules.flaw != .keepsLeftDetours { expect(left.navigation, ending) }
      held.removeAll { $0.navigation == left.navigation }
    }
  }

  /// A commit has gone on from a detour, by itself or by opening another.
  func notePassed(by commit: UInt64, opening waiting: Held?) {
    for held in [goingOn[commit]].compactMap(\.self) + (waiting?.earlier ?? []) {
      passed.append((held, commit))
    }
  }

  /// What waited for detours that are there again waits again.
  ///
  /// - Parameter gone: What is taken back, in order.
  func returnDetours(of gone: [UInt64]) {
    let there = tree.ids
    var back: [Held] = []
    for (one, _) in gone.flatMap({ id in passed.filter { $0.commit == id } })
      + passed.filter({ $0.commit == 0 })
    {
      guard let first = one.opened.first, there.contains(first),
        !(held + back).contains(where: { $0.opened.first == first })
      else { continue }
      back.append(one)
    }
    passed.removeAll { one in back.contains { $0.opened.first == one.held.opened.first } }
    // What is not there may have been on its way to the screen, which may show it late.
    for index in passed.indices where gone.contains(passed[index].commit) { passed[index].commit = 0 }
    for one in back.sorted(by: { $0.entered < $1.entered }) {
      var again = one
      let origin = navigations[again.navigation]
      detourCount += 1
      again.navigation = UInt64(1) << 40 + UInt64(detourCount)
      again.place = detourCount
      again.earlier = []
      navigations[again.navigation] = Record(
        wish: again.wish, priority: origin?.priority ?? .user, isAnimated: origin?.isAnimated ?? true,
        askedAt: origin?.askedAt ?? 0)
      returning.append(again.navigation)
      putBack(again)
    }
  }

  /// One that waits again is heard of for the first time.
  func name(_ number: UInt64, _ id: UInt64) {
    guard number != id else { return }
    navigations[id] = navigations.removeValue(forKey: number)
    if let index = returning.firstIndex(of: number) { returning[index] = id }
    for index in held.indices where held[index].navigation == number { held[index].navigation = id }
    for index in resuming.indices where resuming[index].navigation == number {
      resuming[index].navigation = id
    }
    for index in passed.indices where passed[index].held.navigation == number {
      passed[index].held.navigation = id
    }
    if var one = goingOn.removeValue(forKey: number) {
      one.navigation = id
      goingOn[id] = one
    }
  }

  /// Whether a navigation is the one that is expected, whose number may not be known yet.
  func isSame(_ expected: UInt64?, _ actual: UInt64?) -> Bool {
    guard let expected, let actual, returning.contains(expected), navigations[actual] == nil else {
      return expected == actual
    }
    name(expected, actual)
    return true
  }

  /// Whether what is asked for is what waited for a detour that is there again.
  func isWaitingAgain(_ id: UInt64) -> Bool {
    guard
      let next = returning.first(where: {
        navigations[$0]?.outcome == nil && navigations[$0]?.expected == nil
      })
    else { return false }
    name(next, id)
    returning.removeAll { $0 == id }
    isToldAgain = id
    return true
  }

  /// Somebody asked to go on with what waits: with what was taken up last, or with the detour that a screen belongs to.
  ///
  /// - Parameter screen: The screen that asks, or `nil` for anybody else.
  /// - Returns: What goes on.
  func willResume(from screen: UInt64? = nil) -> UInt64? {
    guard let next = rules.flaw == .resumesNewest || screen == nil ? held.last : detour(of: screen) else {
      return nil
    }
    guard held.contains(where: { $0.navigation == next.navigation }) else { return next.navigation }
    held.removeAll { $0.navigation == next.navigation }
    resuming.append(next)
    goingOn[next.navigation] = next
    return next.navigation
  }

  /// Those that have been asked to go on and have not been decided.
  private var undecided: [Held] {
    goingOn.values.filter {
      guard let record = navigations[$0.navigation] else { return false }
      return !record.isCommitted && record.outcome == nil && record.expected == nil
    }
  }

  /// The innermost detour whose closing would take a screen away; of those that are equal the oldest.
  private func detour(of screen: UInt64?) -> Held? {
    guard let screen, tree.ids.contains(screen) else { return nil }
    var innermost: (held: Held, left: Int)?
    for candidate in (held + undecided).sorted(by: { $0.place < $1.place }) {
      var closed = tree
      closed.close(candidate)
      // One that took the place of everything cannot be closed: all that came with it and since belongs to it.
      let isAll = closed == tree && candidate.opened.contains { $0 <= screen }
      guard isAll || !closed.ids.contains(screen) else { continue }
      let left = isAll ? -1 : closed.entries.count
      if left > innermost?.left ?? -2 { innermost = (candidate, left) }
    }
    return innermost?.held
  }

  func resumed(_ id: UInt64) {
    guard let index = resuming.firstIndex(where: { $0.navigation == id }) else {
      return problem("#\(id) went on unasked")
    }
    let next = resuming.remove(at: index)
    navigations[id]?.isResumed = true
    var closed = tree
    if let detour = next.opened.first { closed.close(detour) }
    if closed != tree, !next.isInPlace {
      begin(id, next.wish, resuming: next)
    } else if next.opened.contains(where: { tree.ids.contains($0) }) {
      begin(id, .set(next.tree), resuming: nil)
    } else {
      begin(id, next.wish, resuming: nil)
    }
  }
}
