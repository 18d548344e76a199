import Dispatch
import Waymark

/// Writes a store's snapshots when something has changed, and a last one when the store is released.
@MainActor
final class SnapshotKeeper<R: Route & Codable> {
  var onProblem: (@MainActor (SnapshotError) -> Void)?
  /// Whether the file may be replaced.
  ///
  /// It may not while it could neither be read nor moved.
  var isReplaceable = true
  /// Whether a newer build has written the file.
  ///
  /// Then it is left alone as long as it is there.
  var isNewer = false

  private let output: SnapshotOutput<R>
  private let file: SnapshotFile
  private let delay: Duration
  private let boundTimer: MainBound<any NavigationTimer>
  private var timer: any NavigationTimer { boundTimer.value }
  let queue = DispatchQueue(label: "waymark.snapshots", qos: .utility)

  private weak var router: Router<R>?
  private var observation: Registration?
  private var isScheduled = false
  /// Whether the router has changed since its snapshot was taken.
  private var isChanged = false
  private var isWriting = false
  private var pending: Snapshot<R>?
  /// Whether the last snapshot could not be written.
  private var isOwing = false
  /// The omissions of the last snapshot that have been reported.
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
    // The writing queue may hold the last reference.
    MainQueue.release(&onProblem)
    MainQueue.release(&observation) { $0.cancel() }
  }

  /// Removes files that interrupted writers have left beside the file.
  func removeLeftovers() {
    queue.async { [file] in SnapshotLeftovers.remove(beside: file) }
  }

  func follow(_ router: Router<R>) {
    self.router = router
    observation?.cancel()
    observation = router.onSnapshotChange { [weak self] in
      self?.noteChange()
    } takeLast: { snapshot in
      // The router may outlive the store for a moment. What it hands over then is still written.
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
    // The queue works in order, so what is being written comes first, and this write is the one that stays.
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

  /// Writes what has not been written, because the store is released.
  func finish() {
    isScheduled = false
    takeSnapshot()
    // A router that was released on another thread is about to hand over its last snapshot.
    if isChanged, router == nil { return }
    observation?.cancel()
    writeLast()
  }

  /// Whether the file may be replaced now.
  ///
  /// The reason why it could not be moved aside may be gone.
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
    // A router that is released hands over its last snapshot itself.
    guard isChanged, let router else { return }
    isChanged = false
    pending = router.snapshot
  }

  /// Takes the last snapshot of a router that was released, perhaps before its last change was written.
  private func takeLast(_ snapshot: Snapshot<R>) {
    guard isChanged else { return writeLast() }
    isChanged = false
    pending = snapshot
    // If another thread has released the router, the snapshot may come after the delay.
    if !isScheduled, !isWriting { writePending() }
  }

  /// Writes what still waits, or else what could not be written before; the process may end afterwards.
  ///
  /// A write that is under way may still fail, so another one is put in the queue behind it.
  private func writeLast() {
    if isWriting || isOwing || pending != nil { write(pending) }
  }

  private func writePending() {
    if let snapshot = pending { write(snapshot) }
  }

  /// Writes a snapshot or, if it is `nil`, the one that could not be written before.
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
