/// How a navigation ended.
@nonexhaustive
public enum NavigationOutcome: Hashable, Sendable {
  /// What it asked for was shown.
  case completed
  /// The tree was as asked for already, so nothing happened.
  case unchanged
  /// A guard or a screen refused it.
  case blocked(BlockReason)
  /// It waited for a detour, and the user left the detour.
  case cancelled
  /// A newer navigation came before the guards answered, or took it back before it was shown.
  case superseded(by: NavigationID)
  /// It could not be shown.
  case failed(NavigationError)
}
