import Waymark
import WaymarkLinks

/// The router of a window, with the rules of the app.
enum AppRouter {
  static func make(_ session: Session, _ analytics: Analytics) -> Router<AppRoute> {
    let router = Router(
      AppRoute.start,
      configuration: RouterConfiguration(links: AppLinks.table, placement: AppRoute.placement(of:)))
    router.addGuard("sign-in", entering: \.isPrivate) { request in
      if session.isSignedIn { return .allow }
      return request.isRecheck ? .block("signed out") : .detour(to: .account(.signIn))
    }
    router.recheck(whenChanged: { session.isSignedIn })
    analytics.follow(router)
    return router
  }
}
