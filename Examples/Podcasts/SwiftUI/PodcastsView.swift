#if canImport(SwiftUI)
  import PodcastsCore
  import PodcastsLibrary
  import PodcastsShows
  import SwiftUI
  import Waymark
  import WaymarkSwiftUI

  /// The app, whose windows share who is signed in and the library.
  @MainActor
  package struct PodcastsScene: Scene {
    @State private var stores = Stores()

    package init() {}

    package var body: some Scene {
      WindowGroup { PodcastsWindow(stores) }
    }
  }

  /// One window, with a router of its own.
  @MainActor
  struct PodcastsWindow: View {
    private let stores: Stores
    @ScreenModel private var router: Router<AppRoute>

    init(_ stores: Stores) {
      self.stores = stores
      _router = ScreenModel(wrappedValue: Podcasts.router(stores.session))
    }

    var body: some View {
      let router = router
      PodcastsView(router: router, stores: stores)
        .restoresNavigation(of: router, format: Podcasts.format, default: AppRoute.start)
        .opensLinks(with: router)
    }
  }

  /// Every screen of the app.
  @MainActor
  struct PodcastsView: View {
    let router: Router<AppRoute>
    let stores: Stores

    var body: some View {
      RouterView(router) { route, app in
        switch route {
        // MARK: Mounting
        case .shows(let route): ShowsView(route, app.scoped(AppRoute.shows), .init(stores, app))
        case .library(let route): LibraryView(route, app.scoped(AppRoute.library), .init(stores, app))
        case .account(let route): AccountView(route, app.scoped(AppRoute.account), stores.session)
        }
      }
      .emptyColumns { place in
        Text(place == 1 ? "No show" : "No episode").foregroundStyle(.secondary)
      }
      .tabItems { Label($0.title, systemImage: Self.symbol(of: $0)) }
      .alerts { route in
        guard case .library(.discardReview) = route else { return nil }
        return RouteAlert(
          title: "Discard the review?",
          buttons: [
            .init("Discard", role: .destructive, answering: DiscardModel.question, true),
            .init("Keep writing", role: .cancel),
          ])
      }
    }

    private static func symbol(of tab: AppRoute) -> String {
      switch tab {
      case .shows: "mic"
      case .library: "books.vertical"
      case .account: "person"
      }
    }
  }
#endif
