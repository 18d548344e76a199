public import Waymark

/// Keeps a router's snapshot in a file: reads it at the start, and writes it when something has changed.
///
/// ```swift
/// let store = SnapshotStore(path: path, format: SnapshotFormat<AppRoute>())
/// let restoration = store.load(default: RouteTree(.home))
/// let router = Router(RouteTree(.home))
/// router.addGuard(entering: \.isPrivate) { … }
/// router.restore(restoration.snapshot)
/// store.follow(router)
/// router.host.attach(host)
/// // before the app goes to the background or ends:
/// try store.flush()
/// ```
///
/// A navigation only notes that there is something to save. A while later the store takes the snapshot, with
/// what has changed until then, and writes it on a queue of its own. It replaces the file as a whole, so a
/// crash leaves the old file or the new one. Use one store for each window, with a file of its own. A store
/// that is released writes what it has not written, including what it could not write before.
@MainActor
public final class SnapshotStore<R: Route & Codable> {
  /// Called with what keeps a snapshot, or a part of it, from being written.
  ///
  /// Only the part that cannot be written is left out, and it is reported once for as long as the problem
  /// lasts.
  public var onProblem: (@MainActor (SnapshotError) -> Void)? {
    get { keeper.onProblem }
    set { keeper.onProblem = newValue }
  }

  private let file: SnapshotFile
  private let format: SnapshotFormat<R>
  private let output: SnapshotOutput<R>
  private let keeper: SnapshotKeeper<R>

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - path: The path of the file. Its folder has to exist.
  ///   - format: How snapshots are written.
  ///   - delay: How long changes are gathered before they are written.
  ///   - timer: The timer that measures the delay; the main queue's if `nil`.
  public init(
    path: String, format: SnapshotFormat<R>, delay: Duration = .milliseconds(500),
    timer: (any NavigationTimer)? = nil
  ) {
    file = SnapshotFile(path: path)
    self.format = format
    output = SnapshotOutput(format, file)
    keeper = SnapshotKeeper(output, delay: delay, timer ?? MainQueueTimer())
  }

  deinit {
    var last: SnapshotKeeper<R>? = keeper
    MainQueue.release(&last) { $0.finish() }
  }

  /// Reads the file.
  ///
  /// A file that cannot be used is moved aside, to its name with `.damaged`, where it replaces an earlier one.
  /// If that fails too, the store does not write until the file can be moved.
  /// A folder or a device at the path is left where it is.
  ///
  /// A file of a newer build, for which ``SnapshotFailure/isNewer`` is true, is left there too, so that the
  /// newer build can read it again. The store does not write while it is there.
  ///
  /// - Parameter tree: What to show if the file cannot be used.
  /// - Returns: What to show, and what was dropped.
  /// - Complexity: O(*n*), where *n* is the length of the file. It runs on the main actor, since the first
  ///   screen waits for it.
  public func load(default tree: RouteTree<R>) -> (snapshot: Snapshot<R>, report: RestorationReport) {
    var restoration = read(tree)
    let failure = restoration.report.failure
    if failure?.isNewer == true {
      output.hold(.newer)
    } else if failure != nil, failure != .noFile {
      restoration.report.keptAside = file.moveAside()
      output.hold(restoration.report.keptAside == nil ? .unreadable : nil)
    } else {
      output.hold(nil)
    }
    return restoration
  }

  private func read(_ tree: RouteTree<R>) -> (snapshot: Snapshot<R>, report: RestorationReport) {
    let failure: SnapshotFailure
    do throws(SystemFault) {
      switch try file.contents(limit: format.byteLimit) {
      case .bytes(let bytes)?: return format.read(bytes, default: tree)
      case .tooMany(let count)?: failure = .tooLarge(byteCount: count, limit: format.byteLimit)
      case nil: failure = .noFile
      }
    } catch {
      failure = .unreadable(code: error.code)
    }
    return (Snapshot(tree), RestorationReport(failure: failure))
  }

  /// Writes the router's snapshot from now on, a while after something has changed.
  ///
  /// The store also writes what changes before the router is released. If a snapshot cannot be written, the store
  /// tries again with the next change, with ``flush(within:)``, and when the router or the store is released.
  ///
  /// - Parameter router: The router, which the store does not keep alive. A router that was followed before
  ///   no longer is.
  public func follow(_ router: Router<R>) { keeper.follow(router) }

  /// Writes a snapshot, after the one that is being written and instead of those that wait.
  ///
  /// - Parameter snapshot: The snapshot.
  public func save(_ snapshot: Snapshot<R>) { keeper.save(snapshot) }

  /// Writes what has not been written, and returns when it is on disk.
  ///
  /// Call it before the app goes to the background or ends.
  ///
  /// - Parameter duration: How long to wait at most, since a disk may stall.
  /// - Throws: ``SnapshotError`` if it cannot be written, or not in time. If only a part of it cannot be
  ///   written, ``onProblem`` is called with that part, and the rest is on disk.
  public func flush(within duration: Duration = .seconds(3)) throws(SnapshotError) {
    try keeper.flush(within: duration)
  }
}
