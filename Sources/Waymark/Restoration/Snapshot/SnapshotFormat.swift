/// How an app's snapshots are written and read: the version of its routes, and how older versions become this one.
///
/// ```swift
/// let format = SnapshotFormat<AppRoute>(
///   version: 2,
///   migrations: [SnapshotMigration(from: 1) { $0.renameCase("profile", to: "user") }])
/// let bytes = try format.write(router.snapshot)
/// let restoration = format.read(bytes, default: RouteTree(.home))
/// ```
///
/// What is written is JSON; the same snapshot always gives the same bytes:
///
/// ```json
/// {"snapshot": 1, "version": 2, "tree": {
///   "root": {"stack": [{"route": {"home": {}}}, {"route": {"user": {"id": 5}}, "saved": {"draft": "Hello"}}]},
///   "modals": [{"style": "sheet", "stack": [{"route": {"signIn": {}}}]}]}}
/// ```
///
/// `snapshot` is the version of this shape, `version` the app's own. Tabs are
/// `{"tabs": [{"key": …, "stack": […]}], "selected": key}` in the place of a stack. What waits for a detour is a tree of its
/// own, `"wanted": {"root": …}`, beside the route of the place that stands for the detour.
public struct SnapshotFormat<R: Route & Codable>: Sendable {
  /// The version of the app's routes.
  public let version: Int

  /// How much a snapshot may hold.
  public let limits: SnapshotLimits

  let migrations: [Int: SnapshotMigration]

  /// Makes a format.
  ///
  /// - Parameters:
  ///   - version: The version of the app's routes, which grows whenever what is written changes its meaning.
  ///   - migrations: What takes a snapshot of an older version to the one after it. A version without one is taken over as
  ///     it is. Two for one version, or one for this version or a later one, are a programmer error.
  ///   - limits: How much a snapshot may hold.
  public init(
    version: Int = 1, migrations: [SnapshotMigration] = [], limits: SnapshotLimits = SnapshotLimits()
  ) {
    var byVersion: [Int: SnapshotMigration] = [:]
    for migration in migrations {
      precondition(
        migration.version < version,
        "A migration takes an older version to the next: raise the version passed to SnapshotFormat")
      precondition(
        byVersion.updateValue(migration, forKey: migration.version) == nil,
        "Each version has one migration: do both changes in one SnapshotMigration(from:)")
    }
    self.version = version
    self.limits = limits
    self.migrations = byVersion
  }

  /// The version of the shape that is written.
  static var shape: Int { 1 }

  /// How deep what is read may be nested.
  static var maximumDepth: Int { 128 }
}
