import Foundation

/// Which tests come to which mutants, and how long they take without any.
struct Reach {
  struct Unit {
    let unit: TestUnit
    let seconds: Double
    let mutants: Set<Int>

    var description: String { "\(unit.name), \(Int(seconds.rounded())) s" }
  }

  /// The quickest first.
  private(set) var units: [Unit] = []

  /// Runs every unit by itself with no mutant chosen.
  ///
  /// - Parameters:
  ///   - program: The tests.
  ///   - count: How many mutants there are.
  ///   - jobs: How many units run at a time.
  ///   - targets: Targets whose tests are not asked.
  ///   - suites: Suites that are not asked.
  /// - Throws: ``MutationError`` where a test fails twice, since nothing that follows would mean anything then, or where
  ///   there is no suite of a name.
  init(
    _ program: TestProgram, count: Int, jobs: Int, leavingOut targets: [String], suites: [String]
  ) throws {
    let listed = try program.units()
    for suite in suites where !listed.contains(where: { $0.suite == suite }) {
      throw MutationError("--without \(suite): there is no such suite")
    }
    let all = listed.filter { !targets.contains($0.target) && !suites.contains($0.suite) }
    let found = try Parallel.map(all, jobs: jobs) { unit -> Unit in
      let path = NSTemporaryDirectory() + "/waymark-mutants-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: path) }
      try Data(count: count).write(to: URL(fileURLWithPath: path))
      var result = try program.run([unit], environment: [Selector.reached: path], limit: 600)
      // On a machine that is busy some fail once in a while.
      if !result.isSuccess {
        result = try program.run([unit], environment: [Selector.reached: path], limit: 600)
      }
      guard result.isSuccess else {
        throw MutationError("without a mutant \(unit.name) fails:\n\(result.output.suffix(4000))")
      }
      let bytes = FileManager.default.contents(atPath: path) ?? Data()
      let mutants = bytes.enumerated().filter { $0.element != 0 }.map(\.offset)
      return Unit(unit: unit, seconds: result.seconds, mutants: Set(mutants))
    }
    units = found.sorted { $0.seconds < $1.seconds }
  }

  mutating func leaveOut(slowerThan seconds: Double) { units.removeAll { $0.seconds > seconds } }

  /// The units that come to a mutant, the quickest first.
  func units(for mutant: Int) -> [Unit] { units.filter { $0.mutants.contains(mutant) } }
}
