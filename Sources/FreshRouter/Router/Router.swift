/// Holds the app's router.
@preconcurrency @MainActor
public class Router {
  /// The router that view controllers navigate with.
  public static let `default`: any IsRouter = DefaultRouter()
}

/// A screen navigates before anything was registered to carry it out.
public struct NavigationNotSetUp: Error, Hashable, CustomStringConvertible {
  /// The call that is missing.
  public var description: String {
    "No AppNavigation. Call Router.default.setupAppNavigation(appNavigation:) before the first navigation."
  }
}
