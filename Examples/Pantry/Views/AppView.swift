import SwiftUI
import Waymark

/// A screen of the app: one of a feature, which speaks its own routes.
struct AppView: View {
  let route: AppRoute
  let context: ScreenContext<AppRoute>
  let stores: Stores

  var body: some View {
    switch route {
    case .items(let route):
      ItemsView(route: route, context: context.scoped(AppRoute.items), store: stores.items)
    case .account(let route):
      AccountView(route: route, context: context.scoped(AppRoute.account), session: stores.session)
    }
  }
}
