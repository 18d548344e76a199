public import Waymark

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
/// The format is JSON, and the same snapshot always gives the same bytes:
///
/// ```json
/// {"snapshot": 1, "version": 2, "tree": {
///   "root": {"stack": [{"route": {"home": {}}}, {"route": {"user": {"id": 5}}, "saved": {"draft": "Hello"}}]},
///   "modals": [{"style": "sheet", "stack": [{"route": {"signIn": {}}}]}]}}
/// ```
///
/// `snapshot` is the version of this shape, and `version` is the app's own. In place of a stack, tabs are
/// `{"tabs": [{"key": …, "stack": […]}], "selected": key}`. What waits for a detour is a tree of its own,
/// `"wanted": {"root": …}`, beside the route of the place that stands for the detour.
public struct SnapshotFormat<R: Route & Codable>: Sendable {
  /// The version of the app's routes.
  package let version: Int

  /// How much a snapshot may hold.
  package let limits: SnapshotLimits

  let migrations: [Int: SnapshotMigration]

  /// Makes a format.
  ///
  /// - Parameters:
  ///   - version: The version of the app's routes. Raise it whenever the meaning of what is written changes.
  ///   - migrations: The migrations from older versions, each to the version after it. A version without one
  ///     is read as it is. Two migrations from the same version are a programmer error, and so is a migration
  ///     from this version or a later one.
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

  /// How deep a file may be nested.
  static var maximumDepth: Int { 128 }
}
