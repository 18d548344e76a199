/// A pull on a sheet that a finger holds; not part of UIKit.
@preconcurrency @MainActor
public final class PullDown {
  private let transition: RunningTransition?
  private var resisting: UIPresentationController?
  /// The dismissal, if it begins only when the finger lets go.
  private var dismissal: (() -> Void)?
  private weak var presented: UIViewController?

  /// Whether the sheet must not be dismissed, so that it only yields a little to the pull.
  public let isResisted: Bool

  init(_ dismissal: Dismissal) {
    transition = dismissal.transition
    isResisted = false
  }

  init(of presented: UIViewController, _ dismissal: @escaping () -> Void) {
    transition = nil
    self.presented = presented
    self.dismissal = dismissal
    isResisted = false
  }

  init(resistedBy manager: UIPresentationController) {
    transition = nil
    resisting = manager
    presented = manager.presentedViewController
    isResisted = true
  }

  /// Whether the finger still holds the sheet.
  public var isHeld: Bool { transition?.isInteractive ?? (resisting != nil || dismissal != nil) }

  /// Moves the finger.
  ///
  /// - Parameter fraction: How far down the finger is, from 0 to 1.
  public func update(_ fraction: CGFloat) {
    transition?.updateInteractiveTransition(fraction)
  }

  /// Lets go so that the sheet is dismissed; if it must not be, its delegate is told of the attempt.
  public func finish() {
    transition?.finishInteractiveTransition()
    release()
  }

  /// Lets go so that the sheet stays.
  public func cancel() {
    transition?.cancelInteractiveTransition()
    resisting = nil
    dismissal = nil
  }

  private func release() {
    // The sheet may have been dismissed or covered while the finger held it.
    if let dismissal, presented?.presentingViewController != nil, presented?.presentedViewController == nil {
      dismissal()
    }
    dismissal = nil
    guard let manager = resisting else { return }
    resisting = nil
    guard let presented, presented.presentingViewController != nil else { return }
    withExtendedLifetime(presented) {
      manager.delegate?.presentationControllerDidAttemptToDismiss(manager)
    }
  }
}
