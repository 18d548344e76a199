/// Runs the tests against single mutants.
struct Trial: Sendable {
  let program: TestProgram
  let reach: Reach
  /// How long a run may take, as a multiple of what it takes without a mutant.
  let factor: Double
  /// Units longer than this run by themselves, after the others.
  private let quick = 1.0

  func fate(of number: Int) throws -> Fate {
    let units = reach.units(for: number)
    if units.isEmpty { return .unreached }
    let first = units.filter { $0.seconds <= quick }
    var rounds = units.filter { $0.seconds > quick }.map { [$0] }
    if !first.isEmpty { rounds.insert(first, at: 0) }
    for round in rounds {
      let result = try run(round, number)
      if result.isSuccess { continue }
      // A test that fails once in a while, on a machine that is busy, proves nothing: it has to fail again. What crashes or
      // takes too long does so by itself.
      if result.isStopped, try run(round, number).isSuccess { continue }
      return .killed(by: reason(result), seconds: result.seconds)
    }
    return .lived
  }

  private func run(_ round: [Reach.Unit], _ number: Int) throws -> Command.Result {
    let baseline = round.reduce(0) { $0 + $1.seconds }
    return try program.run(
      round.map(\.unit), environment: [Selector.chosen: "\(number)"], limit: baseline * factor + 5)
  }

  private func reason(_ result: Command.Result) -> String {
    if result.isTimedOut { return "time" }
    let issue = result.output.split(separator: "\n").first { $0.contains("recorded an issue") }
    guard let issue else { return "crash" }
    return issue.split(separator: " recorded")[0].drop { !$0.isLetter }.description
  }
}
