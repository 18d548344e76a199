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

  /// How many bytes of JSON a snapshot may have.
  package let byteLimit: Int

  let migrations: [Int: SnapshotMigration]

  /// Makes a format.
  ///
  /// - Parameters:
  ///   - version: The version of the app's routes. Raise it whenever the meaning of what is written changes.
  ///   - migrations: The migrations from older versions, each to the version after it. A version without one
  ///     is read as it is. Two migrations from the same version are a programmer error, and so is a migration
  ///     from this version or a later one.
  ///   - byteLimit: How many bytes of JSON a snapshot may have, since a file can say anything. Saved values
  ///     may take half of them together.
  public init(version: Int = 1, migrations: [SnapshotMigration] = [], byteLimit: Int = 8 << 20) {
    precondition(byteLimit > 0, "A snapshot has at least one place: give SnapshotFormat a positive byteLimit")
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
    self.byteLimit = byteLimit
    self.migrations = byVersion
  }

  /// The version of the shape that is written.
  static var shape: Int { 1 }

  /// How deep a file may be nested.
  static var maximumDepth: Int { 128 }
}

extension SnapshotFormat {
  /// Writes a snapshot.
  ///
  /// Only what cannot be written is left out: a saved value alone, or a route with what is above it in its
  /// stack, as when an unknown route is read. A saved value is also left out if it is longer than what is
  /// left of half the limit. Numbers that are not finite are written as `"Infinity"`, `"-Infinity"` and
  /// `"NaN"`, and are read as numbers again.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - onOmission: Called with what is left out, and why.
  /// - Returns: JSON in UTF-8.
  /// - Throws: ``SnapshotError`` if nothing is left to be written, or the whole is too long.
  /// - Complexity: O(*n*), where *n* is the size of the places and of what they hold.
  public func write(
    _ snapshot: Snapshot<R>, onOmission: (SnapshotError) -> Void = { _ in }
  ) throws(SnapshotError) -> [UInt8] {
    let writer = SnapshotWriter(snapshot, room: byteLimit / 2)
    let file: JSONValue = [
      "snapshot": .number(String(Self.shape)), "version": .number(String(version)),
      "tree": try writer.tree(),
    ]
    let bytes = file.bytes
    guard bytes.count <= byteLimit else { throw .tooLarge(byteCount: bytes.count, limit: byteLimit) }
    for omission in writer.omissions { onOmission(omission) }
    return bytes
  }
}

extension SnapshotFormat: SceneFormat {
  /// Writes a snapshot as the text that a scene keeps.
  ///
  /// - Parameter snapshot: The snapshot.
  /// - Returns: JSON, or `nil` if nothing of the snapshot can be written.
  public func text(of snapshot: Snapshot<R>) -> String? {
    (try? write(snapshot)).map { String(decoding: $0, as: UTF8.self) }
  }

  /// Reads the text that a scene has kept.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - tree: The tree to show if nothing can be read.
  /// - Returns: A snapshot that can be shown, and what was dropped.
  public func snapshot(
    in text: String, default tree: RouteTree<R>
  ) -> (snapshot: Snapshot<R>, report: RestorationReport) {
    read(Array(text.utf8), default: tree)
  }
}
