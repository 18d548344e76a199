public import Waymark
import WaymarkStorage

extension SnapshotFormat {
  /// Writes a snapshot.
  ///
  /// Only what cannot be written is left out: a saved value alone, or a route with what is above it in its
  /// stack, as when an unknown route is read. If the whole is too long, the largest saved values are left
  /// out, and then what waits for detours. Numbers that are not finite are written as `"Infinity"`,
  /// `"-Infinity"` and `"NaN"`, and are read as numbers again.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - onOmission: Called with what is left out, and why.
  /// - Returns: JSON in UTF-8.
  /// - Throws: ``SnapshotError`` if nothing is left to be written, or the routes alone are too long.
  /// - Complexity: O(*n*), where *n* is the size of the places and of what they hold.
  public func write(
    _ snapshot: Snapshot<R>, onOmission: (SnapshotError) -> Void = { _ in }
  ) throws(SnapshotError) -> [UInt8] {
    var writer = SnapshotWriter(snapshot, limits)
    var bytes = try self.bytes(of: writer.tree())
    if bytes.count > limits.byteCount {
      let excess = bytes.count - limits.byteCount
      writer = writer.omittingLargest(atLeast: excess)
      bytes = try self.bytes(of: writer.tree())
      if bytes.count > limits.byteCount, let shorter = writer.omittingDetours() {
        writer = shorter
        bytes = try self.bytes(of: writer.tree())
      }
      guard bytes.count <= limits.byteCount else {
        throw .tooLarge(byteCount: bytes.count, limit: limits.byteCount)
      }
    }
    for omission in writer.omissions { onOmission(omission) }
    return bytes
  }

  private func bytes(of tree: SnapshotValue) -> [UInt8] {
    let file: SnapshotValue = [
      "snapshot": .number(String(Self.shape)), "version": .number(String(version)), "tree": tree,
    ]
    return file.bytes
  }
}
