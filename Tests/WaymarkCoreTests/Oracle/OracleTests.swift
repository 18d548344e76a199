import Foundation
import Testing
import WaymarkCore

/// Random runs, held against the oracle's account.
@Suite struct OracleTests {
  /// All that chance cannot do: the shell alone stops a round without end.
  static let cases: [String: String] = [
    "Input": """
    asked workedOut finishedDetour answered added removed decided guardTimedOut attached attachedAgain detached began
    acknowledged failed timedOut gaveUp showsInstead columnsThatFit closed selected selectedDetent saved
    released
    """,
    "Effect": """
    perform rebuild withdraw workOut ask hear committed ended redirected refused joined arrived screen deliver noticed
    """,
    "Notice": """
    strayAnswer lateSuccess stepFailed rebuildFailed timedOut lateVerdict guardIsLate
    noDetourToFinish selectedAgain failed savedIsLost
    """,
    "Outcome": "completed unchanged blocked cancelled superseded failed",
    "Failure": "host notThere screenGone tooManyRedirects detourGuarded rootRefused routerReleased",
    "Verdict": "allow block redirect detour",
    "ScreenEvent": "created appeared covered updated removed",
    "Edit": """
    push pop popTo popToEntry popToRoot replaceTop present dismiss dismissAll select selectBranch selectAgain fill
    focusColumn clearColumns update close setRoot set own recheck
    leaveWindow
    """,
  ]

  @Test func chanceReachesEveryCase() throws {
    var reached: Set<String> = []
    for seed in 1...240 as ClosedRange<UInt64> {
      var world = World(seed: seed)
      world.reached = []
      world.state.maximumRounds = seed % 3 == 0 ? 2 : 10
      try world.run(120)
      reached.formUnion(world.reached ?? [])
    }
    for (type, names) in Self.cases {
      for name in names.split(whereSeparator: \.isWhitespace) where !reached.contains("\(type).\(name)") {
        Issue.record("chance never reaches \(type).\(name)")
      }
    }
  }

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
        print("seed \(seed): \(error)")
        Issue.record("seed \(seed): \(error)")
        found += 1
        if found == 8 { break }
      }
      if runs == 1 { print(world.log.joined(separator: "\n")) }
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
