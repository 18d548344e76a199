import Foundation
import Testing
import WaymarkCore

/// Random runs, held against the oracle's account.
///
@Suite struct OracleTests {
  @Test func chanceFindsNoRuleBroken() throws {
    let wanted = (ProcessInfo.processInfo.environment["WAYMARK_ORACLE"] ?? "300,1").split(separator: ",")
      .compactMap { UInt64($0) }
    let (runs, first) = (wanted[0], wanted.count > 1 ? wanted[1] : 1)
    var navigations = 0
    var outcomes: [String: Int] = [:]
    var found = 0
    for seed in first..<(first + runs) {
      var world = World(seed: seed, isLogging: runs == 1)
      do {
        try world.run(120)
      } catch {
        if runs == 1 { print(world.log.suffix(120).joined(separator: "\n")) }
        print("seed \(seed): \(error)")
        Issue.record("seed \(seed): \(error)")
        found += 1
        if found == 8 { break }
      }
      navigations += world.account.navigations.count - 1
      for entry in world.account.navigations.values where entry.request.number != 0 {
        outcomes[entry.outcome?.kind ?? "open", default: 0] += 1
      }
    }
    print(
      "oracle: \(navigations) navigations, \(runs) runs",
      outcomes.sorted { $0.value > $1.value }.map { "\($0.key) \($0.value)" })
  }
}

extension Outcome {
  fileprivate var kind: String {
    switch self {
    case .completed: "completed"
    case .unchanged: "unchanged"
    case .blocked: "blocked"
    case .cancelled: "cancelled"
    case .superseded: "superseded"
    case .failed(.detourGuarded): "failed detourGuarded"
    case .failed(let failure): "failed \(failure)"
    }
  }
}
