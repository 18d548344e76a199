/// A use that the system may make of the link of a place while that is on the screen.
@nonexhaustive
public enum LinkUse: Hashable, Sendable {
  /// Going on with the place on another device.
  case handOff
  /// Finding the place again in the system's search.
  case search
  /// Suggesting the place when the user may want it.
  case prediction
}
