import Dispatch

/// What a journal is made of: the routers that it follows, and the thread that writes.
final class JournalCore: Sendable {
  private let shared = EventLock(JournalShared())
  private let queue = DispatchQueue(label: "waymark.journal", qos: .utility)
  private let output: JournalOutput
  private let options: JournalOptions
  let start: UInt64
  private let taps = JournalTaps()

  /// How often in a row the writer looks in vain before it waits to be woken.
  private static let patience = 20

  init(_ file: JournalFile, _ options: JournalOptions) {
    self.options = options
    start = MonotonicTime.now
    output = JournalOutput(file, options, start: start)
  }

  // MARK: Noting

  /// Notes a fact.
  ///
  /// - Returns: The record's number, and what is needed because of it.
  @MainActor
  func note<R: Route>(
    _ fact: JournalFact<R>, _ navigation: UInt64, _ place: JournalPlace, in buffer: JournalBuffer<R>
  ) -> (UInt64, JournalNeed) {
    let time = MonotonicTime.now &- start
    let (sequence, need, wake) = shared.use { shared -> (UInt64, JournalNeed, Wake) in
      guard !shared.isOver else { return (shared.sequence, .nothing, .no) }
      if buffer.isLosing {
        let lost = buffer.lose()
        return (shared.sequence, lost.map(JournalNeed.base) ?? .nothing, .no)
      }
      let sequence = shared.sequence &+ 1
      shared.sequence &+= fact.recordCount
      buffer.append(
        JournalRecord(
          sequence: sequence, time: time, navigation: navigation, place: place, fact: fact))
      let wake: Wake = buffer.count == JournalBuffer<R>.capacity / 2 ? .now : shared.isAwake ? .no : .soon
      if wake != .no { shared.isAwake = true }
      let need: JournalNeed =
        switch shared.filling {
        case .overfull: .turn
        case .full: .rest
        case .room: buffer.isBaseWanted ? .rest : .nothing
        }
      return (shared.sequence, need, wake)
    }
    if wake != .no { self.wake(wake) }
    return (sequence, need)
  }

  private enum Wake {
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
  var isFirst: Bool { shared.use { $0.sequence == 0 } }

  /// Whether the next file is to be begun.
  var isTurnDue: Bool { shared.use { $0.filling != .room } }

  /// Begins the next file with where all routers are.
  @MainActor
  func turn() {
    shared.use { shared in
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
    shared.use { shared in
      shared.windowCount += 1
      shared.windows.append(window(shared.windowCount))
    }
    taps.add(tap)
  }

  /// Follows a router no longer.
  @MainActor
  func leave(_ tap: any JournalTapping) { taps.remove(tap) }

  // MARK: Writing

  /// Writes all that has been noted until now.
  ///
  /// - Parameter duration: How long to wait for it.
  /// - Returns: Whether it has been written.
  func flush(within duration: Duration) -> Bool {
    let work = DispatchWorkItem { self.write() }
    queue.async(execute: work)
    return work.wait(timeout: .now() + .nanoseconds(Int(duration / .nanoseconds(1)))) == .success
      && shared.use { !$0.isOver }
  }

  /// Writes all that has been noted until now, and that nothing more comes.
  func close(_ why: JournalClosing, within duration: Duration) {
    let work = DispatchWorkItem { self.finish(why) }
    queue.async(execute: work)
    _ = work.wait(timeout: .now() + .nanoseconds(Int(duration / .nanoseconds(1))))
  }

  /// The same, waiting for nothing.
  func close(_ why: JournalClosing) { queue.async { self.finish(why) } }

  private func finish(_ why: JournalClosing) {
    write()
    let (isOver, sequence) = shared.use { shared in
      defer { shared.isOver = true }
      shared.sequence += 1
      return (shared.isOver, shared.sequence)
    }
    if !isOver { try? output.close(why, sequence) }
  }

  private func schedule(after vainLooks: Int) {
    let nanoseconds = Int(options.interval / .nanoseconds(1))
    queue.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { [weak self] in
      self?.look(after: vainLooks)
    }
  }

  private func look(after vainLooks: Int) {
    let vainLooks = write() ? 0 : vainLooks + 1
    let isTired = vainLooks >= Self.patience
    if isTired { shared.use { $0.isAwake = false } }
    // What came between is seen by nobody else.
    if !isTired || write() {
      shared.use { $0.isAwake = true }
      schedule(after: vainLooks)
    }
  }

  /// Writes what has been noted.
  ///
  /// - Returns: Whether there was any.
  @discardableResult
  private func write() -> Bool {
    var hasWritten = false
    // All that was noted before this began, which may be in both lists.
    for _ in 0..<2 {
      let windows = shared.use { shared in shared.windows.filter { $0.takeNoted() } }
      guard !windows.isEmpty else { break }
      hasWritten = true
      write(windows)
    }
    return hasWritten
  }

  private func write(_ windows: [any JournalWindow]) {
    do throws(JournalError) {
      while let next = next(of: windows) {
        next.writeNext(to: output)
        try output.writeIfLong()
      }
      try output.write()
    } catch {
      fail(error)
    }
    var gone: [ObjectIdentifier] = []
    for window in windows where window.forgetWritten() { gone.append(ObjectIdentifier(window)) }
    let filling = output.filling
    let hasTurned = output.takeHasTurned()
    shared.use { shared in
      shared.windows.removeAll { gone.contains(ObjectIdentifier($0)) }
      for window in shared.windows { window.claimBase() }
      if hasTurned { shared.isTurning = false }
      if !shared.isTurning { shared.filling = filling }
    }
  }

  /// The one whose next record is the first of all.
  private func next(of windows: [any JournalWindow]) -> (any JournalWindow)? {
    var first: (window: any JournalWindow, sequence: UInt64)?
    for window in windows {
      guard let sequence = window.nextSequence else { continue }
      if first.map({ sequence < $0.sequence }) ?? true { first = (window, sequence) }
    }
    return first?.window
  }

  private func fail(_ error: JournalError) {
    let wasOver = shared.use { shared in
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
