/// A moment of a router's history.
public struct HistoryMoment<R: Route>: Identifiable, Sendable {
  /// What made the tree what it was.
  @nonexhaustive
  public enum Cause: Hashable, Sendable {
    /// The tree was that when the history began.
    case start
    /// A navigation changed it.
    case navigation
    /// The user did something without asking.
    case user
    /// It went back to what was shown, because a host failed or the user gave a step up.
    case takenBack
    /// The router had travelled there, and went on from there.
    case travel
  }

  /// Its number, from 1, which only grows.
  public let id: Int
  /// The navigation, or the user's action, that made it.
  public let navigationID: NavigationID
  /// What made it.
  public let cause: Cause
  /// When that was, as the router's timer measures it.
  public let time: Duration
}
