import Dispatch
import Waymark

/// The queue on which all stores write, one after the other.
private let snapshotQueue = DispatchQueue(label: "waymark.snapshots", qos: .utility)

/// Writes a store's snapshots to its file.
final class SnapshotOutput<R: Route & Codable>: @unchecked Sendable {
  /// The result of writing.
  struct Result: Sendable {
    /// The parts that were left out.
    var omissions: [SnapshotError] = []
    /// Why nothing was written.
    var problem: SnapshotError?
  }

  /// Why a file must not be replaced as long as it is there.
  enum Hold: Sendable {
    /// It could neither be read nor moved aside.
    case unreadable
    /// A newer build has written it.
    case newer
  }

  private let format: SnapshotFormat<R>
  private let file: SnapshotFile
  /// Only the queue uses it.
  private var hold: Hold?

  init(_ format: SnapshotFormat<R>, _ file: SnapshotFile) {
    self.format = format
    self.file = file
  }

  /// Sets why the file must not be replaced by what is written from now on.
  func hold(_ hold: Hold?) { snapshotQueue.async { self.hold = hold } }

  /// Replaces the file by a snapshot, after all that was asked for before.
  func write(_ snapshot: Snapshot<R>, _ completion: @escaping @Sendable (Result) -> Void) {
    snapshotQueue.async { completion(self.written(snapshot)) }
  }

  /// Replaces the file by a snapshot, and waits for it.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot.
  ///   - duration: How long to wait at most.
  /// - Returns: The result, or `nil` if it takes longer; the file is written then all the same.
  func write(_ snapshot: Snapshot<R>, within duration: Duration) -> Result? {
    nonisolated(unsafe) var result: Result?
    let work = DispatchWorkItem { result = self.written(snapshot) }
    snapshotQueue.async(execute: work)
    let wait = DispatchTimeInterval.nanoseconds(Int(duration.clamped / .nanoseconds(1)))
    return work.wait(timeout: .now() + wait) == .success ? result : nil
  }

  private func written(_ snapshot: Snapshot<R>) -> Result {
    var result = Result()
    do throws(SnapshotError) {
      guard isReplaceable else { throw .fileIsKept }
      let bytes = try format.write(snapshot) { result.omissions.append($0) }
      do throws(SystemFault) {
        try file.replace(with: bytes)
      } catch {
        throw .system(code: error.code)
      }
    } catch {
      result.problem = error
    }
    return result
  }

  /// Whether the file may be replaced now: the reason why it could not be moved aside may be gone.
  private var isReplaceable: Bool {
    let isHeld =
      switch hold {
      case nil: false
      case .newer: file.isThere
      case .unreadable: file.moveAside() == nil && file.isThere
      }
    if !isHeld { hold = nil }
    return !isHeld
  }
}
