/// Why a question has no answer.
@nonexhaustive
public enum AskError: Error, Hashable, Sendable {
  /// A guard or a screen refused the navigation, for a reason that it gave.
  case blocked(String)
  /// The navigation waited for a detour that was left, or the task that awaits the answer was cancelled.
  case cancelled
  /// A newer navigation took the place of this one.
  case superseded(by: NavigationID)
  /// The screen could not be shown.
  case failed(NavigationError)
}

extension AskError: CustomStringConvertible {
  /// The error and its remedy, for logs.
  public var description: String {
    switch self {
    case .blocked(let reason): "The navigation was blocked: \(reason)"
    case .cancelled: "The navigation, or the task that awaited its answer, was cancelled."
    case .superseded(let id): "Navigation \(id) took the place of this one."
    case .failed(let error): "The navigation failed. \(error)"
    }
  }
}
