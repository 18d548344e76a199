import Dispatch
import Waymark
import WaymarkCore

/// The part of a journal that outlives it until all is written: facts wait here until the writing thread takes them.
final class JournalCore: Sendable {
  private let shared = EventLock(Shared())
  private let queue = DispatchQueue(label: "waymark.journal", qos: .utility)
  private let output: JournalOutput
  private let options: JournalOptions
  private let start = DispatchTime.now().uptimeNanoseconds
  @MainActor private var taps: [Tap] = []
  @MainActor private var windowCount = 0

  /// The number of facts that may wait; those that come when it is full are lost.
  private static let capacity = 4096

  private struct Shared {
    var notes: ContiguousArray<JournalNote> = []
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

  /// A router's tap, which ends with its router.
  private struct Tap {
    weak var tap: JournalTap?
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
    shared.use { $0.notes.reserveCapacity(256) }
  }

  // MARK: Noting

  /// Notes a fact.
  ///
  /// - Returns: The work of the router's tap at the next chance; ``JournalNeed/loss`` says that there was no room.
  @discardableResult
  func note(_ fact: __owned JournalFact, of scribe: JournalScribe) -> JournalNeed {
    let note = JournalNote(fact: fact, time: DispatchTime.now().uptimeNanoseconds &- start, scribe: scribe)
    var isHalfFull = false
    var wakes = false
    let need: JournalNeed = shared.use { shared in
      guard !shared.isOver else { return .nothing }
      guard shared.notes.count < Self.capacity else { return .loss }
      shared.notes.append(note)
      isHalfFull = shared.notes.count == Self.capacity / 2
      wakes = !exchange(&shared.isAwake, with: true)
      switch shared.filling {
      case .overfull: return .turn
      case .full: return .rest
      case .room: return shared.due.contains(scribe.number) ? .rest : .nothing
      }
    }
    if isHalfFull {
      queue.async { self.write() }
    } else if wakes {
      queue.asyncAfter(deadline: .now() + options.interval.ofDispatch) { [weak self] in self?.write() }
    }
    return need
  }

  /// Notes where a router is.
  func note(base state: RouterState, isWhole: Bool, of scribe: JournalScribe) {
    shared.use { shared in
      shared.due.remove(scribe.number)
      shared.bases.insert(scribe.number)
    }
    note(.base(state, isWhole: isWhole), of: scribe)
  }

  /// Whether there is room again after facts were lost.
  var hasRoom: Bool { shared.use { $0.notes.count < Self.capacity / 2 } }

  var isTurnDue: Bool { shared.use { $0.filling != .room && !$0.isTurning } }

  /// Begins the next file, with where every router is, of which one is first.
  @MainActor
  func turn(by first: JournalTap) {
    shared.use { shared in
      shared.filling = .room
      shared.isTurning = true
    }
    note(.turn, of: first.scribe)
    first.noteBase(isBetweenInputs: true)
    for case let tap? in taps.map(\.tap) where tap !== first { tap.noteBase() }
  }

  // MARK: Routers

  @MainActor func newWindow() -> Int {
    windowCount += 1
    return windowCount
  }

  @MainActor func add(_ tap: JournalTap) {
    taps.removeAll { $0.tap == nil }
    taps.append(Tap(tap: tap))
  }

  // MARK: Writing

  /// Writes everything that was noted until now.
  ///
  /// - Returns: Whether it was written in time.
  func flush(within duration: Duration) -> Bool {
    wait(for: duration) { self.write() } && shared.use { !$0.isOver }
  }

  /// Writes everything that was noted until now, and the end of the journal.
  func close(_ why: JournalClosing, within duration: Duration) {
    _ = wait(for: duration) { self.finish(why) }
  }

  /// The same, without waiting.
  func close(_ why: JournalClosing) { queue.async { self.finish(why) } }

  private func wait(for duration: Duration, _ body: @escaping @Sendable () -> Void) -> Bool {
    let work = DispatchWorkItem(block: body)
    queue.async(execute: work)
    return work.wait(timeout: .now() + duration.ofDispatch) == .success
  }

  private func finish(_ why: JournalClosing) {
    write()
    let wasOver = shared.use { exchange(&$0.isOver, with: true) }
    if !wasOver { try? output.close(why, at: DispatchTime.now().uptimeNanoseconds &- start) }
  }

  private func write() {
    let notes = shared.use { shared in
      shared.isAwake = false
      shared.isTurning = false
      shared.bases = []
      return exchange(&shared.notes, with: [])
    }
    guard !notes.isEmpty else { return }
    do throws(JournalError) {
      for note in notes { try output.write(note) }
      try output.flush()
    } catch {
      return fail(error)
    }
    let filling = output.filling
    let due = output.dueWindows
    shared.use { shared in
      if !shared.isTurning { shared.filling = filling }
      shared.due.formUnion(due.filter { !shared.bases.contains($0) })
    }
  }

  private func fail(_ error: JournalError) {
    let wasOver = shared.use { exchange(&$0.isOver, with: true) }
    guard !wasOver else { return }
    MainQueue.async { for one in self.taps { one.tap?.journalFailed(error) } }
  }
}

extension Duration {
  fileprivate var ofDispatch: DispatchTimeInterval { .nanoseconds(Int(clamped / .nanoseconds(1))) }
}
