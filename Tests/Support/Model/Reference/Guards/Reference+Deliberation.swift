import Waymark

extension Reference {
  /// A navigation begins: at once, after it was queued, or behind one of higher priority.
  func requested(_ id: UInt64) {
    if isWaitingAgain(id) { return }
    if let opened = nextOpening {
      nextOpening = nil
      let origin = navigations[opened.navigation]
      navigations[id] = Record(
        wish: destination, priority: origin?.priority ?? .user, isAnimated: origin?.isAnimated ?? true,
        redirects: origin?.redirects ?? 0, isResumed: true, askedAt: origin?.askedAt ?? 0)
      opening[id] = opened
      return begin(id, destination, resuming: nil)
    }
    if let known = navigations[id] {
      check(known.isDeferred, "#\(id) began twice")
      check(deferred.first == id, "#\(id) began before what waited longer")
      deferred.removeAll { $0 == id }
      navigations[id]?.isDeferred = false
      return begin(id, known.wish, resuming: known.resumed)
    }
    guard !submissions.isEmpty else { return problem("#\(id) began, and nobody asked for it") }
    let next = submissions.removeFirst()
    navigations[id] = Record(
      wish: next.wish, priority: next.priority, isAnimated: next.isAnimated, askedAt: next.askedAt)
    if let value = next.value { ledger.promise(value, by: id) }
    if let screen = next.screen, next.wish.isOpening { openings[screen] = (next.wish, id) }
    switch next.wish {
    case .close, .update: break
    default: navigations[id]?.screen = next.screen
    }
    begin(id, next.wish, resuming: nil)
  }

  /// Ends a navigation whose screen is gone before it has been decided.
  ///
  /// - Returns: Whether it ends.
  func endsWithItsScreen(_ id: UInt64) -> Bool {
    guard rules.flaw != .outlivesItsScreen, let screen = navigations[id]?.screen,
      !tree.ids.contains(screen)
    else { return false }
    if let waiting = deliberation, waiting.navigation == id {
      if let asking = waiting.asking { superseded.insert(asking) }
      deliberation = nil
    }
    expect(id, .screenGone)
    return true
  }

  func begin(_ id: UInt64, _ wish: Wish, resuming resumed: Held?) {
    if endsWithItsScreen(id) { return }
    var ending: Set<UInt64> = []
    if let waiting = deliberation, waiting.navigation != id {
      let other = navigations[waiting.navigation]?.priority ?? .user
      guard (navigations[id]?.priority ?? .user) >= other else {
        navigations[id]?.isDeferred = true
        navigations[id]?.wish = wish
        navigations[id]?.resumed = resumed
        deferred.append(id)
        return
      }
      if holdsOn(waiting.navigation) {
        if let asking = waiting.asking { superseded.insert(asking) }
        deliberation = nil
      } else {
        supersede(waiting, by: id)
        ending = [waiting.navigation]
      }
    }
    let proposal = proposal(for: wish, resuming: resumed)
    deliberation = nil
    if proposal == tree, resumed == nil, wish != .leave {
      return expect(id, wish.endingWithoutChange(of: tree))
    }
    if mustGiveWay(id, wish, to: proposal, isResuming: resumed != nil) { return }
    deliberation = Deliberation(
      navigation: id, wish: wish, resumed: resumed, proposal: proposal, ending: ending)
  }

  /// All have heard how a navigation ended, and may have done something that changes what its successor proposes.
  func heardEnd(of id: UInt64) {
    guard deliberation?.ending.remove(id) != nil, deliberation?.ending.isEmpty == true else { return }
    restartDeliberation()
  }

  private func supersede(_ waiting: Deliberation, by id: UInt64) {
    if rules.flaw == .keepsSuperseded {
      expect(waiting.navigation, .unchanged)
    } else {
      expect(waiting.navigation, .superseded(by: id))
    }
    if let asking = waiting.asking { superseded.insert(asking) }
    deliberation = nil
  }

  func redirected(_ id: UInt64) {
    guard let current = deliberation, current.navigation == id else {
      return problem("#\(id) cannot be redirected")
    }
    begin(id, destination, resuming: current.resumed)
  }
}
