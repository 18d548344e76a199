#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// Makes screens and shows them: the one place in an app that knows its view controllers.
@preconcurrency @MainActor
public protocol AppNavigation {
  /// Makes the screen that a navigation leads to.
  ///
  /// - Parameter navigation: Where to go.
  /// - Returns: The screen.
  func viewcontrollerForNavigation(navigation: any Navigation) -> UIViewController

  /// Shows a screen: pushes it, presents it, or whatever else fits.
  ///
  /// The next navigation waits until any transition that this starts has ended.
  ///
  /// - Parameters:
  ///   - navigation: Where to go.
  ///   - from: The screen that asked.
  ///   - to: The screen that viewcontrollerForNavigation(navigation:) made.
  func navigate(_ navigation: any Navigation, from: UIViewController, to: UIViewController)
}
