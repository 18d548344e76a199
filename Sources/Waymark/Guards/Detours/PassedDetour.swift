/// A detour that nothing waits for any more, or soon will not, as long as the tree may go back to where something did.
@MainActor
final class PassedDetour<R: Route> {
  /// Since when nothing waits for it.
  enum Passing: Comparable {
    /// What waited for it goes on and has not been decided.
    case undecided
    /// A commit, by its number.
    case commit(UInt64)
    /// The tree has gone back to before it, but the screen may show it late.
    case takenBack
  }

  var detour: Detour<R>

  /// How what waited for it was asked for.
  let options: NavigationOptions

  /// Its place among those that waited.
  let place: UInt64

  private(set) var passing: Passing

  /// What waited for it, which may end without a commit.
  private weak var navigation: Navigation<R>?

  init(_ detour: Detour<R>, of one: UndecidedNavigation<R>, _ passing: Passing) {
    self.detour = detour
    self.passing = passing
    navigation = one.navigation
    options = one.navigation.options
    place = one.place
  }

  /// Notes the first commit since which nothing waits for it.
  func pass(in commit: UInt64) { if passing == .undecided { passing = .commit(commit) } }

  /// Notes that the tree has gone back to before it.
  func takeBack() { passing = .takenBack }

  /// Whether no tree that may come back waits for it.
  ///
  /// - Parameters:
  ///   - reached: The number of the newest commit that is shown, before which the tree does not go back.
  ///   - mayComeLate: Whether the screen may show something that the router had given up.
  /// - Returns: Whether it can be let go of.
  func isSettled(_ reached: UInt64, mayComeLate: Bool) -> Bool {
    switch passing {
    case .undecided: navigation.map { $0.currentOutcome != nil } ?? true
    case .commit(let number): number <= reached
    case .takenBack: !mayComeLate
    }
  }
}
