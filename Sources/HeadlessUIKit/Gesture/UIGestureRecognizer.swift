/// Recognizes a gesture on a view.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// The state of the recognition.
  public enum State: Int, Sendable {
    /// Nothing has been recognized yet.
    case possible
    /// A finger has begun the gesture.
    case began
    /// The finger moves.
    case changed
    /// The gesture has ended.
    case ended
    /// The gesture was cancelled.
    case cancelled
    /// The touches were not this gesture.
    case failed
  }

  /// The state of the recognition.
  open var state: State = .possible

  /// Whether the recognizer is enabled.
  open var isEnabled = true

  /// The delegate, which is asked whether the gesture may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
}
