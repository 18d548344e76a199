import Dispatch

/// The core of a journal: the routers that it follows, and the queue that writes.
final class JournalCore: Sendable {
  private let lock = SystemLock()
  // Only used while the lock is held.
  private nonisolated(unsafe) var shared = JournalShared()
  private let writing = JournalQueue()
  private var queue: DispatchQueue { writing.queue }
  private let output: JournalOutput
  private let options: JournalOptions
  let start: UInt64
  private let taps = JournalTaps()

  /// How many times in a row the writer finds nothing before it waits to be woken.
  private static let patience = 20

  init(_ file: JournalFile, _ options: JournalOptions) {
    self.options = options
    start = DispatchTime.now().uptimeNanoseconds
    output = JournalOutput(file, options, start: start)
  }

  // MARK: Noting

  /// Begins to note something.
  ///
  /// If there is room for it, the lock is held until ``end(_:)``.
  ///
  /// - Parameters:
  ///   - waiting: The list it is noted in.
  ///   - recordCount: The number of records.
  /// - Returns: The numbers and the time of the records, and what the router has to do next.
  @MainActor
  func begin(_ waiting: JournalWaiting, _ recordCount: UInt64) -> Beginning {
    let time = DispatchTime.now().uptimeNanoseconds &- start
    lock.lock()
    guard !shared.isOver, !waiting.isLosing else { return refuse(waiting) }
    let sequence = shared.sequence &+ 1
    shared.sequence &+= recordCount
    waiting.count += 1
    let need: JournalNeed =
      switch shared.filling {
      case .overfull: .turn
      case .full: .rest
      case .room: waiting.isBaseWanted ? .rest : .nothing
      }
    var wake = Wake.no
    if waiting.count == JournalWaiting.capacity / 2 { wake = .now } else if !shared.isAwake { wake = .soon }
    if wake != .no { shared.isAwake = true }
    return Beginning(
      isNoted: true, first: sequence, last: shared.sequence, time: time, need: need, wake: wake)
  }

  /// Notes that a whole tree comes next.
  @MainActor
  func willNoteBase(_ waiting: JournalWaiting?) { use { _ in waiting?.noteBase() } }

  /// Ends noting, and releases the lock.
  @MainActor
  func end(_ wake: Wake) {
    lock.unlock()
    if wake != .no { self.wake(wake) }
  }

  @MainActor
  private func refuse(_ waiting: JournalWaiting) -> Beginning {
    let lost = shared.isOver ? nil : waiting.lose()
    let last = shared.sequence
    lock.unlock()
    return Beginning(
      isNoted: false, first: last, last: last, time: 0, need: lost.map(JournalNeed.base) ?? .nothing,
      wake: .no)
  }

  /// The result of ``begin(_:_:)``.
  struct Beginning {
    /// Whether there is room for it.
    let isNoted: Bool
    let first: UInt64
    let last: UInt64
    let time: UInt64
    let need: JournalNeed
    let wake: Wake
  }

  /// Uses the shared state under the lock.
  private func use<Result>(_ body: (inout JournalShared) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&shared)
  }

  enum Wake {
    case no
    case soon
    case now
  }

  private func wake(_ wake: Wake) {
    if wake == .now {
      queue.async { self.write() }
    } else {
      schedule(after: 0)
    }
  }

  /// Whether nothing has been noted yet.
  var isFirst: Bool { use { $0.sequence == 0 } }

  /// Whether the next file should begin.
  var isTurnDue: Bool { use { $0.filling != .room } }

  /// Begins the next file, with the state of every router.
  @MainActor
  func turn() {
    use { shared in
      shared.filling = .room
      shared.isTurning = true
    }
    let taps = taps.all
    taps.first?.noteTurn()
    for tap in taps { tap.noteBase() }
  }

  // MARK: Routers

  /// Follows a router from now on.
  @MainActor
  func join<R: Route>(_ tap: JournalTap<R>, _ window: (Int) -> any JournalWindow) {
    use { shared in
      shared.windowCount += 1
      shared.windows.append(window(shared.windowCount))
    }
    taps.add(tap)
  }

  /// Stops following a router.
  @MainActor
  func leave(_ tap: any JournalTapping) { taps.remove(tap) }

  // MARK: Writing

  /// Writes everything that has been noted until now.
  ///
  /// - Parameter duration: How long to wait for it.
  /// - Returns: Whether it has been written.
  func flush(within duration: Duration) -> Bool {
    let work = DispatchWorkItem { self.write() }
    queue.async(execute: work)
    return work.wait(timeout: .now() + .nanoseconds(Int(duration.clamped / .nanoseconds(1)))) == .success
      && use { !$0.isOver }
  }

  /// Writes everything that has been noted until now, and the end of the journal.
  func close(_ why: JournalClosing, within duration: Duration) {
    let work = DispatchWorkItem { self.finish(why) }
    queue.async(execute: work)
    _ = work.wait(timeout: .now() + .nanoseconds(Int(duration.clamped / .nanoseconds(1))))
  }

  /// The same, without waiting.
  func close(_ why: JournalClosing) { queue.async { self.finish(why) } }

  private func finish(_ why: JournalClosing) {
    write()
    let (isOver, sequence) = use { shared in
      defer { shared.isOver = true }
      shared.sequence += 1
      return (shared.isOver, shared.sequence)
    }
    if !isOver { try? output.close(why, sequence) }
  }

  private func schedule(after vainLooks: Int) {
    let nanoseconds = Int(options.interval.clamped / .nanoseconds(1))
    queue.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { [weak self] in
      self?.look(after: vainLooks)
    }
  }

  private func look(after vainLooks: Int) {
    let vainLooks = write() ? 0 : vainLooks + 1
    let isTired = vainLooks >= Self.patience
    if isTired { use { $0.isAwake = false } }
    // The facts noted in between are written here, or never.
    if !isTired || write() {
      use { $0.isAwake = true }
      schedule(after: vainLooks)
    }
  }

  /// Writes what has been noted.
  ///
  /// - Returns: Whether there was anything.
  @discardableResult
  private func write() -> Bool {
    var hasWritten = false
    // Everything that was noted before now may be in both lists.
    for _ in 0..<2 {
      let windows = use { shared in shared.windows.filter { $0.takeNoted() } }
      guard !windows.isEmpty else { break }
      hasWritten = true
      write(windows)
    }
    return hasWritten
  }

  private func write(_ windows: [any JournalWindow]) {
    do throws(JournalError) {
      // Those with records, the one whose next record has the lowest number at the end.
      var order = windows.filter { $0.nextSequence != nil }
      order.sort { $0.nextSequence ?? 0 > $1.nextSequence ?? 0 }
      while let window = order.popLast() {
        window.writeNext(to: output)
        try output.writeIfLong()
        guard let next = window.nextSequence else { continue }
        order.insert(window, at: order.partitioningIndex { $0.nextSequence ?? 0 < next })
      }
      try output.write()
    } catch {
      fail(error)
    }
    var gone: [ObjectIdentifier] = []
    for window in windows where window.forgetWritten() { gone.append(ObjectIdentifier(window)) }
    let filling = output.filling
    let hasTurned = output.takeHasTurned()
    use { shared in
      shared.windows.removeAll { gone.contains(ObjectIdentifier($0)) }
      for window in shared.windows { window.claimBase() }
      if hasTurned { shared.isTurning = false }
      if !shared.isTurning { shared.filling = filling }
    }
  }

  private func fail(_ error: JournalError) {
    let wasOver = use { shared in
      defer { shared.isOver = true }
      return shared.isOver
    }
    guard !wasOver else { return }
    MainQueue.async { for tap in self.taps.all { tap.journalFailed(error) } }
  }
}

/// Why a journal ended.
enum JournalClosing: String {
  case released
  case closed
}
