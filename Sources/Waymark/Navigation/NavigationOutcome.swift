/// How a navigation ended.
@nonexhaustive
public enum NavigationOutcome: Hashable, Sendable {
  /// All that it brought was shown; if it brought nothing, the screen came to rest after it.
  case completed
  /// The tree was as asked for already, so nothing happened.
  case unchanged
  /// A guard or a screen refused it, for a reason that it gave.
  case blocked(String)
  /// The user left the detour that it waited for, or gave up its transition half-way.
  case cancelled
  /// A newer navigation came before the guards answered, or undid this one before it was shown.
  case superseded(by: NavigationID)
  /// It could not be shown.
  case failed(NavigationError)
}

extension NavigationOutcome: CustomStringConvertible {
  /// The outcome as it reads in a log: `completed`, `blocked: The form is not saved`, `superseded by #4`.
  public var description: String {
    switch self {
    case .completed: "completed"
    case .unchanged: "unchanged"
    case .blocked(let reason): "blocked: \(reason)"
    case .cancelled: "cancelled"
    case .superseded(let id): "superseded by \(id)"
    case .failed(let error): "failed: \(error)"
    }
  }
}
