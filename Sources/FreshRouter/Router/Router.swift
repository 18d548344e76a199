/// Where the app's router is found.
@preconcurrency @MainActor
public class Router {
  /// The router that view controllers navigate by.
  public static let `default`: any IsRouter = DefaultRouter()
}

/// What a router's events tell when a screen navigates before anything was registered to carry it out.
public struct NavigationNotSetUp: Error, Hashable, CustomStringConvertible {
  /// What is missing.
  public var description: String {
    "No AppNavigation. Call Router.default.setupAppNavigation(appNavigation:) before the first navigation."
  }
}
