import Foundation
import HeadlessUIKit
import Testing
import Waymark

/// Random use of the host, after which UIKit must show the router's tree.
///
/// A failure names its seed; `WAYMARK_SEED` repeats it alone, and `WAYMARK_RUNS` says how many others to try.
@MainActor
struct RandomRunTests {
  nonisolated static let seeds: [UInt64] = {
    let environment = ProcessInfo.processInfo.environment
    if let seed = environment["WAYMARK_SEED"].flatMap(UInt64.init) { return [seed] }
    return Array(0..<(environment["WAYMARK_RUNS"].flatMap(UInt64.init) ?? 20))
  }()

  @Test(arguments: seeds) func theRouterAndTheUser(seed: UInt64) {
    let warnings = UIKitWarnings.during { run(seed, .init()) }
    #expect(warnings.map(\.message) == [])
  }

  @Test(arguments: seeds) func everyCommit(seed: UInt64) {
    let warnings = UIKitWarnings.during { run(seed, .init(policy: .everyCommit)) }
    #expect(warnings.map(\.message) == [])
  }

  @Test(arguments: seeds) func screensThatRefuse(seed: UInt64) {
    run(seed, .init(hasVetoes: true))
  }

  @Test(arguments: seeds) func codeThatKnowsNothingOfWaymark(seed: UInt64) {
    run(seed, .init(hasForeign: true))
  }

  private func run(_ seed: UInt64, _ traits: RandomRun.Traits) {
    let wasPrinting = UIKitWarnings.isPrinting
    UIKitWarnings.isPrinting = false
    defer { UIKitWarnings.isPrinting = wasPrinting }
    let run = RandomRun(seed: seed, traits: traits)
    for _ in 0..<25 {
      for _ in 0..<Int.random(in: 1...10, using: &run.random) { run.step() }
      run.rest()
      run.log.append("rest")
      guard run.check() else { break }
    }
  }
}
