#if canImport(SwiftUI)
  import Foundation
  public import SwiftUI
  public import Waymark

  /// A button that goes to a route, from the screen that it is in.
  ///
  /// ```swift
  /// RouteLink(to: ShopRoute.product(id: 5)) { ProductRow(product) }
  /// RouteLink("Sign in", to: AppRoute.signIn, as: .sheet)
  /// RouteLink(to: AppRoute.photo(id: 5), zoom: "photo-5") { Thumbnail(photo) }
  /// ```
  ///
  /// It is disabled outside a screen with such routes.
  @MainActor
  public struct RouteLink<R: Route, Label: View>: View {
    private let route: R
    private let presentation: Presentation?
    private let zoom: String?
    private let label: Label
    @CurrentScreen<R> private var screen

    /// Makes a link.
    ///
    /// - Parameters:
    ///   - route: The route that the button goes to.
    ///   - presentation: The presentation; the router shows the route where it is placed, or goes back to it, if `nil`.
    ///   - zoom: The id by which the screen grows out of the button; the screen comes as usual if `nil`.
    ///   - label: The button's label.
    public init(
      to route: R, as presentation: Presentation? = nil, zoom: String? = nil, @ViewBuilder label: () -> Label
    ) {
      self.route = route
      self.presentation = presentation
      self.zoom = zoom
      self.label = label()
    }

    /// The button.
    public var body: some View {
      let screen = screen
      Button {
        guard let screen else { return }
        let options = NavigationOptions(transition: zoom.map { .zoom(from: $0) } ?? .standard)
        switch presentation {
        case nil: screen.show(route, options: options)
        case .push?: screen.push(route, options: options)
        case let presentation?: screen.present(route, as: presentation, options: options)
        }
      } label: {
        label
      }
      .disabled(screen == nil)
      .transitionSource(zoom)
    }
  }

  extension RouteLink where Label == Text {
    /// Makes a link with a text.
    ///
    /// - Parameters:
    ///   - title: The key of the localized text.
    ///   - route: The route that the button goes to.
    ///   - presentation: The presentation; the router shows the route where it is placed, or goes back to it, if `nil`.
    ///   - zoom: The id by which the screen grows out of the button; the screen comes as usual if `nil`.
    public init(
      _ title: LocalizedStringKey, to route: R, as presentation: Presentation? = nil, zoom: String? = nil
    ) {
      self.init(to: route, as: presentation, zoom: zoom) { Text(title) }
    }

    /// Makes a link with a text that is not localized.
    ///
    /// - Parameters:
    ///   - title: The text.
    ///   - route: The route that the button goes to.
    ///   - presentation: The presentation; the router shows the route where it is placed, or goes back to it, if `nil`.
    ///   - zoom: The id by which the screen grows out of the button; the screen comes as usual if `nil`.
    @_disfavoredOverload
    public init(
      _ title: some StringProtocol, to route: R, as presentation: Presentation? = nil, zoom: String? = nil
    ) {
      self.init(to: route, as: presentation, zoom: zoom) { Text(title) }
    }
  }

  extension View {
    /// Opens the links that the app is given, those that come from other devices and the web, and those by which the app
    /// has put something into the system's index.
    ///
    /// ```swift
    /// WindowGroup { RouterView(router) { … }.opensLinks(with: router) }
    /// ```
    ///
    /// - Parameters:
    ///   - router: The router that opens them with its `links`.
    ///   - options: The options of the navigation.
    /// - Returns: The view.
    @MainActor
    public func opensLinks<R: Route>(
      with router: Router<R>, options: NavigationOptions = .standard
    ) -> some View {
      onOpenURL { router.open(received: $0.absoluteString, options: options) }
        .opensActivities(of: NSUserActivityTypeBrowsingWeb, with: router, options: options)
        .opensActivities(of: ActivityContent.searchType, with: router, options: options)
    }

    /// Opens the links of activities of one type, such as the places that another device offers.
    ///
    /// - Parameters:
    ///   - type: The type of the activities.
    ///   - router: The router that opens them with its `links`.
    ///   - options: The options of the navigation.
    /// - Returns: The view.
    @MainActor
    public func opensActivities<R: Route>(
      of type: String, with router: Router<R>, options: NavigationOptions = .standard
    ) -> some View {
      onContinueUserActivity(type) { activity in
        let link = ActivityContent.link(
          type: activity.activityType, webPage: activity.webpageURL?.absoluteString, info: activity.userInfo)
        if let link { router.open(received: link, options: options) }
      }
    }
  }
#endif
