import Waymark

/// Runs a journal again, on a router of its own, and says where it goes otherwise than it did.
///
/// The calls into the router are made as they were, and what the app's code answered then is answered now: guards, screens, placements,
/// the host. None of the app's own code is run but that of its routes.
///
/// ```swift
/// let report = try Replay<AppRoute>(contentsOf: "journal.jsonl").run()
/// #expect(report.isSame, "\(report.difference!)")
/// ```
///
/// The journal has to have routes in full. What is compared: who was asked, commits, steps and what became of them, trees, numbers of
/// navigations and entries, lives of screens, outcomes.
@MainActor
public struct Replay<R: Route & Codable> {
  let lines: ReplayLines
  let decoder = ReplayDecoder<R>()

  /// Reads a journal.
  ///
  /// A last line that is torn is read past. What cannot be read ends the replay there.
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
