import Dispatch
import WaymarkCore

/// The part of a journal that outlives it until all is written: facts wait here until the writing thread takes them.
final class JournalCore: Sendable {
  private let lock = SystemLock()
  // Only used while the lock is held.
  private nonisolated(unsafe) var shared = Shared()
  private let writing = JournalQueue()
  private let output: JournalOutput
  private let options: JournalOptions
  private let start = DispatchTime.now().uptimeNanoseconds
  @MainActor private var taps = WeakList<JournalTap>()

  /// The number of facts that may wait; those that come when it is full are lost.
  private static let capacity = 4096

  private struct Shared {
    var notes: ContiguousArray<JournalNote> = []
    /// The list that was written last, whose room is used again.
    var spare: ContiguousArray<JournalNote> = []
    var windowCount = 0
    /// Whether the writer will look soon.
    var isAwake = false
    var isOver = false
    var filling = Filling.room
    /// Whether the next file is noted and not begun.
    var isTurning = false
    /// The windows of which a whole tree is due, and those of which one waits to be written.
    var due: Set<Int> = []
    var bases: Set<Int> = []
  }

  /// The state of the file.
  enum Filling {
    case room
    /// The next file should begin when a router is at rest.
    case full
    /// The next file should begin at once.
    case overfull
  }

  init(_ file: JournalFile, _ options: JournalOptions) {
    self.options = options
    output = JournalOutput(file, options, start: start)
    shared.notes.reserveCapacity(256)
  }

  private func use<Result>(_ body: (inout Shared) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&shared)
  }

  // MARK: Noting

  /// Notes a fact.
  ///
  /// - Returns: The work of the router's tap at the next chance; ``JournalNeed/loss`` says that there was no room.
  @discardableResult
  func note(_ fact: __owned JournalFact, of scribe: JournalScribe) -> JournalNeed {
    let time = DispatchTime.now().uptimeNanoseconds &- start
    lock.lock()
    guard !shared.isOver else {
      lock.unlock()
      return .nothing
    }
    guard shared.notes.count < Self.capacity else {
      lock.unlock()
      return .loss
    }
    shared.notes.append(JournalNote(fact: fact, time: time, scribe: scribe))
    let isHalfFull = shared.notes.count == Self.capacity / 2
    let wakes = isHalfFull || !shared.isAwake
    shared.isAwake = true
    let need: JournalNeed =
      switch shared.filling {
      case .overfull: .turn
      case .full: .rest
      case .room: shared.due.contains(scribe.number) ? .rest : .nothing
      }
    lock.unlock()
    if wakes { wake(isHalfFull) }
    return need
  }

  private func wake(_ isNow: Bool) {
    if isNow { return writing.queue.async { self.write() } }
    let nanoseconds = Int(options.interval.clamped / .nanoseconds(1))
    writing.queue.asyncAfter(deadline: .now() + .nanoseconds(nanoseconds)) { [weak self] in self?.write() }
  }

  /// Notes where a router is.
  func note(_ base: StateOutline, of scribe: JournalScribe) {
    use { shared in
      shared.due.remove(scribe.number)
      shared.bases.insert(scribe.number)
    }
    note(.base(base), of: scribe)
  }

  /// Whether there is room again after facts were lost.
  var hasRoom: Bool { use { $0.notes.count < Self.capacity / 2 } }

  var isTurnDue: Bool { use { $0.filling != .room && !$0.isTurning } }

  /// Begins the next file, with where every router is.
  ///
  /// - Parameters:
  ///   - scribe: The scribe of the router that is first.
  ///   - base: The state of that router.
  @MainActor
  func turn(_ scribe: JournalScribe, _ base: StateOutline) {
    use { shared in
      shared.filling = .room
      shared.isTurning = true
    }
    note(.turn, of: scribe)
    note(base, of: scribe)
    for tap in taps.living() where tap.scribe !== scribe { tap.noteBase() }
  }

  // MARK: Routers

  func newWindow() -> Int {
    use { shared in
      shared.windowCount += 1
      return shared.windowCount
    }
  }

  @MainActor func add(_ tap: JournalTap) { taps.add(tap) }

  // MARK: Writing

  /// Writes everything that was noted until now.
  ///
  /// - Returns: Whether it was written in time.
  func flush(within duration: Duration) -> Bool {
    wait(for: duration) { self.write() } && use { !$0.isOver }
  }

  /// Writes everything that was noted until now, and the end of the journal.
  func close(_ why: JournalClosing, within duration: Duration) {
    _ = wait(for: duration) { self.finish(why) }
  }

  /// The same, without waiting.
  func close(_ why: JournalClosing) { writing.queue.async { self.finish(why) } }

  private func wait(for duration: Duration, _ body: @escaping @Sendable () -> Void) -> Bool {
    let work = DispatchWorkItem(block: body)
    writing.queue.async(execute: work)
    return work.wait(timeout: .now() + .nanoseconds(Int(duration.clamped / .nanoseconds(1)))) == .success
  }

  private func finish(_ why: JournalClosing) {
    write()
    let wasOver = use { exchange(&$0.isOver, with: true) }
    if !wasOver { try? output.close(why, at: DispatchTime.now().uptimeNanoseconds &- start) }
  }

  private func write() {
    var notes = use { shared in
      shared.isAwake = false
      shared.isTurning = false
      shared.bases = []
      swap(&shared.notes, &shared.spare)
      return exchange(&shared.spare, with: [])
    }
    defer {
      notes.removeAll(keepingCapacity: true)
      use { swap(&$0.spare, &notes) }
    }
    guard !notes.isEmpty else { return }
    var written: [Int: JournalScribe] = [:]
    do throws(JournalError) {
      for note in notes {
        try output.write(note)
        written[note.scribe.number] = note.scribe
      }
      try output.flush()
    } catch {
      return fail(error)
    }
    let filling = output.filling
    let due = written.values.filter(\.isBaseDue).map(\.number)
    use { shared in
      if !shared.isTurning { shared.filling = filling }
      shared.due.formUnion(due.filter { !shared.bases.contains($0) })
    }
  }

  private func fail(_ error: JournalError) {
    let wasOver = use { exchange(&$0.isOver, with: true) }
    guard !wasOver else { return }
    MainQueue.async { for tap in self.taps.living() { tap.journalFailed(error) } }
  }
}
