import Dispatch
import Waymark

/// The part of a journal that outlives it until all is written: notes wait here until the writing thread takes them.
final class JournalCore: Sendable {
  private let shared = EventLock(Shared())
  private let queue = DispatchQueue(label: "waymark.journal", qos: .utility)
  private let output: JournalOutput
  @MainActor private var windowCount = 0

  /// The number of notes that may wait; those that come when it is full are lost.
  private static let capacity = 4096

  private struct Shared {
    var notes: ContiguousArray<JournalNote> = []
    var fault: JournalError?
    var isClosed = false
  }

  /// The fate of a note.
  enum Reception {
    case isTaken
    case hasNoRoom
    /// The journal has ended before.
    case hasFailed(JournalError)
  }

  init(_ file: JournalFile, _ options: JournalOptions) {
    output = JournalOutput(file, options)
    shared.use { $0.notes.reserveCapacity(256) }
  }

  @MainActor func newWindow() -> Int {
    windowCount += 1
    return windowCount
  }

  // MARK: Noting

  func note(_ note: __owned JournalNote) -> Reception {
    var count = 0
    let reception: Reception = shared.use { shared in
      if let fault = shared.fault { return .hasFailed(fault) }
      guard !shared.isClosed else { return .isTaken }
      guard shared.notes.count < Self.capacity else { return .hasNoRoom }
      shared.notes.append(note)
      count = shared.notes.count
      return .isTaken
    }
    // Wait for others with the first, and no longer once half of the room is taken.
    if count == 1 {
      queue.asyncAfter(deadline: .now() + .milliseconds(50)) { [weak self] in self?.write() }
    } else if count == Self.capacity / 2 {
      queue.async { self.write() }
    }
    return reception
  }

  /// Whether there is room again after notes were lost.
  var hasRoom: Bool { shared.use { $0.notes.count < Self.capacity / 2 } }

  // MARK: Writing

  /// Writes everything that was noted until now.
  ///
  /// - Returns: Whether it was written in time.
  func flush(within duration: Duration) -> Bool {
    wait(for: duration) { self.write() } && shared.use { !$0.isClosed && $0.fault == nil }
  }

  /// Writes everything that was noted until now, and the end of the journal.
  func close(within duration: Duration) { _ = wait(for: duration) { self.finish() } }

  /// The same, without waiting.
  func close() { queue.async { self.finish() } }

  private func wait(for duration: Duration, _ body: @escaping @Sendable () -> Void) -> Bool {
    let work = DispatchWorkItem(block: body)
    queue.async(execute: work)
    return work.wait(timeout: .now() + duration.ofDispatch) == .success
  }

  private func finish() {
    write()
    let wasClosed = shared.use { exchange(&$0.isClosed, with: true) }
    if !wasClosed { keepFault { () throws(JournalError) in try output.close() } }
  }

  private func write() {
    let notes = shared.use { exchange(&$0.notes, with: []) }
    guard !notes.isEmpty else { return }
    keepFault { () throws(JournalError) in
      for note in notes { try output.write(note) }
      try output.flush()
    }
  }

  private func keepFault(_ body: () throws(JournalError) -> Void) {
    do throws(JournalError) {
      try body()
    } catch {
      shared.use { if $0.fault == nil { $0.fault = error } }
    }
  }
}

extension Duration {
  fileprivate var ofDispatch: DispatchTimeInterval { .nanoseconds(Int(clamped / .nanoseconds(1))) }
}
