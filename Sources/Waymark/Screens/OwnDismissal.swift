/// How a toolkit takes a screen away without being asked to, as it does with an alert when a button is tapped.
///
/// What the screen returns once that has happened is the user's answer, which guards cannot take back.
@MainActor
struct OwnDismissal {
  /// Whether the toolkit has taken the screen away, which the router may not have heard of.
  let hasHappened: () -> Bool
  /// Has the host report it.
  let report: () -> Void
}
