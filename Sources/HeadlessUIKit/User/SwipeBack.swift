/// A swipe back that a finger holds; not part of UIKit.
@preconcurrency @MainActor
public final class SwipeBack {
  private let transition: RunningTransition
  private let recognizer: UIGestureRecognizer

  init(transition: RunningTransition, recognizer: UIGestureRecognizer) {
    self.transition = transition
    self.recognizer = recognizer
  }

  /// Whether the finger still holds the swipe.
  public var isHeld: Bool { transition.isInteractive }

  /// Moves the finger.
  ///
  /// - Parameter fraction: How far across the screen the finger is, from 0 to 1.
  public func update(_ fraction: CGFloat) {
    guard isHeld else { return }
    recognizer.state = .changed
    transition.updateInteractiveTransition(fraction)
  }

  /// Lets go so that the stack goes back; the rest of the way is animated.
  public func finish() {
    guard isHeld else { return }
    recognizer.state = .ended
    transition.finishInteractiveTransition()
    recognizer.state = .possible
  }

  /// Lets go so that the stack stays; the way back is animated.
  public func cancel() {
    guard isHeld else { return }
    recognizer.state = .cancelled
    transition.cancelInteractiveTransition()
    recognizer.state = .possible
  }
}
