import Waymark

extension HostContract {
  /// Takes the host through everything, and says what it broke.
  ///
  /// After a violation the rest of its scenario is left out, because what follows would only be its consequences.
  ///
  /// - Returns: What was found.
  public func check() -> HostContractReport {
    precondition(settle == nil, "A host that settles is checked asynchronously: write await contract.check()")
    var report = HostContractReport()
    for scenario in scenarios {
      let run = ContractRun(self, scenario, report.navigationCount)
      for move in [nil] + scenario.moves {
        run.begin(move)
        for _ in 0..<patience where !run.isAtRest { advance?() }
        // What should be over must have had the time to go wrong, or to come right too late.
        advance?()
        for _ in 0..<patience where !run.isShowing { advance?() }
        run.end(move)
        if run.isBroken { break }
      }
      run.releaseRouter()
      for _ in 0..<patience where !run.isRouterGone { advance?() }
      run.releaseHost()
      for _ in 0..<patience where !run.isGone { advance?() }
      run.finish(&report)
    }
    return report
  }

  /// Takes the host through everything, and says what it broke.
  ///
  /// After a violation the rest of its scenario is left out, because what follows would only be its consequences.
  ///
  /// - Returns: What was found.
  public func check() async -> HostContractReport {
    var report = HostContractReport()
    for scenario in scenarios {
      let run = ContractRun(self, scenario, report.navigationCount)
      for move in [nil] + scenario.moves {
        run.begin(move)
        for _ in 0..<patience where !run.isAtRest { await pass() }
        await pass()
        for _ in 0..<patience where !run.isShowing { await pass() }
        run.end(move)
        if run.isBroken { break }
      }
      run.releaseRouter()
      for _ in 0..<patience where !run.isRouterGone { await pass() }
      run.releaseHost()
      for _ in 0..<patience where !run.isGone { await pass() }
      run.finish(&report)
    }
    return report
  }

  private func pass() async {
    advance?()
    await settle?()
    await Turns.pass(10)
  }
}
