import Waymark
import WaymarkActing
import WaymarkTesting

/// How a run goes.
extension ModelRun {
  /// Runs it.
  ///
  /// - Parameter setup: What makes the run what it is.
  /// - Returns: What came of it.
  package static func report(_ setup: Setup) async -> RunReport {
    let run = ModelRun(setup)
    await run.begin()
    for index in 0..<run.traits.operationCount where !setup.skipped.contains(index) {
      await run.operate(index)
      if !run.reference.problems.isEmpty { break }
    }
    if run.reference.problems.isEmpty { await run.end() } else { await run.abandon() }
    return RunReport(
      seed: setup.seed, navigationCount: run.navigationCount, problems: run.reference.problems,
      log: ["\(run.traits)"] + run.log)
  }

  private func begin() async {
    note("begins with \(reference.tree)")
    guard let router else { return }
    if !traits.isQuiet {
      router.onEvent { [weak self] in self?.take($0) }
      router.didNavigate { [weak self] in self?.arrived($0) }
      for _ in 0..<traits.guardCount { addGuard() }
      addReaders(router)
    }
    budget = 0
    if !random.chance(10) { attach() }
    await drain()
  }

  private func operate(_ index: Int) async {
    random = SplitMix(seed: setup.seed &+ UInt64(index + 1) &* 0xD134_2543_DE82_EF95)
    budget = 4
    note("\(index):")
    act()
    await drain()
    check()
  }

  func attach() {
    retireStage()
    let stage = Stage(run: self, wrong: setup.wrongHost, isMirrored: traits.isMirrored)
    departures.append(Departed("a host", stage))
    self.stage = stage
    reference.hostReplaced()
    // The screens of the one before have ended, with what they registered.
    reference.screensEnded()
    registrations.removeAll { $0.question.screen != nil }
    performancesDue = []
    if traits.isAsync { router?.host.attach(AsyncStage(stage)) } else { router?.host.attach(stage) }
  }

  func detach() {
    retireStage()
    reference.hostReplaced()
    performancesDue = []
    router?.host.detach()
  }

  private func retireStage() {
    guard let stage else { return }
    self.stage = nil
    guard has(.oldHosts), !isEnding else { return }
    oldStages.append(stage)
    if oldStages.count > 2 { oldStages.removeFirst() }
  }

  /// Lets tasks run until every question has been heard, and every answer.
  func drain() async {
    await wait { !isDraining }
    // What an acknowledgement reports when it is let go of comes to the actor before this does, and so does a question
    // about what was superseded before it was heard.
    await Task {}.value
    await Task {}.value
    hears()
    reference.forgetUnheard()
    giveUpDone()
    performancesDue.removeAll { $0.serial != reference.running?.serial }
    if isDraining { return await drainOnce() }
    checkQuestions()
  }

  private func drainOnce() async {
    await wait { !isDraining }
    checkQuestions()
  }

  private func checkQuestions() {
    reference.check(reference.posed.isEmpty, "a question was never asked: \(reference.posed)")
    reference.check(answeredCount == deliveredCount, "an answer got lost")
    reference.check(
      performancesDue.isEmpty || !performances.isEmpty, "a step was never begun: \(performancesDue)")
    guard has(.cancellation) else { return }
    for ask in asks {
      let isWanted = reference.deliberation?.asking == ask.number
      reference.check(!(isWanted && ask.isCancelled), "\(ask.number) is cancelled, and its answer counts")
      let isSuperseded = reference.superseded.contains(ask.number)
      reference.check(!isSuperseded || ask.isCancelled, "\(ask.number) is superseded, and not cancelled")
    }
  }

  /// Waits for what other tasks do; less patiently where something is wrong on purpose.
  func wait(until isMet: () -> Bool) async {
    let isWrong = setup.wrongHost != nil || setup.flaw != nil
    if isWrong {
      await Patience.wait(for: .milliseconds(100), until: isMet)
    } else {
      await Patience.wait(until: isMet)
    }
  }

  private var isDraining: Bool {
    hears()
    if !reference.problems.isEmpty { return false }
    // What was superseded or given up before it was heard may never be.
    let isPosed = reference.posed.contains { !reference.superseded.contains($0.number) }
    // One that ignores that it was given up holds up the next for a while.
    let isDue =
      performances.isEmpty && performancesDue.contains { $0.serial == reference.running?.serial }
    return isPosed || isDue || answeredCount != deliveredCount || !performancesEnding.isEmpty
  }
}
