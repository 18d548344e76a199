public import Waymark
import WaymarkCore

/// Replays a journal, and says where the navigation goes otherwise now.
///
/// The replay takes what was asked for, what guards and screens answered and what the host did, one after the other, as a router's
/// core does. Of the app's own code, only that of its routes runs, unless you have its guards or its placements asked: see
/// ``run(asking:)`` and ``placing(_:)``.
///
/// ```swift
/// let report = try Replay<AppRoute>(of: Data(contentsOf: url)).run()
/// #expect(report.isSame, "\(report.difference!)")
/// ```
///
/// The journal has to have routes in full. The replay compares who was asked, commits, steps and their ends, trees, numbers of
/// entries, lives of screens, and outcomes.
@MainActor
public struct Replay<R: Route & Codable> {
  private let lines: ReplayLines
  /// The state of the window where the replay begins.
  private let state: RouterState
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
    guard let state = try? ReplayDecoder<R>().state(lines.base.value) else { throw .noBase(window: window) }
    self.state = state
  }

  /// Asks the app where routes go, so that the replay notices a route that is placed elsewhere now.
  ///
  /// ```swift
  /// let report = replay.placing(AppCoordinator.placement(of:)).run()
  /// ```
  ///
  /// The closure is called where the app was asked when the journal was recorded, such as for `router.show`.
  /// Without it, each route goes where it went.
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
  /// - Returns: The report.
  /// - Complexity: That of what was done then.
  public func run() -> ReplayReport {
    ReplayRun<R>(lines, from: state, placing: placement).run()
  }

  /// Runs it with the app's own guards, so that the replay notices a guard that decides otherwise now.
  ///
  /// ```swift
  /// let report = await replay.run { router in AppGuards.add(to: router) }
  /// #expect(report.isSame, "\(report.difference!)")
  /// ```
  ///
  /// If `addGuards` adds a guard with the name of one in the journal, the replay asks it wherever that one was asked. If several
  /// have the same name, they are matched in order. The replay waits for an answer that takes time, and gives it at the place
  /// where the journal has it. A guard that the journal does not have is a difference at once. All other guards and all screens
  /// answer as they did: ``ReplayReport/recordedGuards`` names those guards. The navigations that a guard asks for are in the
  /// journal as everybody's are, so those that it asks for now end `cancelled`.
  ///
  /// - Parameter addGuards: Adds guards to the router of the replay, and does nothing else with it.
  /// - Returns: The report.
  /// - Complexity: That of what was done then.
  public func run(asking addGuards: @MainActor (Router<R>) -> Void) async -> ReplayReport {
    await ReplayRun<R>(lines, from: state, placing: placement, asking: addGuards).runWaiting()
  }
}
