/// Where the app's router is found.
@preconcurrency @MainActor
public class Router {
  /// The router that view controllers navigate by.
  public static let `default`: any IsRouter = DefaultRouter()
}
