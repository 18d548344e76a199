import SwiftUI
import Waymark
import WaymarkLinks
import WaymarkRestoration
import WaymarkSwiftUI

@main
struct PantryApp: App {
  @State private var stores = Stores(folder: .applicationSupportDirectory)

  var body: some Scene {
    WindowGroup { PantryWindow(stores) }
  }
}

/// A window, with a router of its own.
struct PantryWindow: View {
  private let stores: Stores
  @ScreenModel private var router: Router<AppRoute>

  init(_ stores: Stores) {
    self.stores = stores
    _router = ScreenModel(wrappedValue: AppRouter.make(stores.session, Analytics { print($0) }))
  }

  var body: some View {
    RouterView(router) { route, context in AppView(route: route, context: context, stores: stores) }
      .tabItems { Label($0.tab.title, systemImage: $0.tab.symbol) }
      .alerts { route in
        guard route == .items(.discardChanges) else { return nil }
        return RouteAlert(
          title: "Discard the changes?",
          buttons: [
            .init("Discard", role: .destructive, answering: ItemsQuestions.discard, true),
            .init("Keep editing", role: .cancel),
          ])
      }
      .restoresNavigation(of: router, format: AppRoute.format, default: AppRoute.start)
      .opensLinks(with: router)
  }
}
