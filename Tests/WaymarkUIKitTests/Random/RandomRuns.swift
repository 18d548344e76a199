import Foundation
import HeadlessUIKit
import Testing
import Waymark

/// Many random runs of some kinds of acts, as many times as many as the environment says.
@MainActor
struct RandomRuns {
  private let kinds: [ActKind]
  private let hasColumns: Bool
  private let isPushed: Bool
  private let environment = ProcessInfo.processInfo.environment

  init(of kinds: [ActKind], hasColumns: Bool = false, isPushed: Bool = false) {
    self.hasColumns = hasColumns
    self.isPushed = isPushed
    let names = environment["WAYMARK_KINDS"].map { $0.split(separator: ",") }
    self.kinds = names.map { ActKind.named($0) } ?? kinds
  }

  func run() async {
    let wasPrinting = UIKitWarnings.isPrinting
    UIKitWarnings.isPrinting = false
    defer { UIKitWarnings.isPrinting = wasPrinting }
    if let seed = environment["WAYMARK_SEED"].flatMap(UInt64.init) {
      var plan = RandomPlan(seed: seed, kinds: kinds, hasColumns: hasColumns, isPushed: isPushed)
      if let acts = environment["WAYMARK_ACTS"] {
        plan.acts = acts.split(separator: " ").compactMap { Act($0) }
      }
      return await tell(await RandomOutcome.of(plan, isTracing: true), plan)
    }
    await runMany()
  }

  private func runMany() async {
    let runs = 40 * (environment["WAYMARK_RUNS"].flatMap(UInt64.init) ?? 1)
    let first = environment["WAYMARK_FIRST"].flatMap(UInt64.init) ?? 0
    var failures = 0
    for seed in first..<first + runs where failures < 10 {
      let plan = RandomPlan(seed: seed, kinds: kinds, hasColumns: hasColumns, isPushed: isPushed)
      let outcome = await RandomOutcome.of(plan)
      guard !outcome.faults.isEmpty else { continue }
      await tell(outcome, plan)
      failures += 1
    }
  }

  /// Reports a run that has failed, as short as it can be made.
  private func tell(_ outcome: RandomOutcome, _ plan: RandomPlan) async {
    guard !outcome.faults.isEmpty else { return }
    let short = await RandomShrinker(plan, outcome).shortest()
    Issue.record(
      """
      seed \(plan.seed): \(short.outcome.faults.joined(separator: "\n  "))
      WAYMARK_SEED=\(plan.seed) WAYMARK_ACTS="\(short.plan.acts.map(\.description).joined(separator: " "))"
        \(short.outcome.log.joined(separator: "\n  "))
      """)
  }
}

/// The outcome of a random run.
@MainActor
struct RandomOutcome {
  /// The faults of the first check that found any.
  let faults: [String]
  let log: [String]
  let actCount: Int

  /// The sort of the first fault.
  var sort: Substring? { faults.first?.prefix { $0 != ":" } }

  static func of(_ plan: RandomPlan, isTracing: Bool = false) async -> RandomOutcome {
    let run = RandomRun(
      seed: plan.seed, hasColumns: plan.hasColumns, isPushed: plan.isPushed, isTracing: isTracing)
    await run.rest()
    var faults = run.check()
    run.forget()
    for act in plan.acts where faults.isEmpty {
      if isTracing { print("  \(act)") }
      guard act == .rest else {
        await run.perform(act)
        continue
      }
      await run.rest()
      faults = run.check()
      run.forget()
    }
    return RandomOutcome(faults: faults, log: run.log, actCount: run.actCount)
  }
}

/// Makes a run that fails shorter.
@MainActor
struct RandomShrinker {
  private var plan: RandomPlan
  private var outcome: RandomOutcome
  private let sort: Substring?
  private var triesLeft = 400

  init(_ plan: RandomPlan, _ outcome: RandomOutcome) {
    self.plan = plan
    self.outcome = outcome
    sort = outcome.sort
  }

  /// The shortest list of acts that was found, after which the same sort of thing is wrong.
  func shortest() async -> (plan: RandomPlan, outcome: RandomOutcome) {
    var best = self
    var size = max(1, best.plan.acts.count / 2)
    while size >= 1 {
      var start = 0
      var hasShortened = false
      while start < best.plan.acts.count, best.triesLeft > 0 {
        var fewer = best.plan
        fewer.acts.removeSubrange(start..<min(start + size, fewer.acts.count))
        if fewer.acts.last != .rest { fewer.acts.append(.rest) }
        best.triesLeft -= 1
        let outcome = fewer.acts.count < best.plan.acts.count ? await RandomOutcome.of(fewer) : nil
        if let outcome, outcome.sort == sort {
          best.plan = fewer
          best.outcome = outcome
          hasShortened = true
        } else {
          start += size
        }
      }
      if size == 1, !hasShortened || best.triesLeft == 0 { break }
      size = max(1, size / 2)
    }
    return (best.plan, best.outcome)
  }
}
