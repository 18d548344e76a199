/// A detour that nothing waits for any more, or soon will not, kept as long as the tree may go back to it.
@MainActor
final class PassedDetour<R: Route> {
  /// The moment from which on nothing waits for the detour.
  enum Passing: Comparable {
    /// The navigation that waited for it goes on, and has not been decided.
    case undecided
    /// A commit, by its number.
    case commit(UInt64)
    /// The tree has gone back to before it, but the screen may show it late.
    case takenBack
  }

  var detour: Detour<R>

  /// The options of the navigation that waited for it.
  let options: NavigationOptions

  /// Its place among the waiting navigations.
  let place: UInt64

  private(set) var passing: Passing

  /// The navigation that waited for it, which may end without a commit.
  private weak var navigation: Navigation?

  init(_ detour: Detour<R>, of one: UndecidedNavigation<R>, _ passing: Passing) {
    self.detour = detour
    self.passing = passing
    navigation = one.navigation
    options = one.navigation.options
    place = one.place
  }

  /// Notes the first commit after which nothing waits for it.
  func pass(in commit: UInt64) { if passing == .undecided { passing = .commit(commit) } }

  /// Notes that the tree has gone back to before it.
  func takeBack() { passing = .takenBack }

  /// Whether no tree to which the router may go back needs it.
  ///
  /// - Parameters:
  ///   - reached: The number of the newest commit that is shown, before which the tree does not go back.
  ///   - mayComeLate: Whether the screen may show something that the router had given up.
  /// - Returns: Whether it can be forgotten.
  func isSettled(_ reached: UInt64, mayComeLate: Bool) -> Bool {
    switch passing {
    case .undecided: navigation.map { $0.currentOutcome != nil } ?? true
    case .commit(let number): number <= reached
    case .takenBack: !mayComeLate
    }
  }
}
