import Observation
import Waymark

enum MarketRoute: Route {
  case offers
  case account
  case orders
  case signIn

  var isPrivate: Bool { self == .account || self == .orders }
}

@MainActor @Observable
final class MarketAccount {
  private(set) var isSignedIn = false

  func makeRouter() -> Router<MarketRoute> {
    let router = Router<MarketRoute>(RouteTree(tabs: RouteTab(.offers), RouteTab(.account)))
    router.addGuard("account", entering: \.isPrivate) { request in
      if self.isSignedIn { return .allow }
      return request.isRecheck ? .block("signed out") : .detour(to: .present(.signIn, as: .sheet))
    }
    router.recheck(whenChanged: { self.isSignedIn })
    return router
  }

  /// The action of the button of the sign-in screen.
  func signIn(on screen: ScreenContext<MarketRoute>) {
    isSignedIn = true
    screen.finishDetour()
  }

  /// The action of the button in the account tab.
  func signOut() { isSignedIn = false }
}
