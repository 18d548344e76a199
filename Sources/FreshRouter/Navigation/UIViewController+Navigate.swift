#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

extension UIViewController {
  /// Navigates from this screen, with the app's router.
  ///
  /// If nothing is under way, the navigation has been carried out when this returns. Otherwise it waits for
  /// the end of the transition.
  ///
  /// - Parameter navigation: Where to go.
  /// - Complexity: O(*n*), where *n* is the number of view controllers in the window.
  @preconcurrency
  public func navigate(_ navigation: any Navigation) {
    Router.default.navigate(navigation, from: self)
  }
}
