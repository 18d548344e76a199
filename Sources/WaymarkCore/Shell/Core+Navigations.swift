package import WaymarkState

/// Navigations: asked for, found, and ended.
extension Core {
  /// A number for a navigation.
  package func newNumber() -> NavigationNumber {
    lastNavigation += 1
    return lastNavigation
  }

  /// The navigation with a number, while it has not ended.
  package func navigation(_ number: NavigationNumber) -> Navigation? { navigations[number] }

  /// Asks for a navigation.
  ///
  /// - Parameter request: The request, with a number of its own.
  /// - Returns: The navigation, which may have ended.
  @discardableResult
  package func navigate(_ request: Request) -> Navigation {
    let navigation = Navigation(request.number)
    let outer = navigations.begin(navigation, wantsAnswer: request.wantsAnswer)
    send(.asked(request))
    navigations.keep(navigation, newest: outer)
    return navigation
  }

  /// Goes on with the navigation that waits for a screen, or for the newest detour.
  ///
  /// - Returns: That navigation; `nil` if none waits.
  package func finishDetour(_ screen: EntryID?) -> Navigation? {
    let waiting = state.waitingNavigation(in: screen).map { navigations.find($0) }
    send(.finishedDetour(screen))
    return waiting
  }

  func end(_ number: NavigationNumber, _ outcome: Outcome) {
    let ended = navigations.end(number, outcome)
    ended?.end(outcome, outcome == .failed(.host) ? hostFailure : nil)
    guard !closures.edits.isEmpty else { return }
    // The release of an edit may run code of the app's.
    let edits = closures.edits
    closures.edits = edits.filter { $0.value.navigation != number }
    extendLifetime(edits)
  }
}
