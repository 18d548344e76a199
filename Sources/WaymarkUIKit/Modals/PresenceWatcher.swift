#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A view without a size that notices when what it lies in comes into a window or leaves it, of which UIKit need not tell
/// anybody else.
@MainActor
final class PresenceWatcher: UIView {
  private let body: @MainActor (Bool) -> Void

  /// Makes a view to be added to the one that is watched.
  ///
  /// - Parameter body: Called with whether it is in a window, whenever that changes.
  init(_ body: @escaping @MainActor (Bool) -> Void) {
    self.body = body
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Watches a controller that is presented, as long as it is, from beside it: it may not be the host's own.
  ///
  /// - Parameters:
  ///   - controller: The controller; nothing is watched if it is not presented.
  ///   - body: Called with whether it is in a window, whenever that changes.
  /// - Returns: The watcher.
  @discardableResult
  static func watch(
    _ controller: UIViewController, _ body: @escaping @MainActor (Bool) -> Void
  ) -> PresenceWatcher? {
    guard let container = controller.presentationController?.containerView else { return nil }
    let watcher = PresenceWatcher(body)
    container.addSubview(watcher)
    return watcher
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // Taken out itself, it has nothing to say.
    if superview != nil { body(window != nil) }
  }
}
