/// Keeps a router's snapshot in a file: reads it at the start, and writes it when something has changed.
///
/// ```swift
/// let store = SnapshotStore(path: path, format: SnapshotFormat<AppRoute>())
/// let restoration = store.load(default: RouteTree(.home))
/// let router = Router(RouteTree(.home))
/// router.addGuard(entering: \.isPrivate) { … }
/// router.restore(restoration.snapshot)
/// store.follow(router)
/// router.attach(host)
/// // before the app goes to the background or ends:
/// try store.flush()
/// ```
///
/// Navigating only makes a note that there is something to save. A while later the snapshot is taken, and written on a queue
/// of its own; what changes until then is written with it. The file is replaced as a whole, so a crash leaves the old one
/// or the new. Use one store a window, with a file of its own. A store that is released writes what it has not written, also what
/// it could not write before.
@MainActor
public final class SnapshotStore<R: Route & Codable> {
  /// Called with what keeps a snapshot, or a part of it, from being written.
  ///
  /// A part that cannot be written costs itself alone, and is told once for as long as it lasts.
  public var onProblem: (@MainActor (SnapshotError) -> Void)? {
    get { keeper.onProblem }
    set { keeper.onProblem = newValue }
  }

  private let file: SnapshotFile
  private let format: SnapshotFormat<R>
  private let keeper: SnapshotKeeper<R>

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
    keeper = SnapshotKeeper(
      SnapshotOutput(format, file), file, delay: delay, timer ?? ClockTimer(SuspendingClock()))
  }

  deinit {
    let parcel = MainParcel()
    var last: SnapshotKeeper<R>? = keeper
    parcel.take(&last) { $0.finish() }
    parcel.deliver()
  }

  /// Reads the file.
  ///
  /// A file that cannot be used is moved aside, to a name ending in `.damaged-1` or a higher number that is free, so that
  /// it is not overwritten. Where that fails too the store does not write until it can be moved. A folder or a device of
  /// this name is left where it is.
  ///
  /// So is a file of a newer build, for which ``SnapshotFailure/isNewer`` is true: it is read again when that build is used
  /// again, and the store does not write while it is there.
  ///
  /// - Parameter tree: What to show where the file cannot be used.
  /// - Returns: What to show, and what was not taken over.
  /// - Complexity: O(*n*), where *n* is the length of the file, on the main actor: it is what the first screen waits for.
  public func load(default tree: RouteTree<R>) -> Restoration<R> {
    keeper.removeLeftovers()
    (keeper.isReplaceable, keeper.isNewer) = (true, false)
    var restoration = read(tree)
    guard let failure = restoration.report.failure, failure != .noFile else { return restoration }
    keeper.isNewer = failure.isNewer
    guard !failure.isNewer else { return restoration }
    restoration.report.keptAside = file.moveAside()
    keeper.isReplaceable = restoration.report.keptAside != nil || !file.isThere
    return restoration
  }

  private func read(_ tree: RouteTree<R>) -> Restoration<R> {
    let failure: SnapshotFailure
    do throws(SystemFault) {
      switch try file.contents(limit: format.limits.byteCount) {
      case .bytes(let bytes)?: return format.read(bytes, default: tree)
      case .tooMany(let count)?: failure = .tooLarge(byteCount: count, limit: format.limits.byteCount)
      case nil: failure = .noFile
      }
    } catch {
      failure = .unreadable(code: error.code)
    }
    return Restoration(snapshot: Snapshot(tree), report: RestorationReport(failure: failure))
  }

  /// Writes the router's snapshot from now on, a while after something has changed.
  ///
  /// What has changed before the router is released is written too. What could not be written is tried again with the next change,
  /// with ``flush()``, and when the router or the store is released.
  ///
  /// - Parameter router: The router, which the store does not keep alive. One that was followed before is not any more.
  public func follow(_ router: Router<R>) { keeper.follow(router) }

  /// Writes a snapshot, after the one that is being written and in the place of those that wait.
  ///
  /// - Parameter snapshot: The snapshot.
  public func save(_ snapshot: Snapshot<R>) { keeper.save(snapshot) }

  /// Writes what has not been written, and returns when it is on disk.
  ///
  /// Call it before the app goes to the background or ends.
  ///
  /// - Throws: ``SnapshotError`` if it cannot be written. A part of it that cannot be is told to ``onProblem``, and the rest is on
  ///   disk.
  public func flush() throws(SnapshotError) { try keeper.flush() }
}
