/// Opens the links that a scene of the system receives: `LinkTable` conforms to it in `WaymarkLinks`.
///
/// A router keeps one, ``Router/links``, so that hosts need not know how links are read. One of an app's own hears neither who opens a
/// link nor from which screen.
public protocol LinkOpener<R>: AnyObject, Sendable {
  /// The routes of the router.
  associatedtype R: Route

  /// Opens a link that comes from outside the app.
  ///
  /// - Parameters:
  ///   - url: The text of the link.
  ///   - router: The router that goes where the link leads.
  ///   - options: How to carry it out.
  /// - Returns: The navigation, which has ended with ``NavigationError/linkRefused(_:)`` if the text is not a link.
  @MainActor @discardableResult
  func open(_ url: String, in router: Router<R>, options: NavigationOptions) -> Navigation
}

extension Router {
  /// Opens a link that a host has received from the system.
  @discardableResult
  package func open(received url: String, options: NavigationOptions) -> Navigation {
    links?.open(url, in: self, options: options) ?? end(.failed(.linkRefused(.noLinks)), options)
  }
}
