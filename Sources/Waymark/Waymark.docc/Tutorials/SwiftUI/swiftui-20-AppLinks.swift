import Waymark
import WaymarkLinks

/// The links of the app.
enum AppLinks {
  static let table = LinkTable<AppRoute>(appSchemes: ["trails"]) {
    Link("/trails", AppRoute.trails)
    Link("/trails/:id", AppRoute.trail)
    Link("/trails/:id/logbook", AppRoute.logbook)
    Link("/account", AppRoute.account)
  }
}
