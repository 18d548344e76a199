/// Recognizes a gesture on a view.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  /// How far recognition has come.
  public enum State: Int, Sendable {
    /// Not recognized yet.
    case possible
    /// A finger has begun it.
    case began
    /// The finger moves.
    case changed
    /// The finger has left, and it counts.
    case ended
    /// It does not count.
    case cancelled
    /// It was none.
    case failed
  }

  /// How far recognition has come.
  open var state: State = .possible

  /// Whether it recognizes anything.
  open var isEnabled = true

  /// Who is asked whether it may begin.
  open weak var delegate: (any UIGestureRecognizerDelegate)?

  /// The view it is attached to.
  public private(set) weak var view: UIView?

  /// Creates a recognizer.
  public override init() {
    super.init()
  }

  func attach(to view: UIView?) { self.view = view }
}

/// Recognizes a pan.
open class UIPanGestureRecognizer: UIGestureRecognizer {}

/// Recognizes a pan that starts at an edge of the screen.
open class UIScreenEdgePanGestureRecognizer: UIPanGestureRecognizer {}

/// Recognizes taps.
open class UITapGestureRecognizer: UIGestureRecognizer {}
