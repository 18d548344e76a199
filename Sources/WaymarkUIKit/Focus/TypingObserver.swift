#if canImport(UIKit) && !os(watchOS)
  // The names of its notifications are variables to Swift.
  @preconcurrency import UIKit
#else
  import HeadlessUIKit
#endif

/// Tells which view has begun to get what is typed, until it is released.
final class TypingObserver {
  private let tokens: [any NSObjectProtocol]

  @MainActor
  init(_ body: @escaping @MainActor @Sendable (UIView) -> Void) {
    #if canImport(UIKit) && !os(watchOS)
      let names = [UITextField.textDidBeginEditingNotification, UITextView.textDidBeginEditingNotification]
    #else
      let names = [UITextField.textDidBeginEditingNotification]
    #endif
    tokens = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
        nonisolated(unsafe) let object = notification.object
        // The view itself posts it, on the main thread.
        MainActor.assumeIsolated {
          if let view = object as? UIView { body(view) }
        }
      }
    }
  }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }
}
