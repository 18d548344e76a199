import Waymark

/// Writes a store's snapshots when something has changed, and a last one when the store is released.
@MainActor
final class SnapshotKeeper<R: Route & Codable> {
  var onProblem: (@MainActor (SnapshotError) -> Void)?

  private let output: SnapshotOutput<R>
  private let delay: Duration
  private let boundTimer: MainBound<any NavigationTimer>
  private var timer: any NavigationTimer { boundTimer.value }

  private weak var router: Router<R>?
  private var observation: Registration?
  private var isScheduled = false
  /// Whether the router has changed since its snapshot was taken.
  private var isChanged = false
  private var isWriting = false
  /// The newest snapshot, until it is known to be on disk.
  private var unsaved: Snapshot<R>?
  /// How many snapshots there have been.
  private var number = 0
  /// The omissions of the last snapshot that have been reported.
  private var omissions: Set<SnapshotError> = []

  init(_ output: SnapshotOutput<R>, delay: Duration, _ timer: any NavigationTimer) {
    self.output = output
    self.delay = delay
    boundTimer = MainBound(timer)
  }

  deinit {
    // The writing queue may hold the last reference.
    MainQueue.release(&onProblem)
    MainQueue.release(&observation) { $0.cancel() }
  }

  func follow(_ router: Router<R>) {
    self.router = router
    observation?.cancel()
    observation = router.onSnapshotChange { [weak self] in
      self?.scheduleWriting()
    } takeLast: { snapshot in
      // The router may outlive the store for a moment. What it hands over then is still written.
      self.receiveLast(snapshot)
    }
    scheduleWriting()
  }

  func save(_ snapshot: Snapshot<R>) {
    keep(snapshot)
    writeIfIdle()
  }

  func flush(within duration: Duration) throws(SnapshotError) {
    takeSnapshot()
    guard let unsaved else { return }
    guard let result = output.write(unsaved, within: duration) else { throw .timedOut }
    report(result, of: number)
    if let problem = result.problem { throw problem }
  }

  /// Writes what is not known to be on disk, because the store is released.
  func finish() {
    takeSnapshot()
    // A router that was released on another thread is about to hand over its last snapshot.
    if isChanged, router == nil { return }
    observation?.cancel()
    write()
  }

  private func scheduleWriting() {
    isChanged = true
    guard !isScheduled else { return }
    isScheduled = true
    timer.schedule(at: timer.moment(after: delay)) { [weak self] in
      guard let self else { return }
      isScheduled = false
      takeSnapshot()
      writeIfIdle()
    }
  }

  private func takeSnapshot() {
    // A router that is released hands over its last snapshot itself.
    if isChanged, let router { keep(router.snapshot) }
  }

  /// Writes the last snapshot of a router that was released, perhaps before its last change was written.
  private func receiveLast(_ snapshot: Snapshot<R>) {
    if isChanged { keep(snapshot) }
    write()
  }

  private func keep(_ snapshot: Snapshot<R>) {
    isChanged = false
    unsaved = snapshot
    number += 1
  }

  private func writeIfIdle() { if !isWriting { write() } }

  private func write() {
    guard let unsaved else { return }
    isWriting = true
    output.write(unsaved) { [number] result in
      Task { @MainActor in self.didWrite(result, of: number) }
    }
  }

  private func didWrite(_ result: SnapshotOutput<R>.Result, of written: Int) {
    isWriting = false
    report(result, of: written)
    if let problem = result.problem { onProblem?(problem) }
    if written < number { writeIfIdle() }
  }

  private func report(_ result: SnapshotOutput<R>.Result, of written: Int) {
    if result.problem == nil, written == number { unsaved = nil }
    let known = omissions
    omissions = Set(result.omissions)
    for omission in result.omissions where !known.contains(omission) { onProblem?(omission) }
  }
}
