/// Why a navigation failed.
@nonexhaustive
public enum NavigationError: Error, Hashable, Sendable {
  /// Guards sent the navigation elsewhere, or screens asked the user, more often than the router allows.
  case tooManyRedirects(limit: Int)
  /// A guard of places asked for a detour to a place that it guards itself.
  case guardedDetour(by: DecisionSource)
  /// A recheck refused the window's root, and nothing could take its place, so the root stays alone.
  case rootRefused
  /// Guards or observers kept answering navigations with navigations.
  case tooManyRounds(limit: Int)
  /// The router was released before the navigation was shown.
  case routerReleased
  /// The host could not show the tree, not even by building it anew.
  ///
  /// A navigation that was on its way ends as completed if every part of it is on the screen all the same.
  case hostFailed(HostFailure)
  /// The screen that asked for the navigation was no longer in the router's tree.
  case screenGone
  /// The text that was to be opened is not a link of the router's table.
  case linkRefused(LinkRefusal)
  /// The navigation named a route, a tab or a column that is not in the tree.
  case notThere
}

extension NavigationError: CustomStringConvertible {
  /// The error and its remedy, for logs.
  public var description: String {
    switch self {
    case .tooManyRedirects(let limit):
      "More than \(limit) redirects: a guard guards the place that it leads to, or guards lead to each other's places. "
        + "Have them allow it, or give RouterConfiguration.Advanced a higher redirectLimit."
    case .guardedDetour(let source):
      "The detour that \(source) asked for leads to a place that it guards itself. "
        + "Leave that place out of what it is asked about."
    case .rootRefused:
      "The window's root was refused and nothing could take its place. "
        + "Have the guard redirect to a place that everybody may see."
    case .tooManyRounds(let limit):
      "Guards or observers answered navigations with navigations \(limit) times in a row. Navigate on a condition that ends."
    case .routerReleased:
      "The router was released before the navigation was shown. Keep it as long as its window."
    case .hostFailed(let failure):
      "The host could not show the tree: \(failure)"
    case .screenGone:
      "The screen that asked for it was no longer in the router's tree. Navigate from one that is, or from the router."
    case .linkRefused(let refusal):
      "The link was refused. \(refusal)"
    case .notThere:
      "The navigation names what is not in the tree. \(Self.notThereAdvice)"
    }
  }

  static var notThereAdvice: String {
    "Name a route of the stack that the user sees, or a tab or a column that is there; show(_:) opens a route that may be missing."
  }
}
