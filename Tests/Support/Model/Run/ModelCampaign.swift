import WaymarkTesting

/// Run after run, until so many navigations have been asked for or something is found.
package struct ModelCampaign: Sendable {
  package var wrongHost: WrongHost?
  package var flaw: Flaw?
  package var features: Set<Feature>
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
      let report = await ModelRun.report(setup)
      navigationCount += max(1, report.navigationCount)
      runCount += 1
      if features.contains(.stores), flaw == nil, wrongHost == nil {
        let report = await StoreRun.report(seed: setup.seed)
        navigationCount += report.navigationCount
        if !report.isFine { return report }
      }
      if features.contains(.rechecks), flaw == nil, wrongHost == nil {
        let report = await RecheckRun.report(seed: setup.seed)
        navigationCount += report.navigationCount
        if !report.isFine { return report }
      }
      if features.contains(.userQuestions), flaw == nil, wrongHost == nil {
        let report = await QuestionRun.report(seed: setup.seed)
        navigationCount += report.navigationCount
        if !report.isFine { return report }
      }
      if features.contains(.reentrancy), flaw == nil, wrongHost == nil {
        let report = await ReentrantRun.report(seed: setup.seed)
        navigationCount += report.navigationCount
        if !report.isFine { return report }
      }
      if !report.isFine { return wrongHost == nil && flaw == nil ? await shorten(setup, report) : report }
    }
    return nil
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
