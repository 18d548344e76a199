/// What a router shows when several navigations are committed before the first has been shown.
@nonexhaustive
public enum CommitPolicy: Hashable, Sendable {
  /// The step under way ends, then the screen goes straight to the newest tree. No commit that was replaced is shown.
  case latest
  /// Every commit is shown, one after the other.
  case everyCommit
}
