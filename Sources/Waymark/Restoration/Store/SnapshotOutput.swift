/// Writes a store's snapshots to its file, and remembers one that could not be written.
///
/// It is used on the store's queue alone.
final class SnapshotOutput<R: Route & Codable>: @unchecked Sendable {
  /// What came of writing.
  struct Result: Sendable {
    /// The parts that were left out.
    var omissions: [SnapshotError] = []
    /// Why nothing was written.
    var problem: SnapshotError?
  }

  private let format: SnapshotFormat<R>
  private let file: SnapshotFile
  private var unwritten: Snapshot<R>?

  init(_ format: SnapshotFormat<R>, _ file: SnapshotFile) {
    self.format = format
    self.file = file
  }

  /// Whether the last snapshot is not on disk.
  var isOwing: Bool { unwritten != nil }

  /// Writes a snapshot in the place of the file.
  func write(_ snapshot: Snapshot<R>) -> Result {
    var result = Result()
    do throws(SnapshotError) {
      let bytes = try format.write(snapshot) { result.omissions.append($0) }
      do throws(SystemFault) {
        try file.replace(with: bytes)
      } catch {
        throw .system(code: error.code)
      }
    } catch {
      result.problem = error
    }
    unwritten = result.problem == nil ? nil : snapshot
    return result
  }

  /// Writes a snapshot, or if there is none the one that could not be written before.
  ///
  /// - Parameter snapshot: The snapshot.
  /// - Returns: What came of it, or `nil` if there was nothing to be written.
  func flush(_ snapshot: Snapshot<R>?) -> Result? {
    (snapshot ?? unwritten).map(write)
  }
}
