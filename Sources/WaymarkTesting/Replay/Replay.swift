import Waymark

/// Runs a journal again, on a router of its own, and says where it goes differently.
///
/// The replay makes the calls into the router as they were made. Guards, screens, placements and the host
/// answer as they did then. Of the app's own code, only that of its routes runs.
///
/// ```swift
/// let report = try Replay<AppRoute>(contentsOf: "journal.jsonl").run()
/// #expect(report.isSame, "\(report.difference!)")
/// ```
///
/// The journal has to have routes in full. The replay compares who was asked, commits, steps and what became
/// of them, trees, numbers of navigations and entries, lives of screens, and outcomes.
@MainActor
public struct Replay<R: Route & Codable> {
  let lines: ReplayLines
  let decoder = ReplayDecoder<R>()

  /// Reads a journal.
  ///
  /// A torn last line is skipped. Anything else that cannot be read ends the replay there.
  ///
  /// - Parameters:
  ///   - bytes: The journal's text.
  ///   - window: The window to replay.
  /// - Throws: ``ReplayError``.
  public init(of bytes: some Sequence<UInt8>, window: Int = 1) throws(ReplayError) {
    lines = try ReplayLines(Array(bytes), window: window)
  }

  /// Reads a journal's file.
  ///
  /// - Parameters:
  ///   - path: Where it is.
  ///   - window: The window to replay.
  /// - Throws: ``ReplayError``.
  public init(contentsOf path: String, window: Int = 1) throws(ReplayError) {
    lines = try ReplayLines(try ReplayLines.contents(of: path), window: window)
  }

  /// Runs it.
  ///
  /// - Returns: What came of it.
  /// - Complexity: That of what was done then.
  public func run() -> ReplayReport { ReplayRun(lines, decoder).run() }
}
