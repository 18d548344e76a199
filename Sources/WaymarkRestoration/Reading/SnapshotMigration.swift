/// Takes a snapshot from one version to the next, by renaming, changing or retiring routes.
///
/// ```swift
/// SnapshotMigration(from: 1) { document in
///   document.renameCase("profile", to: "user")
///   document.retireCase("news")
/// }
/// ```
public struct SnapshotMigration: Sendable {
  /// The version that is read.
  package let version: Int

  let migrate: @Sendable (inout SnapshotDocument) throws -> Void

  /// Makes a migration.
  ///
  /// - Parameters:
  ///   - version: The version that is read. The result has the version after it.
  ///   - migrate: What to change. If it throws, the snapshot cannot be used, and the error is the reason. A
  ///     file can hold anything, so leave alone what you do not know.
  public init(from version: Int, _ migrate: @escaping @Sendable (inout SnapshotDocument) throws -> Void) {
    self.version = version
    self.migrate = migrate
  }
}
