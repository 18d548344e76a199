/// A file of what routers did, and why: one record a line, for the command `waymark` to show, and in full to be replayed.
///
/// ```swift
/// let journal = try Journal(to: "/var/log/app.jsonl")
/// router.record(in: journal)
/// ```
///
/// The main thread notes identifiers, times and steps, which takes about a microsecond a navigation; all else is done on a
/// thread of the journal's own, every 50 milliseconds. What was written survives the end of the program, however it comes, and the
/// last moments before that are lost unless ``flush(within:)`` is called.
///
/// Nothing that happens to the file is the app's trouble. Where the disk stalls, the newest records are left out and counted.
/// Where it is full, the journal ends, and the routers that it follows tell so with one event.
///
/// Unless said otherwise routes are written as names, so that no value leaves the device: see ``JournalRoutes``.
public final class Journal: Sendable {
  let core: JournalCore

  /// Begins a journal.
  ///
  /// A file of that name is moved aside, as `.1`; where the name is that of a link, the file that it leads to. A pipe or a device is
  /// written to as it is.
  ///
  /// - Parameters:
  ///   - path: Where to write it.
  ///   - options: How.
  /// - Throws: ``JournalError`` where the file cannot be made: its folder is missing, or nobody reads the pipe.
  public init(to path: String, options: JournalOptions = JournalOptions()) throws(JournalError) {
    do throws(SystemFault) {
      core = JournalCore(
        try JournalFile(SystemPath(path), olderFileCount: options.olderFileCount), options)
    } catch {
      throw .system(code: error.code)
    }
  }

  /// Writes all that has been noted until now, as for when the app goes to the background.
  ///
  /// - Parameter duration: How long to wait for it at most, since a disk may stall.
  /// - Returns: Whether it has been written.
  @discardableResult
  public func flush(within duration: Duration = .seconds(1)) -> Bool { core.flush(within: duration) }

  /// Ends the journal: what was noted until now is written, and nothing is from then on.
  ///
  /// A journal that nobody keeps and that follows no router ends by itself.
  ///
  /// - Parameter duration: How long to wait for the disk at most.
  public func close(within duration: Duration = .seconds(1)) { core.close(.closed, within: duration) }

  deinit { core.close(.released) }
}
