import Waymark

/// The signs that the host waits for: the end of its own request, and the end of the user's transitions.
///
/// The host goes on when the last sign has come. A sign that does not come in time counts as having come.
extension BindingHost {
  /// Waits for a sign, unless the views are off the screen and give none.
  ///
  /// - Parameters:
  ///   - sign: The sign.
  ///   - time: The longest time to wait; the host's patience if `nil`.
  func wait(for sign: Sign<R>, _ time: Duration? = nil) {
    guard isOnScreen else { return }
    let wait = Wait(sign)
    waits.append(wait)
    schedule(wait, time ?? patience)
  }

  private func schedule(_ wait: Wait<R>, _ time: Duration) {
    timer.schedule(at: timer.moment(after: time)) { [weak self, weak wait] in
      guard let self, let wait, waits.contains(where: { $0 === wait }) else { return }
      expire(wait)
    }
  }

  /// Ends a wait whose time is over, or waits on for a transition that a finger holds.
  private func expire(_ wait: Wait<R>) {
    switch wait.sign {
    case .transition(let isUnderWay):
      request?.pending.acknowledgement.began()
      guard !isUnderWay() else { return schedule(wait, .milliseconds(50)) }
      wait.sign = .writing
      return schedule(wait, writeDelay)
    case .room(let columns): grant(columns)
    default: break
    }
    waits.removeAll { $0 === wait }
    rendered(renderedCount)
    proceed()
  }

  /// Ends the waits for a sign that has come.
  ///
  /// - Parameter hasCome: Whether this is the sign of a wait.
  func endWaits(where hasCome: (Sign<R>) -> Bool) {
    waits.removeAll { hasCome($0.sign) }
    proceed()
  }

  /// Begins the request, or goes on with it, if no wait is left.
  func proceed() {
    guard waits.isEmpty else { return }
    endFading()
    guard let request else { return }
    switch request.stage {
    case .waiting: begin(request)
    case .making: break
    case .shown: goOn(request)
    }
  }

  /// Forgets the columns and alerts that have gone from the tree and were kept until they were out of sight.
  private func endFading() {
    forEachColumns { $0.endFading() }
    for layer in layers { layer.fadingAlert = nil }
  }

  /// Turns the wait for a screen into one for rendering, if the screen is not on top any more.
  func reconsiderWaits() {
    for wait in waits {
      if case .appearance(let id) = wait.sign, !tops.contains(id) { wait.sign = .rendering }
    }
  }

  /// Whether a transition of the user's is under way, or has ended and views may have yet to write its result.
  var isUserMoving: Bool {
    waits.contains { wait in
      switch wait.sign {
      case .transition, .writing: true
      default: false
      }
    }
  }

  /// Makes steps wait for a transition of the user's, however long a finger holds it.
  ///
  /// - Parameter isUnderWay: Whether the transition goes on; the host asks every 50 ms.
  package func hold(while isUnderWay: @escaping @MainActor () -> Bool) {
    wait(for: .transition(isUnderWay), .milliseconds(50))
  }

  // MARK: The end of a request

  /// Waits for the signs that a step has ended.
  ///
  /// - Parameters:
  ///   - step: The step, which the models show already.
  ///   - before: The entries on top of the screen before.
  ///   - going: The layers that the step has taken away.
  func waitForEnd(of step: Step<Entry<R>>, before: Set<EntryID>, going: ArraySlice<LayerModel<R>>) {
    guard step.isVisible, step.change.movesSomething else { return wait(for: .rendering) }
    switch step.change {
    case .present: waitForModal()
    case .dismiss: waitForEnd(of: going)
    default: waitForArrival(from: before)
    }
  }

  /// Waits until the topmost modal has come.
  func waitForModal() {
    if layers.last?.isAlert == true { wait(for: .alert, alertDuration) } else { waitForArrival(from: []) }
  }

  /// Waits until modals have gone: until the topmost has, since SwiftUI says nothing of those that it covers.
  func waitForEnd(of layers: ArraySlice<LayerModel<R>>) {
    let going = layers.filter { $0.presence == .there }
    if let top = going.last(where: { !$0.isAlert }) {
      wait(for: .dismissal(top))
    } else if going.isEmpty {
      wait(for: .rendering)
    } else {
      wait(for: .alert, alertDuration)
    }
  }

  /// Waits for the screen that is on top now and was not before, or for rendering if there is none.
  ///
  /// A change of focus between columns side by side brings no such screen.
  ///
  /// - Parameter before: The entries on top of the screen before.
  func waitForArrival(from before: Set<EntryID>) {
    let tops = tops
    guard let new = tops.first(where: { !before.contains($0) }) else { return wait(for: .rendering) }
    let isThere = appeared.contains(new) && before.subtracting(tops).isDisjoint(with: appeared)
    wait(for: isThere ? .rendering : .appearance(new))
  }

  /// The top entries of the stacks that the user sees in the topmost layer, the one with the focus first.
  var tops: [EntryID] { layers.last?.node.seenStacks(isCertain: true).map { $0.top.id } ?? [] }
}
