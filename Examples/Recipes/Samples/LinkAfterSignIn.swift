import Waymark
import WaymarkLinks

enum BankRoute: Route {
  case home
  case accounts
  case account(id: Int)
  case signIn

  var isPrivate: Bool {
    switch self {
    case .home, .signIn: false
    case .accounts, .account: true
    }
  }
}

@MainActor
final class BankSession {
  var isSignedIn = false

  func makeRouter() -> Router<BankRoute> {
    let links = LinkTable<BankRoute>(schemes: ["https"], hosts: ["bank.example"]) {
      Link("/", BankRoute.home)
      Link("/accounts", BankRoute.accounts)
      Link("/accounts/:id", BankRoute.account)
    }
    let router = Router(BankRoute.home, configuration: RouterConfiguration(links: links))
    router.addGuard("sign-in", entering: \.isPrivate) { _ in
      self.isSignedIn ? .allow : .detour(to: .present(.signIn, as: .sheet))
    }
    return router
  }

  /// The action of the button of the sign-in screen.
  func signIn(on screen: ScreenContext<BankRoute>) {
    isSignedIn = true
    screen.finishDetour()
  }
}
