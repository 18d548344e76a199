#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// A view without a size beside what UIKit presents, which notices when that leaves the window.
///
/// It is for controllers that cannot be told apart from others of their class, as alerts, of whose end UIKit tells nobody.
@MainActor
final class DismissalWatcher: UIView {
  private let didLeave: @MainActor () -> Void

  private init(_ didLeave: @escaping @MainActor () -> Void) {
    self.didLeave = didLeave
    super.init(frame: .zero)
    isHidden = true
    isUserInteractionEnabled = false
  }

  required init?(coder: NSCoder) { nil }

  /// Watches a controller that is being presented.
  ///
  /// - Parameters:
  ///   - controller: The controller; nothing is watched if it is not presented.
  ///   - didLeave: Called whenever it leaves the window, also with the window's root.
  static func watch(_ controller: UIViewController, didLeave: @escaping @MainActor () -> Void) {
    guard let container = controller.presentationController?.containerView else { return }
    container.addSubview(DismissalWatcher(didLeave))
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    if window == nil { didLeave() }
  }
}
