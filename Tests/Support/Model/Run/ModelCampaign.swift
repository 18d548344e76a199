import WaymarkTesting

/// Run after run, until so many navigations have been asked for or something is found.
package struct ModelCampaign: Sendable {
  package var wrongHost: WrongHost?
  package var flaw: Flaw?
  package var features: Set<Feature>
  /// Where the journal of each run is written, which is then replayed; `nil` where none is.
  package var journalPath: String?
  package private(set) var navigationCount = 0
  package private(set) var runCount = 0
  private var seeds: SplitMix

  /// - Parameters:
  ///   - seed: The seed of the first run, from which those of the others follow.
  ///   - features: What is done and checked.
  ///   - wrongHost: A mistake that the host makes.
  ///   - flaw: A mistake that the reference makes.
  package init(
    seed: UInt64, features: Set<Feature> = .all, wrongHost: WrongHost? = nil, flaw: Flaw? = nil
  ) {
    self.features = features
    self.wrongHost = wrongHost
    self.flaw = flaw
    nextSeed = seed
    seeds = SplitMix(seed: seed)
  }

  private var nextSeed: UInt64

  /// Runs on.
  ///
  /// - Parameter limit: How many navigations to ask for at least.
  /// - Returns: The first run in which something was found, made as short as it can be, or `nil`.
  package mutating func findProblem(within limit: Int) async -> RunReport? {
    while navigationCount < limit {
      let setup = ModelRun.Setup(seed: nextSeed, features: features, wrongHost: wrongHost, flaw: flaw)
      nextSeed = seeds.next()
      runCount += 1
      let report = await replaying(setup.seed) { await ModelRun.report(setup) }
      navigationCount += max(1, report.navigationCount)
      guard report.isFine else {
        return wrongHost == nil && flaw == nil ? await shorten(setup, report) : report
      }
      guard wrongHost == nil, flaw == nil else { continue }
      for (feature, run) in Self.otherRuns where features.contains(feature) {
        let report = await replaying(setup.seed) { await run(setup.seed) }
        navigationCount += report.navigationCount
        guard report.isFine else { return report }
      }
    }
    return nil
  }

  /// The runs that have references of their own.
  private static let otherRuns: [(Feature, @MainActor @Sendable (UInt64) async -> RunReport)] = [
    (.stores, { await StoreRun.report(seed: $0) }),
    (.rechecks, { await RecheckRun.report(seed: $0) }),
    (.userQuestions, { await QuestionRun.report(seed: $0) }),
    (.reentrancy, { await ReentrantRun.report(seed: $0) }),
  ]

  /// Runs something, and then its journal again, where that is wanted.
  private func replaying(_ seed: UInt64, _ run: @MainActor @Sendable () async -> RunReport) async -> RunReport
  {
    guard let journalPath else { return await run() }
    do {
      let (report, replay) = try await ModelJournal.replaying(at: journalPath, run)
      guard report.isFine, !replay.isSame || replay.stop != nil else { return report }
      return RunReport(
        seed: seed, navigationCount: report.navigationCount, problems: ["replayed otherwise: \(replay)"],
        log: report.log)
    } catch {
      return RunReport(
        seed: seed, navigationCount: 0, problems: ["the journal \(journalPath): \(error)"], log: [])
    }
  }

  /// Leaves out operations as long as something is still found.
  private func shorten(_ setup: ModelRun.Setup, _ report: RunReport) async -> RunReport {
    var shortest = setup
    var best = report
    // What never comes to rest takes long every time.
    let end = ContinuousClock.now + .seconds(15)
    for index in (0..<60).reversed() where ContinuousClock.now < end {
      var shorter = shortest
      shorter.skipped.insert(index)
      let report = await ModelRun.report(shorter)
      if !report.isFine { (shortest, best) = (shorter, report) }
    }
    return best
  }
}
