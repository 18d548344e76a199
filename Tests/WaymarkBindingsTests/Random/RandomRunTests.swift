import Foundation
import Testing
import Waymark

/// Random use of the host, after which views must show the router's tree, every navigation has ended, nothing was reported
/// that nobody did, and nobody is alive who should not be.
///
/// A failure names its seed; `WAYMARK_SEED` repeats it alone. `WAYMARK_FIRST` says which seed to try
/// first, and `WAYMARK_RUNS` how many times as many.
@MainActor
struct RandomRunTests {
  nonisolated static let seeds: [UInt64] = {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["WAYMARK_SEED"].flatMap(UInt64.init) { return [seed] }
    let first = environment["WAYMARK_FIRST"].flatMap(UInt64.init) ?? 0
    return Array(first..<first + 2 * (environment["WAYMARK_RUNS"].flatMap(UInt64.init) ?? 1))
  }()

  @Test(arguments: seeds) func theRouterAndTheUser(seed: UInt64) { run(seed, .init()) }

  @Test(arguments: seeds) func screensThatRefuseAndGuards(seed: UInt64) {
    run(seed, .init(hasObjections: true, hasGuards: true))
  }

  @Test(arguments: seeds) func viewsThatWriteEchoesAndWhatIsPast(seed: UInt64) {
    run(seed, .init(isNoisy: true))
  }

  @Test(arguments: seeds) func viewsThatSayNothing(seed: UInt64) { run(seed, .init(reporting: .never)) }

  @Test(arguments: seeds) func viewsThatSayItLate(seed: UInt64) {
    run(seed, .init(reporting: .late, hasObjections: true))
  }

  @Test(arguments: seeds) func viewsThatSayItTwiceOrNotAndOutOfOrder(seed: UInt64) {
    run(seed, .init(reporting: .wild, hasGuards: true))
  }

  @Test(arguments: seeds) func listenersThatNavigate(seed: UInt64) {
    run(seed, .init(hasObjections: true, hasListeners: true))
    run(seed, .init(hasGuards: true, hasListeners: true))
  }

  @Test(arguments: seeds) func viewsThatWriteInTheMiddleOfSomethingElse(seed: UInt64) {
    run(seed, .init(hasObjections: true, hasGuards: true, hasListeners: true, writesInside: true))
    run(seed, .init(reporting: .late, hasListeners: true, writesInside: true))
    run(seed, .init(hasListeners: true, writesInside: true, hasColumns: true))
  }

  @Test(arguments: seeds) func columnsAndRoomForThem(seed: UInt64) {
    run(seed, .init(hasColumns: true))
    run(seed, .init(hasObjections: true, hasGuards: true, hasColumns: true))
  }

  @Test(arguments: seeds) func columnsThatWriteEarlyLateTwiceAndNever(seed: UInt64) {
    run(seed, .init(isNoisy: true, hasObjections: true, hasColumns: true))
    run(seed, .init(reporting: .late, hasColumns: true))
    run(seed, .init(reporting: .never, hasListeners: true, hasColumns: true))
    run(seed, .init(isNoisy: true, reporting: .wild, hasObjections: true, hasGuards: true, hasColumns: true))
  }

  @Test(arguments: seeds) func everythingAtOnce(seed: UInt64) {
    run(
      seed,
      .init(
        isNoisy: true, reporting: .wild, hasObjections: true, hasGuards: true,
        hasListeners: seed.isMultiple(of: 3)))
  }

  private func run(_ seed: UInt64, _ traits: RandomRun.Traits) {
    let run = RandomRun(seed: seed, traits: traits)
    for _ in 0..<25 {
      for _ in 0..<Int.random(in: 1...14, using: &run.random) { run.step() }
      run.rest()
      guard run.check() else { break }
    }
  }
}
