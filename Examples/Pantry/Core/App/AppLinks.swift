import WaymarkLinks

/// The links of the app, with those of its features.
enum AppLinks {
  static let table = LinkTable<AppRoute>(
    schemes: ["https"], hosts: ["pantry.example"], appSchemes: ["pantry"]
  ) {
    Links(mounted: "/", ItemsLinks.table, AppRoute.items)
    Link("/account", AppRoute.account(.account))
  }
}
