import Dispatch

/// Writes a store's snapshots when something has changed, and the last one when the store is gone.
@MainActor
final class SnapshotKeeper<R: Route & Codable> {
  var onProblem: (@MainActor (SnapshotError) -> Void)?
  /// Whether the file may be replaced: not while it holds what could neither be read nor moved.
  var isReplaceable = true
  /// Whether a newer build has written the file, which is then left alone for as long as it is there.
  var isNewer = false

  private let output: SnapshotOutput<R>
  private let file: SnapshotFile
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
  /// Whether the last snapshot that was to be written is not on disk.
  private var isOwing = false
  /// What could not be written of the last snapshot, and has been told.
  private var omissions: Set<SnapshotError> = []

  init(
    _ output: SnapshotOutput<R>, _ file: SnapshotFile, delay: Duration, _ timer: any NavigationTimer
  ) {
    self.output = output
    self.file = file
    self.delay = delay
    boundTimer = MainBound(timer)
  }

  deinit {
    // The queue that writes may be the last to know it.
    let parcel = MainParcel()
    parcel.take(&onProblem)
    parcel.take(&observation) { $0.cancel() }
    parcel.deliver()
  }

  /// Removes what writers that were interrupted have left beside the file.
  func removeLeftovers() {
    queue.async { [file] in SnapshotLeftovers.remove(beside: file) }
  }

  func follow(_ router: Router<R>) {
    self.router = router
    observation?.cancel()
    observation = router.onSnapshotChange { [weak self] in
      self?.noteChange()
    } takeLast: { snapshot in
      // The router may outlive the store by a moment: what it hands over then is written all the same.
      self.takeLast(snapshot)
    }
    noteChange()
  }

  func save(_ snapshot: Snapshot<R>) {
    pending = snapshot
    if !isWriting { writePending() }
  }

  func flush() throws(SnapshotError) {
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
      isOwing = result.problem != nil
      tell(result.omissions)
      if let problem = result.problem { throw problem }
    }
  }

  /// The store is gone: what has not been written is, and nothing more.
  func finish() {
    isScheduled = false
    takeSnapshot()
    // One that was let go of on another thread is about to hand over its last.
    if isChanged, router == nil { return }
    observation?.cancel()
    writeLast()
  }

  /// Whether the file may be replaced: what kept one from being moved aside may have passed.
  private func canReplace() -> Bool {
    if isNewer { isNewer = file.isThere }
    guard !isNewer else { return false }
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
    guard isChanged else { return writeLast() }
    isChanged = false
    pending = snapshot
    // Of a router that another thread let go of it may come when the delay is over.
    if !isScheduled, !isWriting { writePending() }
  }

  /// Nothing may change any more: what waits is written, or else what could not be written before.
  ///
  /// What is being written may fail yet, so the queue is asked behind it.
  private func writeLast() {
    if isWriting || isOwing || pending != nil { write(pending) }
  }

  private func writePending() {
    if let snapshot = pending { write(snapshot) }
  }

  /// Writes a snapshot, or if there is none the one that could not be written before.
  private func write(_ snapshot: Snapshot<R>?) {
    guard canReplace() else {
      onProblem?(.fileIsKept)
      return
    }
    pending = nil
    isWriting = true
    queue.async { [output] in
      let result = output.flush(snapshot)
      Task { @MainActor in self.didWrite(result) }
    }
  }

  private func didWrite(_ result: SnapshotOutput<R>.Result?) {
    isWriting = false
    if let result {
      isOwing = result.problem != nil
      tell(result.omissions)
      if let problem = result.problem { onProblem?(problem) }
    }
    writePending()
  }

  private func tell(_ current: [SnapshotError]) {
    let known = omissions
    omissions = Set(current)
    for omission in current where !known.contains(omission) { onProblem?(omission) }
  }
}
