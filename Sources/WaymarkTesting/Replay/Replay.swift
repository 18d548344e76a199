import Waymark

/// Runs a journal again, on a router of its own, and says where it goes differently.
///
/// The replay makes the calls into the router as they were made. Guards, screens, placements and the host answer as they did then.
/// Of the app's own code, only that of its routes runs, unless its guards or its placements are asked: ``run(asking:)``,
/// ``placing(_:)``.
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
  /// Where the app puts routes now, if it is asked.
  private var placement: (@MainActor (R) -> Placement<R>)?

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

  /// Asks the app where routes go, so that one that is placed elsewhere by now is noticed.
  ///
  /// ```swift
  /// let report = replay.placing(AppCoordinator.placement(of:)).run()
  /// ```
  ///
  /// The closure is asked where the app was asked then: for `router.show` and what comes to the same. Without it,
  /// each route goes where it went.
  ///
  /// - Parameter placement: Where the app puts a route, as in its router's configuration.
  /// - Returns: The same replay, which asks it.
  public func placing(_ placement: @escaping @MainActor (R) -> Placement<R>) -> Replay {
    var replay = self
    replay.placement = placement
    return replay
  }

  /// Runs it.
  ///
  /// - Returns: What came of it.
  /// - Complexity: That of what was done then.
  public func run() -> ReplayReport { ReplayRun(lines, decoder, placement).run() }

  /// Runs it with the app's own guards, so that one that decides otherwise by now is noticed.
  ///
  /// ```swift
  /// let report = await replay.run { router in AppGuards.add(to: router) }
  /// #expect(report.isSame, "\(report.difference!)")
  /// ```
  ///
  /// A guard of the journal is asked that has the name of one that `addGuards` adds; of several with one name each has its turn. It is
  /// asked where it was asked then, and an answer that takes its time is waited for, and given where it was given then. A guard that the
  /// journal does not have is a difference at once. All others answer as they did, and so do screens:
  /// ``ReplayReport/recordedGuards`` names them.
  ///
  /// - Parameter addGuards: Adds guards to the router of the replay, and does nothing else with it.
  /// - Returns: What came of it.
  /// - Complexity: That of what was done then.
  public func run(asking addGuards: @MainActor (Router<R>) -> Void) async -> ReplayReport {
    await ReplayRun(lines, decoder, placement).run(asking: addGuards)
  }
}
