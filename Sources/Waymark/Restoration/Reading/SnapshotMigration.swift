/// What takes a snapshot of one version to the next: routes that were renamed, changed or retired.
///
/// ```swift
/// SnapshotMigration(from: 1) { document in
///   document.renameCase("profile", to: "user")
///   document.retireCase("news")
/// }
/// ```
public struct SnapshotMigration: Sendable {
  /// The version that is read.
  public let version: Int

  let migrate: @Sendable (inout SnapshotDocument) throws -> Void

  /// Makes a migration.
  ///
  /// - Parameters:
  ///   - version: The version that is read; the one after it is what comes out.
  ///   - migrate: What to change. What it throws makes the snapshot one that cannot be used, with what was thrown as the
  ///     reason. It meets whatever a file can hold, so it does best to leave alone what it does not know.
  public init(from version: Int, _ migrate: @escaping @Sendable (inout SnapshotDocument) throws -> Void) {
    self.version = version
    self.migrate = migrate
  }
}
