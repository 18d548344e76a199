/// Holds the app's router.
@preconcurrency @MainActor
public class Router {
  /// The router that view controllers navigate with.
  public static let `default`: any IsRouter = DefaultRouter()
}

/// What a router's events report when a screen navigates before anything was registered to carry it out.
public struct NavigationNotSetUp: Error, Hashable, CustomStringConvertible {
  /// What is missing.
  public var description: String {
    "No AppNavigation. Call Router.default.setupAppNavigation(appNavigation:) before the first navigation."
  }
}

/// The screen that asked for a navigation is gone or covered by another modal, so nothing could be shown from it.
public struct NavigationNotShown: Error, CustomStringConvertible {
  /// The type of the screen that asked.
  let screen: String

  /// What went wrong, and what to do about it.
  public var description: String {
    "\(screen) is not on the screen, or presents another already. Navigate from the screen that the user sees."
  }
}
