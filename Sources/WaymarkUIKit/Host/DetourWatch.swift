import Waymark

/// Notices that one navigation waits for a detour, which the router may say before it has returned the navigation.
@MainActor
final class DetourWatch {
  private var detoured: Set<NavigationID> = []
  private var awaited: NavigationID?

  /// Notes that a navigation waits for a detour, and calls a closure if it is the one.
  func note(_ navigation: NavigationID, _ body: () -> Void) {
    detoured.insert(navigation)
    if navigation == awaited { body() }
  }

  /// Says which navigation is the one, and calls a closure if it waits already.
  func wait(for navigation: NavigationID, _ body: () -> Void) {
    awaited = navigation
    if detoured.contains(navigation) { body() }
  }
}
