#if canImport(UIKit) && !os(watchOS)
  import UIKit
#else
  import HeadlessUIKit
#endif

extension UIViewController {
  /// Goes somewhere from this screen, by the app's router.
  ///
  /// When nothing is under way it has been carried out when this returns. During a transition it waits for its end.
  ///
  /// - Parameter navigation: Where to go.
  /// - Complexity: O(*n*), where *n* is the number of view controllers in the window.
  @preconcurrency
  public func navigate(_ navigation: any Navigation) {
    Router.default.navigate(navigation, from: self)
  }
}
