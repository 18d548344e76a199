/// Runs the tests against single mutants.
struct Trial: Sendable {
  let program: TestProgram
  let reach: Reach

  /// Why a mutant lived; `nil` if the tests noticed it.
  func fate(of number: Int) throws -> String? {
    let units = reach.units(for: number)
    if units.isEmpty { return "no test comes here" }
    // Endless loops are noticed too.
    let limit = units.reduce(5) { $0 + 4 * $1.seconds }
    let environment = [Selector.chosen: "\(number)"]
    let result = try program.run(units.map(\.unit), environment: environment, limit: limit)
    return result.isSuccess ? "lived" : nil
  }
}
