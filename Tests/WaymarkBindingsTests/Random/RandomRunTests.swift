import Foundation
import Testing
import Waymark

/// Random use of the host, after which views must show the router's tree, and nothing was reported that nobody did.
///
/// A failure names its seed; `WAYMARK_SEED` repeats it alone, and `WAYMARK_RUNS` says how many others to try.
@MainActor
struct RandomRunTests {
  nonisolated static let seeds: [UInt64] = {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["WAYMARK_SEED"].flatMap(UInt64.init) { return [seed] }
    return Array(0..<(environment["WAYMARK_RUNS"].flatMap(UInt64.init) ?? 12))
  }()

  @Test(arguments: seeds) func theRouterAndTheUser(seed: UInt64) { run(seed, .init()) }

  @Test(arguments: seeds) func everyCommit(seed: UInt64) { run(seed, .init(policy: .everyCommit)) }

  @Test(arguments: seeds) func screensThatRefuse(seed: UInt64) { run(seed, .init(hasVetoes: true)) }

  @Test(arguments: seeds) func viewsThatWriteEchoesAndWhatIsPast(seed: UInt64) {
    run(seed, .init(isNoisy: true))
  }

  @Test(arguments: seeds) func viewsThatSayNothing(seed: UInt64) { run(seed, .init(isSilent: true)) }

  private func run(_ seed: UInt64, _ traits: RandomRun.Traits) {
    let run = RandomRun(seed: seed, traits: traits)
    for _ in 0..<25 {
      for _ in 0..<Int.random(in: 1...14, using: &run.random) { run.step() }
      run.rest()
      guard run.check() else { break }
    }
  }
}
