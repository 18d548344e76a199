public import Waymark

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
    let restoration = read(Array(text.utf8), default: tree)
    return (restoration.snapshot, restoration.report)
  }
}
