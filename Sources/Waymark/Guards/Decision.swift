/// The answer of a guard that is asked about a navigation.
@nonexhaustive
public enum Decision<R: Route>: Sendable {

  /// Let it go on.
  case allow
  /// Go elsewhere instead.
  ///
  /// The guards are asked about the other navigation from the beginning.
  case redirect(to: Intent<R>)
  /// Refuse it, for a reason to tell a person.
  case block(String)
  /// Open something else first, such as a sign-in, and hold the navigation until ``Router/finishDetour()``.
  case detour(to: Intent<R>)
}

extension Decision {
  /// The same decision.
  ///
  /// The closure of its intent is released only on the main actor.
  @MainActor var mainBound: Decision {
    switch self {
    case .allow, .block: self
    case .redirect(let intent): .redirect(to: intent.mainBound)
    case .detour(let intent): .detour(to: intent.mainBound)
    }
  }

  /// Go to a route instead: back to it if it is already there, or else to where
  /// the `placement` of ``RouterConfiguration`` puts it.
  ///
  /// - Parameter route: Where to go.
  /// - Returns: The decision.
  public static func redirect(to route: R) -> Decision { .redirect(to: .show(route)) }

  /// Open a route first, where the `placement` of ``RouterConfiguration`` puts it, and hold the navigation until
  /// ``Router/finishDetour()``.
  ///
  /// - Parameter route: What to open.
  /// - Returns: The decision.
  public static func detour(to route: R) -> Decision { .detour(to: .show(route)) }
}

/// The guard or the screen that was asked about a navigation.
@nonexhaustive
public enum DecisionSource: Hashable, Sendable {
  /// A screen that would be left, by its entry.
  case screen(EntryID)
  /// A guard of the router, by the name it was added with.
  case routerGuard(String)
}
