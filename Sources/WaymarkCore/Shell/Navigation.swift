package import WaymarkState

/// A request that somebody may wait for, with how it ended.
package final class Navigation: Request, @unchecked Sendable {
  @MainActor @exclusivity(unchecked) private var ending: (outcome: Outcome, failure: AnyValue?)?
  /// The edits that guards have put in place of the one that was asked for.
  @MainActor package internal(set) var redirects: [Edit] = []
  /// The routes that guards have taken out of what it brings.
  @MainActor package internal(set) var refused: [AnyRoute] = []
  /// The navigation that it is the same as.
  @MainActor private(set) var first: Navigation?
  /// The answer of the place that was opened, once it is known.
  @MainActor package private(set) var delivered: AnyValue??
  @MainActor @exclusivity(unchecked) private var whenEnded: [@MainActor (Outcome) -> Void] = []
  @MainActor private var whenAnswered: [@MainActor (AnyValue?) -> Void] = []
}

@MainActor extension Navigation {
  package var outcome: Outcome? { ending?.outcome }

  /// The host's failure with which it ended.
  package var failure: AnyValue? { ending?.failure }

  /// Whether nothing will become of it that another navigation does not tell.
  var isOver: Bool { ending != nil && (!wantsAnswer || delivered != nil) || first != nil }

  /// Calls a closure at the end, which is still to come.
  package func onEnd(_ body: @escaping @MainActor (Outcome) -> Void) { whenEnded.append(body) }

  /// Calls a closure with the answer, which is still to come.
  package func onAnswer(_ body: @escaping @MainActor (AnyValue?) -> Void) { whenAnswered.append(body) }

  func end(_ outcome: Outcome, _ failure: AnyValue? = nil) {
    guard ending == nil else { return }
    ending = (outcome, failure)
    if outcome != .completed { deliver(nil) }
    guard !whenEnded.isEmpty else { return }
    for waiter in whenEnded { waiter(outcome) }
    whenEnded = []
  }

  func deliver(_ value: AnyValue?) {
    guard delivered == nil else { return }
    delivered = .some(value)
    for waiter in whenAnswered { waiter(value) }
    whenAnswered = []
  }

  /// Ends as another one does, and with the same answer.
  func join(_ first: Navigation) {
    self.first = first
    if let answer = first.delivered { deliver(answer) } else if wantsAnswer { first.onAnswer(deliver) }
    if let outcome = first.outcome {
      end(outcome, first.failure)
    } else {
      first.onEnd { [unowned first] in self.end($0, first.failure) }
    }
  }
}

/// Navigations: asked for, found, and ended.
extension Core {
  /// A number for a navigation.
  package func newNumber() -> NavigationNumber {
    lastNavigation += 1
    return lastNavigation
  }

  /// The navigation with a number, until it has ended and owes no answer.
  package func navigation(_ number: NavigationNumber) -> Navigation? {
    newest?.number == number ? newest : navigations[number]
  }

  /// Asks for a navigation.
  ///
  /// - Parameter navigation: The navigation, with a number of its own.
  /// - Returns: The navigation, which may have ended; an older one if it is the same as that.
  @discardableResult
  package func navigate(_ navigation: Navigation) -> Navigation {
    let outer = newest
    newest = navigation
    send(.asked(navigation))
    newest = outer
    if !navigation.isOver { navigations[navigation.number] = navigation }
    return navigation.first ?? navigation
  }

  /// Goes on with the navigation that waits for a screen, or for the newest detour.
  ///
  /// - Returns: That navigation; `nil` if none waits.
  package func finishDetour(_ screen: EntryID?) -> Navigation? {
    let waiting = state.waitingNavigation(in: screen).map { known($0) }
    send(.finishedDetour(screen))
    return waiting
  }

  /// The navigation with a number, which came with a snapshot if nobody here has asked for it.
  private func known(_ number: NavigationNumber) -> Navigation {
    if let known = navigation(number) { return known }
    let navigation = Navigation(number)
    // The router's own rechecks have no numbers, and no end that is told.
    if number == 0 { navigation.end(.completed) } else { navigations[number] = navigation }
    return navigation
  }

  /// Changes a navigation, and forgets it if it is over then.
  func change(_ number: NavigationNumber, _ body: (Navigation) -> Void) {
    guard let one = navigation(number) else { return }
    body(one)
    if one !== newest, one.isOver { navigations[number] = nil }
    // The release of its request may run code of the app's.
    extendLifetime(one)
  }

  func end(_ number: NavigationNumber, _ outcome: Outcome) {
    change(number) { $0.end(outcome, outcome == .failed(.host) ? hostFailure : nil) }
    guard !edits.isEmpty else { return }
    // The release of an edit may run code of the app's.
    let before = edits
    edits = before.filter { $0.navigation != number }
    extendLifetime(before)
  }
}
