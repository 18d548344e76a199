import Testing
import Waymark

@MainActor @Suite("Whatever the user leaves at whatever time is gone")
struct LeavingRunTests {
  private func expectNone(_ problem: String?, _ log: [String], _ seed: UInt64) {
    if let problem { Issue.record("seed \(seed): \(problem)\n\(log.joined(separator: "\n"))") }
  }

  @Test func aPlainModelSaysTheSameOfWhatWaitsForADetour() {
    for seed in Runs.seeds(100) {
      let run = DetourLeavingRun(seed: seed)
      run.run()
      expectNone(run.problem, run.log, seed)
    }
  }
}
