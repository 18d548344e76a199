#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

/// What makes screens and shows them: the one place of an app that knows its view controllers.
@preconcurrency @MainActor
public protocol AppNavigation {
  /// Makes the screen that a navigation leads to.
  ///
  /// - Parameter navigation: Where to go.
  /// - Returns: The screen.
  func viewcontrollerForNavigation(navigation: any Navigation) -> UIViewController

  /// Shows a screen: pushes it, presents it, or whatever else suits.
  ///
  /// Whatever transition it starts is waited for before the next navigation begins.
  ///
  /// - Parameters:
  ///   - navigation: Where to go.
  ///   - from: The screen that asked.
  ///   - to: The screen that viewcontrollerForNavigation(navigation:) made.
  func navigate(_ navigation: any Navigation, from: UIViewController, to: UIViewController)
}
