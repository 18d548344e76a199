import Waymark

/// Makes the router of a window, whatever shows it.
@MainActor
package func makeRouter(_ session: Session, timer: (any NavigationTimer)? = nil) -> Router<AppRoute> {
  let router = Router(AppRoute.trails, configuration: RouterConfiguration(advanced: .init(timer: timer)))
  router.addGuard("sign-in", entering: \.isPrivate) { _ in
    session.isSignedIn ? .allow : .detour(to: .present(.signIn, as: .sheet))
  }
  return router
}
