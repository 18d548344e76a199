/// Where a screen is in its life.
@nonexhaustive
public enum ScreenPhase: Hashable, Sendable {
  /// It was made and has not been seen yet.
  case created
  /// It is the one that the user sees.
  case appeared
  /// It is there, below another screen or in a tab that is not selected.
  case covered
  /// Its entry is gone. Its tasks were cancelled, and it does not come back.
  case removed
}
