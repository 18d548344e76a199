import Waymark

/// What waits until a detour has been gone through.
extension Reference {
  func detoured(_ id: UInt64) {
    guard let current = deliberation, current.navigation == id else {
      return problem("#\(id) cannot be detoured")
    }
    deliberation = nil
    goingOn[id] = nil
    detourCount += 1
    let waiting = Held(
      navigation: id, detour: destination, wish: current.wish.lasting(on: tree), tree: current.proposal,
      opened: current.resumed?.opened ?? [],
      origin: current.resumed?.origin ?? tree.visibleEntry?.id ?? 0, place: detourCount)
    let open = [current.resumed].compactMap(\.self) + held
    if let same = open.first(where: { $0.detour == destination }), !destination.isEdit {
      // It is there already: what is wanted now waits for it too.
      enter(waiting, same.opened)
    } else {
      nextOpening = waiting
    }
  }

  func enter(_ waiting: Held, _ opened: [UInt64]) {
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
    if closed != tree {
      begin(id, next.wish, resuming: next)
    } else if next.opened.contains(where: { tree.ids.contains($0) }) {
      begin(id, .set(next.tree), resuming: nil)
    } else {
      begin(id, next.wish, resuming: nil)
    }
  }
}
