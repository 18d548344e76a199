import PodcastsAccount
import Waymark
import WaymarkRestoration

/// The app beside its features, whatever shows it.
@MainActor
package enum Podcasts {
  // MARK: Restoration
  package static let format = SnapshotFormat<AppRoute>(
    version: 2,
    migrations: [SnapshotMigration(from: 1) { $0.renameCase("podcast", to: "show", in: "shows") }])

  /// Makes the router of a window.
  ///
  /// - Parameters:
  ///   - session: Who is signed in.
  ///   - timer: What time-outs are measured with.
  /// - Returns: The router, to be restored and then shown by a host.
  package static func router(_ session: Session, timer: (any NavigationTimer)? = nil) -> Router<AppRoute> {
    let router = Router(
      AppRoute.start,
      configuration: RouterConfiguration(
        links: AppLinks.table, placement: AppRoute.placement(of:), advanced: .init(timer: timer)))

    // MARK: Sign-in
    router.addGuard("sign-in", entering: \.isPrivate) { _ in
      session.isSignedIn ? .allow : .detour(to: .account(.signIn))
    }
    router.recheck(whenChanged: { session.isSignedIn })

    return router
  }
}
