import Foundation

/// Measures what bounds speak of, and says which are kept.
@MainActor
public struct BoundsCheck {
  /// The bounds.
  public let bounds: Bounds
  private let benchmarks: [String: Benchmark]
  private let runner: Runner
  private let pauses: [Duration]

  /// The figures measured so far, by name.
  public private(set) var figures: [String: Figure] = [:]

  /// Makes a check.
  ///
  /// - Parameters:
  ///   - bounds: The bounds.
  ///   - benchmarks: Where to find the benchmarks that they name.
  ///   - runner: What measures.
  ///   - pauses: How long to wait before each time that what is past its bound is measured again. A neighbour on the
  ///     same core slows long code down by half and short code hardly, for seconds or minutes.
  public init(
    _ bounds: Bounds, benchmarks: [Benchmark], runner: Runner,
    pauses: [Duration] = [1, 2, 5, 10, 20, 30, 60, 60].map { .seconds($0) }
  ) {
    self.bounds = bounds
    self.benchmarks = Dictionary(benchmarks.map { ($0.name, $0) }) { first, _ in first }
    self.runner = runner
    self.pauses = pauses
  }

  /// The names that bounds use and no benchmark has.
  public var unknownNames: [String] {
    bounds.all.flatMap(\.figures).filter { benchmarks[$0] == nil }
  }

  /// Measures everything, and what is past its bound several times more unless it is exact: a ratio can be disturbed.
  ///
  /// - Throws: ``MeasuringError`` if a benchmark does not do what it is meant to.
  public mutating func run() throws(MeasuringError) {
    for bound in bounds.all { try measure(bound, again: false) }
    for pause in pauses {
      let disturbed = bounds.all.filter(isDisturbed)
      if disturbed.isEmpty { return }
      Thread.sleep(forTimeInterval: pause / .seconds(1))
      for bound in disturbed { try measure(bound, again: true) }
    }
  }

  /// Whether a bound is broken by a figure that may be another the next time.
  private func isDisturbed(_ bound: Bound) -> Bool {
    if case .broken(_, isExact: false) = bound.verdict(on: figures) { true } else { false }
  }

  private mutating func measure(_ bound: Bound, again: Bool) throws(MeasuringError) {
    for name in bound.figures where again || figures[name] == nil {
      guard let benchmark = benchmarks[name] else { continue }
      figures[name] = try runner.measure(benchmark)
    }
  }

  /// Whether no bound is broken.
  public var isPassed: Bool {
    bounds.all.allSatisfy { bound in
      if case .broken = bound.verdict(on: figures) { false } else { true }
    }
  }

  /// A table of the bounds under their rules.
  public var table: String {
    var lines: [String] = []
    for rule in bounds.rules {
      lines.append(rule.rule)
      let rows = rule.bounds.map(row)
      lines.append(TextTable(["", "figure", "value", "before", "bound", "held against"], rows).description)
      lines.append("")
    }
    return lines.joined(separator: "\n")
  }

  private func row(_ bound: Bound) -> [String] {
    let figure = figures[bound.figure]
    let isCount = figure.map { $0.unit != .nanoseconds } ?? false
    let against = bound.relativeTo ?? figure?.yardstick?.name ?? figure?.unit.symbol ?? ""
    let suffix = isCount ? "" : " ×"
    let limit = bound.limit.text + suffix
    let before = bound.before.map { $0.text + suffix } ?? "-"
    switch bound.verdict(on: figures) {
    case .kept(let value): return ["ok", bound.figure, value.text + suffix, before, limit, against]
    case .broken(let value, _): return ["PAST", bound.figure, value.text + suffix, before, limit, against]
    case .unknown: return ["-", bound.figure, "not known here", before, limit, against]
    }
  }
}
