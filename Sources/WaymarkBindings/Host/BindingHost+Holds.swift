import Waymark

/// The user's gestures and transitions that hold a request.
extension BindingHost {
  /// Whether the user has begun something that is not over, which a step would disturb.
  var isBusyWithUser: Bool {
    isOnScreen && (!leaving.isEmpty || revealing != nil || isUserMoving || isAwaitingRoom)
  }

  /// Whether the user has gone to another column, unless it is the room that changes.
  private var isAwaitingRoom: Bool {
    var isAwaiting = false
    forEachColumns { isAwaiting = isAwaiting || $0.isAwaitingRoom }
    return isAwaiting
  }

  /// Whether a transition of the user's is under way, or has just ended and may not have been written yet.
  var isUserMoving: Bool {
    let hadHolds = !holds.isEmpty
    holds.removeAll { !$0() }
    if hadHolds, holds.isEmpty { movedUntil = timer.moment(after: writeDelay) }
    return !holds.isEmpty || movedUntil.map { timer.now < $0 } ?? false
  }

  /// Makes steps wait for a transition of the user's, however long a finger holds it.
  ///
  /// - Parameter isUnderWay: Whether it still goes on. The host asks now and then.
  package func hold(while isUnderWay: @escaping @MainActor () -> Bool) {
    holds.append(isUnderWay)
    if holds.count == 1 { keepHolding() }
  }

  private func keepHolding() {
    timer.repeat(every: .milliseconds(50)) { [weak self] in
      guard let self, !holds.isEmpty || movedUntil != nil else { return false }
      if isUserMoving {
        request?.pending.acknowledgement.began()
        return true
      }
      movedUntil = nil
      rendered(renderedCount)
      beginWhenIdle()
      return false
    }
  }
}
