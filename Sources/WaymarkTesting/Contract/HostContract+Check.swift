import Waymark

extension HostContract {
  /// Takes the host through everything, and says what it broke.
  ///
  /// After a violation the rest of its scenario is left out, because what follows would only be a
  /// consequence.
  ///
  /// - Returns: What was found.
  public func check() -> HostContractReport {
    precondition(settle == nil, "A host that settles is checked asynchronously: write await contract.check()")
    var report = HostContractReport()
    for scenario in scenarios {
      let run = ContractRun(self, scenario, report.navigationCount)
      for move in [nil] + scenario.moves {
        run.begin(move)
        wait { run.isAtRest }
        // A host that seems to have finished needs time to show a later fault, or to come right too late.
        advance?()
        wait { run.isShowing }
        run.end(move)
        if run.isBroken { break }
      }
      run.releaseRouter()
      wait { run.isRouterGone }
      run.releaseHost()
      wait { run.isGone }
      run.finish(&report)
    }
    return report
  }

  /// Takes the host through everything, and says what it broke.
  ///
  /// After a violation the rest of its scenario is left out, because what follows would only be a
  /// consequence. Screens that ask the user are tried only here, because their questions open a turn later.
  ///
  /// - Returns: What was found.
  public func check() async -> HostContractReport {
    var report = HostContractReport()
    for scenario in scenarios + questionScenarios {
      let run = ContractRun(self, scenario, report.navigationCount)
      for move in [nil] + scenario.moves {
        run.begin(move)
        await wait { move?.hasLed(run) != false && run.isAtRest }
        await pass()
        await wait { run.isShowing }
        run.end(move)
        if run.isBroken { break }
      }
      run.releaseRouter()
      await wait { run.isRouterGone }
      run.releaseHost()
      await wait { run.isGone }
      run.finish(&report)
    }
    return report
  }

  private func wait(until isDone: @MainActor () -> Bool) {
    var left = patience
    while left > 0, !isDone() {
      advance?()
      left -= 1
    }
  }

  private func wait(until isDone: @MainActor () -> Bool) async {
    var left = patience
    while left > 0, !isDone() {
      await pass()
      left -= 1
    }
  }

  private func pass() async {
    advance?()
    await settle?()
    await Task.yieldRepeatedly(10)
  }
}
