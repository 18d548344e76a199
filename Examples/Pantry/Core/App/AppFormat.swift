import WaymarkRestoration

extension AppRoute {
  /// The format in which the app writes where the user is.
  static let format = SnapshotFormat<AppRoute>(
    version: 2,
    migrations: [SnapshotMigration(from: 1) { $0.renameCase("product", to: "item", in: "items") }])
}
