import Foundation

/// Which tests come to which mutants, and how long they take without any.
struct Reach {
  struct Unit {
    let unit: TestUnit
    let seconds: Double
    let mutants: Set<Int>
  }

  let units: [Unit]

  /// Runs every unit by itself with no mutant chosen.
  ///
  /// - Parameters:
  ///   - program: The tests.
  ///   - count: How many mutants there are.
  /// - Throws: ``MutationError`` where a test fails twice, since nothing that follows would mean anything then.
  init(_ program: TestProgram, count: Int) throws {
    units = try Parallel.map(try program.units()) { unit -> Unit in
      let path = NSTemporaryDirectory() + "/waymark-mutants-\(UUID().uuidString)"
      defer { try? FileManager.default.removeItem(atPath: path) }
      try Data(count: count + 1).write(to: URL(fileURLWithPath: path))
      let run = { try program.run([unit], environment: [Selector.reached: path], limit: 600) }
      var result = try run()
      // On a machine that is busy some fail once in a while.
      if !result.isSuccess { result = try run() }
      guard result.isSuccess else {
        throw MutationError("without a mutant \(unit.name) fails:\n\(result.output.suffix(4000))")
      }
      let bytes = FileManager.default.contents(atPath: path) ?? Data()
      let mutants = bytes.enumerated().filter { $0.element != 0 }.map(\.offset)
      return Unit(unit: unit, seconds: result.seconds, mutants: Set(mutants))
    }
  }

  /// The units that come to a mutant.
  func units(for mutant: Int) -> [Unit] { units.filter { $0.mutants.contains(mutant) } }
}
