/// How a toolkit removes a screen without being asked to, as it does with an alert when a button is tapped.
///
/// What the screen returns once that has happened is the user's answer, which guards cannot take back.
@MainActor
struct OwnDismissal {
  /// Whether the toolkit has removed the screen, which the router may not know yet.
  let hasHappened: () -> Bool
  /// Makes the host report that the screen was removed.
  let report: () -> Void
}
