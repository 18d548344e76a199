import Dispatch

/// Keeps a router's snapshot in a file: reads it at the start, and writes it when something has changed.
///
/// ```swift
/// let store = SnapshotStore(path: path, format: SnapshotFormat<AppRoute>())
/// let restoration = store.load(default: RouteTree(.home))
/// let router = Router(RouteTree(.home))
/// router.addGuard { … }
/// router.restore(restoration.snapshot)
/// store.follow(router)
/// router.attach(host)
/// // before the app goes to the background or ends:
/// try store.flush()
/// ```
///
/// Navigating only makes a note that there is something to save. A while later the snapshot is taken, and written on a queue
/// of its own; what changes until then is written with it. The file is replaced as a whole, so a crash leaves the old one
/// or the new. Use one store a window, with a file of its own.
@MainActor
public final class SnapshotStore<R: Route & Codable> {
  /// Called with what keeps a snapshot from being written.
  public var onProblem: (@MainActor (SnapshotError) -> Void)?

  private let file: SnapshotFile
  private let format: SnapshotFormat<R>
  private let delay: Duration
  private let timer: any NavigationTimer
  private let queue = DispatchQueue(label: "waymark.snapshots", qos: .utility)

  private weak var router: Router<R>?
  private var observation: RouterObservation?
  private var isScheduled = false
  /// Whether the router has changed since its snapshot was taken.
  private var isChanged = false
  private var isWriting = false
  private var pending: Snapshot<R>?
  /// Whether the file may be replaced: not while it holds what could neither be read nor moved.
  private var isReplaceable = true

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - path: The file. Its folder has to be there.
  ///   - format: How snapshots are written.
  ///   - delay: How long changes are gathered before they are written.
  ///   - timer: What the delay is measured with; a clock that stops with the machine if `nil`.
  public init(
    path: String, format: SnapshotFormat<R>, delay: Duration = .milliseconds(500),
    timer: (any NavigationTimer)? = nil
  ) {
    file = SnapshotFile(path: path)
    self.format = format
    self.delay = delay
    self.timer = timer ?? ClockTimer(SuspendingClock())
  }

  /// Reads the file.
  ///
  /// A file that cannot be used is moved aside, to a name ending in `.damaged-1` or the next number that is free, so that
  /// it is not overwritten. Where that fails too the store does not write.
  ///
  /// - Parameter tree: What to show where the file cannot be used.
  /// - Returns: What to show, and what was not taken over.
  /// - Complexity: O(*n*), where *n* is the length of the file, on the main actor: it is what the first screen waits for.
  public func load(default tree: RouteTree<R>) -> Restoration<R> {
    var restoration: Restoration<R>
    do throws(SystemFault) {
      guard let bytes = try file.contents(limit: SnapshotFormat<R>.maximumByteCount) else {
        return Restoration(snapshot: Snapshot(tree), report: RestorationReport(failure: .noFile))
      }
      restoration = format.read(bytes, default: tree)
    } catch {
      restoration = Restoration(
        snapshot: Snapshot(tree), report: RestorationReport(failure: .unreadable(code: error.code)))
    }
    guard restoration.report.failure != nil else { return restoration }
    restoration.report.keptAside = file.moveAside()
    isReplaceable = restoration.report.keptAside != nil
    return restoration
  }

  /// Writes the router's snapshot from now on, a while after something has changed.
  ///
  /// - Parameter router: The router, which the store does not keep alive. One that was followed before is not any more.
  public func follow(_ router: Router<R>) {
    self.router = router
    observation?.cancel()
    observation = router.onSnapshotChange { [weak self] in self?.noteChange() }
    noteChange()
  }

  /// Writes a snapshot, after the one that is being written and in the place of those that wait.
  ///
  /// - Parameter snapshot: The snapshot.
  public func save(_ snapshot: Snapshot<R>) {
    pending = snapshot
    if !isWriting { writePending() }
  }

  /// Writes what has not been written, and returns when it is on disk.
  ///
  /// Call it before the app goes to the background or ends.
  ///
  /// - Throws: ``SnapshotError`` if it cannot be written.
  public func flush() throws(SnapshotError) {
    takeSnapshot()
    let snapshot = pending
    pending = nil
    guard isReplaceable || snapshot == nil else { throw .fileIsKept }
    // The queue is gone through in order: what is being written comes first, and this is what stays.
    let problem = queue.sync { [file, format] in snapshot.flatMap { Self.write($0, format, file) } }
    if let problem { throw problem }
  }

  private func noteChange() {
    isChanged = true
    guard !isScheduled else { return }
    isScheduled = true
    timer.schedule(at: timer.now + delay) { [weak self] in
      guard let self else { return }
      isScheduled = false
      takeSnapshot()
      if !isWriting { writePending() }
    }
  }

  private func takeSnapshot() {
    guard isChanged else { return }
    isChanged = false
    if let router { pending = router.snapshot }
  }

  private func writePending() {
    guard let snapshot = pending else { return }
    pending = nil
    guard isReplaceable else {
      onProblem?(.fileIsKept)
      return
    }
    isWriting = true
    queue.async { [file, format] in
      let problem = Self.write(snapshot, format, file)
      Task { @MainActor in self.didWrite(problem) }
    }
  }

  private func didWrite(_ problem: SnapshotError?) {
    isWriting = false
    if let problem { onProblem?(problem) }
    writePending()
  }

  private nonisolated static func write(
    _ snapshot: Snapshot<R>, _ format: SnapshotFormat<R>, _ file: SnapshotFile
  ) -> SnapshotError? {
    do throws(SnapshotError) {
      let bytes = try format.write(snapshot)
      do throws(SystemFault) {
        try file.replace(with: bytes)
        return nil
      } catch {
        return .system(code: error.code)
      }
    } catch {
      return error
    }
  }
}
