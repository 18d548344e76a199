import Dispatch
import Waymark
import WaymarkStorage

/// A file that records what routers do, and why.
///
/// It has one record on each line. The command `waymark` shows it, and it can be replayed if routes are
/// written in full.
///
/// ```swift
/// let journal = try Journal(to: "/var/log/app.jsonl")
/// router.record(in: journal)
/// ```
///
/// The main thread notes identifiers, times and steps, which takes about a microsecond for each navigation. A
/// thread of the journal's own does the rest, every 50 milliseconds. What was written survives the
/// end of the program, even a crash. The last moments before it are lost unless ``flush(within:)`` is called.
///
/// Trouble with the file never affects the app. If the disk is full, or does not take for so long what the routers do that
/// thousands of records wait, the journal ends, and each router that it follows says so with one event, after the next thing
/// that happens in it.
///
/// By default, routes are written as names, so that no value leaves the device: see ``JournalRoutes``.
public final class Journal: Sendable {
  /// The notes that wait until the writing thread takes them.
  let waiting = EventLock(JournalNotes())
  let queue = DispatchQueue(label: "waymark.journal", qos: .utility)
  let output: JournalOutput

  /// Begins a journal.
  ///
  /// A file that is already at the path is moved aside, to a name with `.1` at its end, or is removed if
  /// `olderFileCount` is 0. If a symbolic link is at the path, the same is done with the
  /// file that it leads to. A pipe or a device is written to directly.
  ///
  /// - Parameters:
  ///   - path: Where to write the journal.
  ///   - app: The name of the app in the file; that of the program if `nil`.
  ///   - fileSize: How many bytes a file may have before the next one begins, at least 4,096. A file begins with the tree of
  ///     every router, and is at least twice as long as that, so that trees greater than a file are not written with every change.
  ///   - olderFileCount: How many older files are kept besides the current one, the newest of which has the name of the current
  ///     file with `.1` at its end.
  /// - Throws: ``JournalError`` if the file cannot be made, for example because its folder is missing or
  ///   nobody reads the pipe.
  public init(
    to path: String, app: String? = nil, fileSize: Int = 16 << 20, olderFileCount: Int = 2
  ) throws(JournalError) {
    do throws(SystemFault) {
      let file = try JournalFile(path, olderFileCount: max(0, olderFileCount))
      output = JournalOutput(file, app: app, fileSize: max(4096, fileSize))
    } catch {
      throw .system(code: error.code)
    }
  }

  /// Begins a journal that is kept elsewhere than in files.
  ///
  /// - Parameters:
  ///   - sink: The keeper of its lines.
  ///   - app: The name of the app; that of the program if `nil`.
  ///   - partSize: How many bytes a part may have before the next one begins.
  package init(into sink: any JournalSink, app: String? = nil, partSize: Int) {
    output = JournalOutput(sink, app: app, fileSize: partSize)
  }

  /// Writes everything noted until now, for example when the app goes to the background.
  ///
  /// - Parameter duration: How long to wait at most, since a disk may stall.
  /// - Returns: Whether everything has been written.
  @discardableResult
  public func flush(within duration: Duration = .seconds(1)) -> Bool {
    wait(for: duration) { self.write() } && waiting.use { $0.isOpen }
  }

  /// Ends the journal: what was noted until now is written, and nothing after that.
  ///
  /// A journal that nothing references and that follows no router ends by itself.
  ///
  /// - Parameter duration: How long to wait for the disk at most.
  public func close(within duration: Duration = .seconds(1)) {
    _ = wait(for: duration) { self.write(isLast: true) }
  }

  private func wait(for duration: Duration, _ body: @escaping @Sendable () -> Void) -> Bool {
    let work = DispatchWorkItem(block: body)
    queue.async(execute: work)
    return work.wait(timeout: .now() + .nanoseconds(Int(duration.clamped / .nanoseconds(1)))) == .success
  }

  deinit {
    let (rest, output) = (waiting.use { $0 }, output)
    queue.async { if rest.isOpen { try? output.write(rest.notes, isLast: true) } }
  }
}

/// Why a journal could not begin, or ended early.
@nonexhaustive
public enum JournalError: Error, Hashable, Sendable {
  /// The system refused something, with its error number.
  case system(code: Int32)
  /// So much waits to be written that the disk seems to have stopped.
  case stalled
}

extension JournalError: CustomStringConvertible {
  /// The fault of the journal.
  public var description: String {
    switch self {
    case .system(let code): "the journal could not be written: \(SystemFault(code: code))"
    case .stalled: "the journal could not be written: the disk takes nothing"
    }
  }
}
