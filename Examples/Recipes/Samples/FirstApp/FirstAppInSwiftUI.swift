#if canImport(SwiftUI)
  import SwiftUI
  import Waymark
  import WaymarkSwiftUI

  @MainActor
  struct ContentView: View {
    @ScreenModel private var router = Router(AppRoute.home)

    var body: some View {
      RouterView(router) { route in
        switch route {
        case .home: RouteLink("Read", to: AppRoute.article(id: 5))
        case .article(let id): Text("Article \(id)")
        case .settings, .signIn: Text("\(route)")
        }
      }
    }
  }
#endif
