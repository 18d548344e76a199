/// A navigation that has come to rest on the screen, or something that the user did.
public struct DidNavigate<R: Route>: Sendable {
  /// Who changed what is shown.
  @nonexhaustive
  public enum Cause: Sendable {
    /// Somebody asked the router, with these options.
    case request(NavigationOptions)
    /// The user did it, and the host reported it.
    case user(ExternalChange<R>)
  }

  /// The number of the navigation, or of the user's action.
  public let navigationID: NavigationID

  /// Who changed what is shown.
  public let cause: Cause

  /// The route that the user sees now.
  public let route: R
}
