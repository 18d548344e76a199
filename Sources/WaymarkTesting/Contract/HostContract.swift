public import Waymark

/// A check of any host against the rules of `NavigationHost`.
///
/// It takes the host through a table of promises, such as that only the newest tree is gone to or that a rebuild works from any state, and
/// through random walks. After every move it compares what the host shows with what the router believes, and names every rule
/// that the host broke, with what was asked, expected and seen.
///
/// ```swift
/// @Test func myHostKeepsTheContract() async throws {
///   let clock = ManualClock()
///   let contract = HostContract<AppRoute>(
///     routes: [.home, .news, .settings, .profile(1), .profile(2), .signIn],
///     advance: { clock.advance(by: .milliseconds(50)) }
///   ) { router in
///     let host = MyHost(router: router, clock: clock)
///     return HostUnderTest(host, displayed: { host.window.routes })
///   }
///   try await contract.check()
/// }
/// ```
@MainActor
public struct HostContract<R: Route> {
  let routes: [R]
  let features: HostFeatures
  private let seed: UInt64
  private let walkCount: Int
  private let advance: @MainActor () async -> Void
  let makeHost: @MainActor (Router<R>) -> HostUnderTest<R>

  /// How often time passes before the host counts as one that never comes to rest.
  private static var patience: Int { 200 }

  /// Describes a check.
  ///
  /// - Parameters:
  ///   - routes: At least six different routes that the host can show anywhere.
  ///   - features: The containers that the host can show besides a stack.
  ///   - seed: The number that random walks depend on: the same seed tries the same things.
  ///   - walkCount: How many random walks to try.
  ///   - advance: Lets some time pass in the host: moves its clock by a frame, or waits for the real main loop. It must not hold
  ///     a host.
  ///   - makeHost: Makes a new host for a router, which the check attaches. It must not keep what it makes.
  public init(
    routes: [R], features: HostFeatures = [.tabs, .modals], seed: UInt64 = 1, walkCount: Int = 20,
    advance: @escaping @MainActor () async -> Void = {},
    makeHost: @escaping @MainActor (Router<R>) -> HostUnderTest<R>
  ) {
    precondition(
      Set(routes).count == routes.count && routes.count >= 6,
      "HostContract needs at least six routes, each different from the others: pass more routes")
    self.routes = routes
    self.features = features
    self.seed = seed
    self.walkCount = walkCount
    self.advance = advance
    self.makeHost = makeHost
  }

  /// Expects that the host keeps the contract.
  ///
  /// - Parameters:
  ///   - file: The file that the failure names.
  ///   - line: The line that the failure names.
  /// - Throws: ``ExpectationFailure`` with every violation if it does not.
  public func check(
    file: StaticString = #fileID, line: UInt = #line
  ) async throws(ExpectationFailure) {
    let found = await violations()
    guard !found.isEmpty else { return }
    throw ExpectationFailure(found.map(\.description).joined(separator: "\n"), file, line)
  }

  /// Takes the host through everything.
  ///
  /// After a violation the rest of its promise is left out, because what follows would only be a consequence.
  ///
  /// - Returns: The rules that the host broke, in the order in which that was found; empty if it kept the contract.
  public func violations() async -> [HostViolation] {
    var violations: [HostViolation] = []
    var navigationCount = 0
    let walks = (0..<walkCount).map { ContractArticle(walk: $0, seed: seed &+ UInt64($0), in: self) }
    for article in ContractArticle.table(for: self) + walks {
      let run = ContractRun(self, article, navigationCount)
      for move in article.moves where !run.isBroken {
        run.begin(move)
        // Questions to the user open some turns later.
        await pass(turns: 10)
        await wait { run.isAtRest }
        // A host that seems to have finished needs time to show a later fault, or to come right too late.
        for _ in 0..<6 { await pass() }
        await wait { run.isShowing }
        run.end()
      }
      run.releaseRouter()
      await wait { run.isRouterGone }
      run.releaseHost()
      await wait { run.isGone }
      run.finish()
      violations += run.violations
      navigationCount = run.navigationCount
    }
    return violations
  }

  private func wait(until isDone: @MainActor () -> Bool) async {
    for _ in 0..<Self.patience {
      if isDone() { return }
      await pass()
    }
  }

  private func pass(turns: Int = 3) async {
    await advance()
    await Task.yieldRepeatedly(turns)
  }
}

/// The containers that a host can show besides a stack, so that ``HostContract`` asks for nothing else.
public struct HostFeatures: OptionSet, Hashable, Sendable {
  /// The bits of the set.
  public let rawValue: UInt8

  /// Makes a set from its bits.
  ///
  /// - Parameter rawValue: The bits of the set.
  public init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  /// Tabs, each with a container of its own.
  public static let tabs = HostFeatures(rawValue: 1)

  /// Modals over the window and over one another.
  public static let modals = HostFeatures(rawValue: 2)

  /// Columns, side by side where they fit and otherwise only the one in front.
  ///
  /// Screens stay the same whatever the width, and the host reports how many columns fit.
  public static let columns = HostFeatures(rawValue: 4)

  /// Everything that a tree can hold.
  public static let all: HostFeatures = [.tabs, .modals, .columns]
}
