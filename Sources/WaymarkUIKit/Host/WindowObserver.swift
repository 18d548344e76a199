#if canImport(UIKit) && !os(watchOS)
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
    ) { _ in
      #if canImport(UIKit) && !os(watchOS)
        Task { @MainActor in body() }
      #else
        // A test's clock should find the work in place.
        MainActor.assumeIsolated(body)
      #endif
    }
  }

  deinit {
    NotificationCenter.default.removeObserver(token)
  }
}
