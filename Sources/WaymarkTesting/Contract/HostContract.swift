public import Waymark

/// A check of any host against the rules of `NavigationHost`.
///
/// It takes the host through pushes and pops, stacks whose middle changes, tabs, changes that nobody sees,
/// modals over modals, rebuilds from any state, bursts, random walks, what users do without asking, and
/// releases. At every acknowledgement it compares what the host shows with what the router believes. It names
/// every rule that the host broke, with what was asked, expected and seen.
///
/// ```swift
/// @Test func myHostKeepsTheContract() throws {
///   let clock = ManualClock()
///   let contract = HostContract<AppRoute>(
///     routes: [.home, .news, .settings, .profile(1), .profile(2), .signIn],
///     advance: { clock.advance(by: .milliseconds(50)) }
///   ) { router in
///     let host = MyHost(router: router, clock: clock)
///     return HostUnderTest(host, reading: .routes { host.window.routes })
///   }
///   try contract.check().expectMet()
/// }
/// ```
///
/// A host that only comes to rest on a real main loop passes `settle`, and the asynchronous `check()` checks
/// it.
@MainActor
public struct HostContract<R: Route> {
  let routes: [R]
  let features: HostFeatures
  let seed: UInt64
  let walkCount: Int
  let walkLength: Int
  let patience: Int
  let advance: (@MainActor () -> Void)?
  let settle: (@MainActor () async -> Void)?
  let makeHost: @MainActor (Router<R>) -> HostUnderTest<R>

  /// Describes a check of a host whose time passes when the test says so, or that acknowledges at once.
  ///
  /// - Parameters:
  ///   - routes: At least six different routes that the host can show anywhere.
  ///   - features: What the host can show.
  ///   - seed: What random walks start from: the same seed tries the same things.
  ///   - walkCount: How many random walks to try.
  ///   - walkLength: How many navigations a random walk has.
  ///   - patience: How often to let time pass for one step before the host counts as never acknowledging.
  ///   - advance: Lets some time pass in the host, such as a frame or the length of an animation. It must not hold a
  ///     host.
  ///   - makeHost: Makes a new host for a router, which the check attaches. It must not keep what it makes.
  public init(
    routes: [R], features: HostFeatures = .all, seed: UInt64 = 1, walkCount: Int = 20, walkLength: Int = 40,
    patience: Int = 200, advance: @escaping @MainActor () -> Void = {},
    makeHost: @escaping @MainActor (Router<R>) -> HostUnderTest<R>
  ) {
    self.init(
      routes: routes, features: features, seed: seed, walkCount: walkCount, walkLength: walkLength,
      patience: patience, advance: advance, settle: nil, makeHost: makeHost)
  }

  /// Describes a check of a host that only comes to rest while a real main loop runs.
  ///
  /// - Parameters:
  ///   - routes: At least six different routes that the host can show anywhere.
  ///   - features: What the host can show.
  ///   - seed: What random walks start from: the same seed tries the same things.
  ///   - walkCount: How many random walks to try.
  ///   - walkLength: How many navigations a random walk has.
  ///   - patience: How often to settle for one step before the host counts as never acknowledging.
  ///   - settle: Returns when the host has had time to get further. It must not hold a host.
  ///   - makeHost: Makes a new host for a router, which the check attaches. It must not keep what it makes.
  public init(
    routes: [R], features: HostFeatures = .all, seed: UInt64 = 1, walkCount: Int = 4, walkLength: Int = 20,
    patience: Int = 20, settle: @escaping @MainActor () async -> Void,
    makeHost: @escaping @MainActor (Router<R>) -> HostUnderTest<R>
  ) {
    self.init(
      routes: routes, features: features, seed: seed, walkCount: walkCount, walkLength: walkLength,
      patience: patience, advance: nil, settle: settle, makeHost: makeHost)
  }

  private init(
    routes: [R], features: HostFeatures, seed: UInt64, walkCount: Int, walkLength: Int, patience: Int,
    advance: (@MainActor () -> Void)?, settle: (@MainActor () async -> Void)?,
    makeHost: @escaping @MainActor (Router<R>) -> HostUnderTest<R>
  ) {
    precondition(
      Set(routes).count == routes.count && routes.count >= 6,
      "HostContract needs at least six routes, each different from the others: pass more routes")
    self.routes = routes
    self.features = features
    self.seed = seed
    self.walkCount = walkCount
    self.walkLength = walkLength
    self.patience = patience
    self.advance = advance
    self.settle = settle
    self.makeHost = makeHost
  }
}
