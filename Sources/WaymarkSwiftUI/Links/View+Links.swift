#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI
  public import Waymark

  extension View {
    /// Opens the links that the app is given, and those that come from other devices and the web.
    ///
    /// ```swift
    /// WindowGroup { RouterView(router) { … }.opensLinks(with: router) }
    /// ```
    ///
    /// - Parameters:
    ///   - router: The router that opens them with its `links`.
    ///   - options: How to carry them out.
    /// - Returns: The view.
    @MainActor
    public func opensLinks<R: Route>(
      with router: Router<R>, options: NavigationOptions = .standard
    ) -> some View {
      onOpenURL { router.open(received: $0.absoluteString, options: options) }
        .onContinueUserActivity(NSUserActivityTypeBrowsingWeb) { activity in
          if let url = activity.webpageURL {
            router.open(received: url.absoluteString, options: options)
          }
        }
    }
  }
#endif
