/// A pull at a sheet that a finger holds; not part of UIKit.
@preconcurrency @MainActor
public final class PullDown {
  private let transition: Transition?
  private var resisting: UIPresentationController?

  /// Whether the sheet must not be dismissed and only gives a little.
  public let isResisted: Bool

  init(_ dismissal: Dismissal) {
    transition = dismissal.transition
    isResisted = false
  }

  init(resistedBy manager: UIPresentationController) {
    transition = nil
    resisting = manager
    isResisted = true
  }

  /// Whether the finger still holds it.
  public var isHeld: Bool { transition?.isInteractive ?? (resisting != nil) }

  /// Moves the finger.
  ///
  /// - Parameter fraction: How far down, from 0 to 1.
  public func update(_ fraction: CGFloat) {
    transition?.updateInteractiveTransition(fraction)
  }

  /// Lets go so that the sheet goes; one that must not is told of the attempt.
  public func finish() {
    transition?.finishInteractiveTransition()
    release()
  }

  /// Lets go so that the sheet stays.
  public func cancel() {
    transition?.cancelInteractiveTransition()
    resisting = nil
  }

  private func release() {
    guard let manager = resisting else { return }
    resisting = nil
    manager.delegate?.presentationControllerDidAttemptToDismiss(manager)
  }
}
