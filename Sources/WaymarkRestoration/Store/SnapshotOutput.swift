import Waymark
import WaymarkStorage

/// Writes a store's snapshots to its file, and remembers one that could not be written.
///
/// Only the store's queue uses it.
final class SnapshotOutput<R: Route & Codable>: @unchecked Sendable {
  /// The result of writing.
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

  /// Replaces the file by a snapshot.
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

  /// Writes a snapshot or, if it is `nil`, the one that could not be written before.
  ///
  /// - Parameter snapshot: The snapshot.
  /// - Returns: The result, or `nil` if there was nothing to write.
  func flush(_ snapshot: Snapshot<R>?) -> Result? {
    (snapshot ?? unwritten).map(write)
  }
}
