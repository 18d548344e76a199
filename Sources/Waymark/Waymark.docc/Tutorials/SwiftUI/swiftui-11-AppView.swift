import SwiftUI
import Waymark
import WaymarkSwiftUI

/// A window of the app.
@MainActor
struct AppView: View {
  @ScreenModel private var model = AppModel()

  var body: some View {
    RouterView(model.router) { route in
      switch route {
      case .trails: TrailsView()
      case .trail(let id): TrailView(trail: Trail.named(by: id))
      case .account: AccountView(session: model.session)
      case .logbook, .signIn: Text("Not there yet")
      }
    }
    .tabItems { tab in
      if tab == .account {
        Label("Account", systemImage: "person")
      } else {
        Label("Trails", systemImage: "map")
      }
    }
  }
}
