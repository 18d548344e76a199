import Waymark
import WaymarkTesting

/// Where the routers of random runs write their journals, while somebody wants that.
@MainActor
package enum ModelJournal {
  private(set) static var current: Journal?

  /// Has a router that is new written down, if anything is.
  static func follow(_ router: Router<Spot>) {
    if let current { router.record(in: current, routes: .full) }
  }

  /// Runs something, and then its journal again.
  ///
  /// - Parameters:
  ///   - path: Where to write the journal, in a folder of its own.
  ///   - run: What to do: one run with one router.
  /// - Returns: What came of the run, and of the replay.
  /// - Throws: `JournalError` where the file cannot be written, `ReplayError` where it cannot be replayed.
  package static func replaying(at path: String, _ run: @MainActor () async -> RunReport) async throws -> (
    run: RunReport, replay: ReplayReport
  ) {
    let journal = try Journal(to: path, options: JournalOptions(fileSize: 1 << 30, olderFileCount: 0))
    current = journal
    let report = await run()
    current = nil
    journal.close(within: .seconds(60))
    return (report, try Replay<Spot>(contentsOf: path).run())
  }
}
