#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Tells when a window was shown, until it is released.
final class WindowObserver {
  private let token: any NSObjectProtocol

  init(_ body: @escaping @MainActor @Sendable () -> Void) {
    token = NotificationCenter.default.addObserver(
      forName: UIWindow.didBecomeVisibleNotification, object: nil, queue: nil
    ) { _ in MainActor.assumeIsolated(body) }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
