/// The form in which a scene keeps where its user was: `SnapshotFormat` conforms to it in `WaymarkRestoration`.
public protocol SceneFormat<R>: Sendable {
  /// The routes of the snapshot.
  associatedtype R: Route
  /// A report of what could not be read.
  associatedtype Report: Sendable

  /// Writes a snapshot.
  ///
  /// - Parameter snapshot: The snapshot.
  /// - Returns: The snapshot as text, or `nil` if nothing of it can be written.
  func text(of snapshot: Snapshot<R>) -> String?

  /// Reads a snapshot, keeping as much of it as is valid.
  ///
  /// - Parameters:
  ///   - text: The text that was kept.
  ///   - tree: The tree to show if nothing can be read.
  /// - Returns: A snapshot that can be shown, and a report of what was dropped.
  func snapshot(in text: String, default tree: RouteTree<R>) -> (snapshot: Snapshot<R>, report: Report)
}
