#if canImport(UIKit) && !os(watchOS)
  public import UIKit
#else
  public import HeadlessUIKit
#endif

/// The abilities of a router, for apps that replace ``DefaultRouter`` in tests.
@preconcurrency @MainActor
public protocol IsRouter {
  /// Registers what makes and shows screens.
  ///
  /// - Parameter appNavigation: What makes and shows screens from now on.
  func setupAppNavigation(appNavigation: any AppNavigation)

  /// Navigates somewhere.
  ///
  /// - Parameters:
  ///   - navigation: Where to go.
  ///   - from: The screen that asks.
  func navigate(_ navigation: any Navigation, from: UIViewController)

  /// Calls a block after every navigation.
  ///
  /// - Parameter block: What to call.
  func didNavigate(block: @escaping (any Navigation) -> Void)

  /// Makes and shows screens, once it has been registered.
  var appNavigation: (any AppNavigation)? { get }
}
