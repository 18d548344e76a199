/// Why a step could not be shown.
package enum BindingHostError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The router that the host shows is gone.
  case routerMissing
  /// A step came before the first tree, or was planned for something else than the host shows.
  case stepDoesNotFit
  /// A newer step or rebuild came before this one could begin.
  case overtaken
  /// Something was to be pushed on an alert, or tabs put into one: an alert is one screen.
  case alertHoldsOneScreen

  package var description: String {
    switch self {
    case .routerMissing: "the router is gone"
    case .stepDoesNotFit: "the step does not fit what is shown"
    case .overtaken: "a newer request came before this one began"
    case .alertHoldsOneScreen: "an alert holds one screen: present a sheet for a stack or tabs"
    }
  }
}
