import Foundation

/// Measures what navigation costs, beside plain Swift work that does as little as can be done.
@main
@MainActor
struct WaymarkBench {
  static func main() {
    do {
      let arguments = try Arguments(Array(CommandLine.arguments.dropFirst()))
      exit(try run(arguments) ? 0 : 1)
    } catch let error as ArgumentError {
      fail(error.description, status: 2)
    } catch let error as MeasuringError {
      fail(error.description, status: 1)
    } catch {
      fail(error.localizedDescription, status: 1)
    }
  }

  /// Does what was asked for, and tells whether all bounds are kept.
  private static func run(_ arguments: Arguments) throws -> Bool {
    if arguments.isHelp {
      print(Arguments.usage, terminator: "")
      return true
    }
    let benchmarks = try selected(arguments)
    if arguments.isList {
      for benchmark in benchmarks { print(benchmark.name) }
      return true
    }
    if let path = arguments.check { return try check(path, benchmarks) }
    var figures: [Figure] = []
    for benchmark in benchmarks {
      guard let figure = try Runner().measure(benchmark) else { continue }
      figures.append(figure)
      note(figure.name)
    }
    print(TextTable(figures))
    return true
  }

  private static func selected(_ arguments: Arguments) throws -> [Benchmark] {
    let all = Groups.all
    guard !arguments.names.isEmpty else { return all }
    for name in arguments.names where !all.contains(where: { $0.isNamed(name) }) {
      throw ArgumentError.unknownName(name, known: Groups.names(all))
    }
    return all.filter { benchmark in arguments.names.contains { benchmark.isNamed($0) } }
  }

  private static func check(_ path: String, _ benchmarks: [Benchmark]) throws -> Bool {
    var runner = Runner()
    runner.budget = 60_000_000
    var check = BoundsCheck(try Bounds(path: path), benchmarks, runner)
    if let unknown = check.unknownNames.first {
      throw ArgumentError.unknownName(unknown, known: Groups.names(benchmarks))
    }
    try check.run()
    print(check.table)
    print(check.isPassed ? "All bounds are kept." : "Figures are past their bounds.")
    return check.isPassed
  }

  private static func note(_ line: String) {
    FileHandle.standardError.write(Data((line + "\n").utf8))
  }

  private static func fail(_ message: String, status: Int32) -> Never {
    note("waymark-bench: \(message)")
    exit(status)
  }
}

extension Benchmark {
  /// Whether a name on the command line means this benchmark: all of its name, or its beginning up to a slash.
  fileprivate func isNamed(_ wanted: String) -> Bool { name == wanted || name.hasPrefix(wanted + "/") }
}
