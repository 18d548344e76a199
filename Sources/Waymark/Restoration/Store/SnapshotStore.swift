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
  /// Called with what keeps a snapshot, or a part of it, from being written.
  ///
  /// A part that cannot be written costs itself alone, and is told once for as long as it lasts.
  public var onProblem: (@MainActor (SnapshotError) -> Void)?

  private let file: SnapshotFile
  private let format: SnapshotFormat<R>
  private let delay: Duration
  private let boundTimer: MainBound<any NavigationTimer>
  private var timer: any NavigationTimer { boundTimer.value }
  private let queue = DispatchQueue(label: "waymark.snapshots", qos: .utility)

  private weak var router: Router<R>?
  private var observation: Registration?
  private var isScheduled = false
  /// Whether the router has changed since its snapshot was taken.
  private var isChanged = false
  private var isWriting = false
  private var pending: Snapshot<R>?
  private let output: SnapshotOutput<R>
  /// What could not be written of the last snapshot, and has been told.
  private var omissions: Set<SnapshotError> = []
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
    output = SnapshotOutput(format, file)
    self.delay = delay
    boundTimer = MainBound(timer ?? ClockTimer(SuspendingClock()))
  }

  deinit {
    // The queue that writes may be the last to know it.
    let parcel = MainParcel()
    parcel.take(&onProblem)
    // The router may be there for long after the store.
    parcel.take(&observation) { $0.cancel() }
    parcel.deliver()
  }

  /// Reads the file.
  ///
  /// A file that cannot be used is moved aside, to a name ending in `.damaged-1` or a higher number that is free, so that
  /// it is not overwritten. Where that fails too the store does not write until it can be moved. A folder or a device of
  /// this name is left where it is.
  ///
  /// - Parameter tree: What to show where the file cannot be used.
  /// - Returns: What to show, and what was not taken over.
  /// - Complexity: O(*n*), where *n* is the length of the file, on the main actor: it is what the first screen waits for.
  public func load(default tree: RouteTree<R>) -> Restoration<R> {
    queue.async { [file] in SnapshotLeftovers.remove(beside: file) }
    isReplaceable = true
    var restoration = read(tree)
    guard let failure = restoration.report.failure, failure != .noFile else { return restoration }
    restoration.report.keptAside = file.moveAside()
    isReplaceable = restoration.report.keptAside != nil || !file.isThere
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
  /// What has changed before the router is released is written too.
  ///
  /// - Parameter router: The router, which the store does not keep alive. One that was followed before is not any more.
  public func follow(_ router: Router<R>) {
    self.router = router
    observation?.cancel()
    observation = router.onSnapshotChange { [weak self] in
      self?.noteChange()
    } takeLast: { [weak self] snapshot in
      self?.takeLast(snapshot)
    }
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
  /// - Throws: ``SnapshotError`` if it cannot be written. A part of it that cannot be is told to ``onProblem``, and the rest is on
  ///   disk.
  public func flush() throws(SnapshotError) {
    takeSnapshot()
    let snapshot = pending
    pending = nil
    // The queue is gone through in order: what is being written comes first, and this is what stays.
    let hasNews = queue.sync { [output] in output.isOwing } || snapshot != nil
    guard !hasNews || canReplace() else {
      pending = snapshot
      throw .fileIsKept
    }
    if let result = queue.sync(execute: { [output] in output.flush(snapshot) }) {
      tell(result.omissions)
      if let problem = result.problem { throw problem }
    }
  }

  /// Whether the file may be replaced: what kept one from being moved aside may have passed.
  private func canReplace() -> Bool {
    if !isReplaceable { isReplaceable = file.moveAside() != nil || !file.isThere }
    return isReplaceable
  }

  private func noteChange() {
    isChanged = true
    guard !isScheduled else { return }
    isScheduled = true
    timer.schedule(at: timer.moment(after: delay)) { [weak self] in
      guard let self else { return }
      isScheduled = false
      takeSnapshot()
      if !isWriting { writePending() }
    }
  }

  private func takeSnapshot() {
    // The last one of a router that is gone is handed over.
    guard isChanged, let router else { return }
    isChanged = false
    pending = router.snapshot
  }

  /// The router is gone, perhaps before its last change was written.
  private func takeLast(_ snapshot: Snapshot<R>) {
    guard isChanged else { return }
    isChanged = false
    pending = snapshot
    // Of a router that another thread let go of it may come when the delay is over.
    if !isScheduled, !isWriting { writePending() }
  }

  private func writePending() {
    guard let snapshot = pending else { return }
    guard canReplace() else {
      onProblem?(.fileIsKept)
      return
    }
    pending = nil
    isWriting = true
    queue.async { [output] in
      let result = output.write(snapshot)
      Task { @MainActor in self.didWrite(result) }
    }
  }

  private func didWrite(_ result: SnapshotOutput<R>.Result) {
    isWriting = false
    tell(result.omissions)
    if let problem = result.problem { onProblem?(problem) }
    writePending()
  }

  private func tell(_ current: [SnapshotError]) {
    let known = omissions
    omissions = Set(current)
    for omission in current where !known.contains(omission) { onProblem?(omission) }
  }
}
