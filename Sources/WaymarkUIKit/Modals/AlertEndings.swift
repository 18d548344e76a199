#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// Tells observers that a button of an alert was tapped, which UIKit reports only to the button.
@MainActor
enum AlertEndings {
  private static var observers: [ObjectIdentifier: @MainActor () -> Void] = [:]

  static func observe(_ alert: UIAlertController, _ body: @escaping @MainActor () -> Void) {
    observers[ObjectIdentifier(alert)] = body
  }

  static func forget(_ alert: UIAlertController) {
    observers[ObjectIdentifier(alert)] = nil
  }

  static func tell(of alert: UIAlertController) {
    observers[ObjectIdentifier(alert)]?()
  }
}
