import Dispatch
import Waymark
import WaymarkCore
import WaymarkStorage

/// Something that happens in a router, which the writing thread makes lines of.
enum JournalFact: Sendable {
  /// The router is followed from now on.
  case begun(isBetweenInputs: Bool)
  case input(Input, JournalDetail?)
  case effect(Effect)
  /// The router is not followed any more.
  case gone
}

/// The facade's knowledge of an input, beyond the core's.
indirect enum JournalDetail: Sendable {
  /// The app is asked where this route goes; it works out other edits of its own without a route.
  case shows(AnyRoute)
  /// The host's error in words.
  case error(String)
}

/// Somebody other than the app who asks for navigations, whom their ``NavigationOptions/info`` names in a journal.
package protocol JournalMark: Sendable {
  /// The word for it.
  var journalMark: String { get }
}

/// A fact that waits to be written.
struct JournalNote: Sendable {
  let fact: JournalFact
  /// Nanoseconds since the system started.
  let time = DispatchTime.now().uptimeNanoseconds
  let scribe: JournalScribe
}

extension Input {
  /// Whether no new file begins with it, since the core takes it at once, in the middle of what it carries out.
  ///
  /// A fact of the user's is taken so too, but a session may have nothing else.
  var goesOnInFile: Bool {
    switch self {
    case .added, .saved, .acknowledged, .began, .columnsThatFit: true
    default: false
    }
  }
}

/// The notes that wait to be written.
struct JournalNotes: Sendable {
  /// The number of notes that may wait.
  static let capacity = 16_384

  var notes: ContiguousArray<JournalNote> = []
  /// Why the journal has ended, if it could not be written.
  var fault: JournalError?
  var isClosed = false

  var isOpen: Bool { !isClosed && fault == nil }
}

extension Journal {
  /// Has a note written soon.
  ///
  /// - Returns: Why the journal has ended, if it could not be written.
  func note(_ note: __owned JournalNote) -> JournalError? {
    let (count, fault) = waiting.use { waiting -> (Int, JournalError?) in
      guard waiting.isOpen else { return (0, waiting.fault) }
      if waiting.notes.count == JournalNotes.capacity { waiting.fault = .stalled }
      waiting.notes.append(note)
      return (waiting.notes.count, waiting.fault)
    }
    // Wait for others with the first, and no longer once half of the room is taken.
    if count == 1 {
      queue.asyncAfter(deadline: .now() + .milliseconds(50)) { [weak self] in self?.write() }
    } else if count == JournalNotes.capacity / 2 {
      queue.async { self.write() }
    }
    return fault
  }

  /// Writes all notes, on the writing thread.
  func write(isLast: Bool = false) {
    let (notes, isOpen) = waiting.use { waiting in
      defer { waiting.isClosed = waiting.isClosed || isLast }
      return (exchange(&waiting.notes, with: []), waiting.isOpen)
    }
    guard isOpen else { return }
    do throws(SystemFault) {
      try output.write(notes, isLast: isLast)
    } catch {
      waiting.use { $0.fault = .system(code: error.code) }
    }
  }
}
