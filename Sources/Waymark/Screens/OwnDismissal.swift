/// How a toolkit removes a screen without being asked to, as it does with an alert when a button is tapped.
///
/// The screen's answer after that is the user's own, which guards cannot take back.
@MainActor
struct OwnDismissal {
  /// Whether the toolkit has removed the screen, which the router may not know yet.
  let hasHappened: () -> Bool
  /// Makes the host report that the screen was removed.
  let report: () -> Void
}
