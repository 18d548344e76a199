import Foundation

/// The limits of figures, with the rules that they follow from.
///
/// Bounds are on ratios and on counts, which mean the same on every machine, never on time alone.
struct Bounds: Decodable {
  /// Bounds that follow from one rule.
  struct Rule: Decodable {
    /// The promise in words.
    let rule: String
    let bounds: [Bound]
  }

  let rules: [Rule]

  var all: [Bound] { rules.flatMap(\.bounds) }

  /// Reads bounds from a JSON file.
  init(path: String) throws {
    self = try JSONDecoder().decode(Bounds.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }
}

/// The limit of one figure.
struct Bound: Decodable {
  /// The name of the figure.
  let figure: String
  /// Another figure that it is held against, in place of its yardstick.
  let relativeTo: String?
  /// The most that is allowed: for a time, as many times its yardstick or the other figure; for a count, the count.
  let limit: Double

  /// The names of the figures it needs.
  var figures: [String] { [figure] + (relativeTo.map { [$0] } ?? []) }

  /// The ratio or the count that is held against the limit; `nil` if a figure is not known on this platform.
  func value(of figures: [String: Figure]) -> Double? {
    guard let measured = figures[figure] else { return nil }
    guard let relativeTo else { return measured.ratio ?? measured.minimum }
    return figures[relativeTo].map { measured.minimum / $0.minimum }
  }
}

/// Measures what bounds speak of, and says which are kept.
@MainActor
struct BoundsCheck {
  /// How long to wait before each time that what is past its bound is measured again, in seconds.
  ///
  /// A neighbour on the same core slows long code down by half and short code hardly, for seconds or minutes.
  private static let pauses: [Double] = [1, 2, 5, 10, 20, 30, 60, 60]

  private let bounds: Bounds
  private let benchmarks: [String: Benchmark]
  private let runner: Runner
  private var figures: [String: Figure] = [:]

  init(_ bounds: Bounds, _ benchmarks: [Benchmark], _ runner: Runner) {
    self.bounds = bounds
    self.benchmarks = Dictionary(benchmarks.map { ($0.name, $0) }) { first, _ in first }
    self.runner = runner
  }

  /// The names that bounds use and no benchmark has.
  var unknownNames: [String] { bounds.all.flatMap(\.figures).filter { benchmarks[$0] == nil } }

  /// Measures everything, and what is past its bound several times more unless it is exact: a ratio can be disturbed.
  mutating func run() throws(MeasuringError) {
    for bound in bounds.all { try measure(bound, again: false) }
    for pause in Self.pauses {
      let disturbed = bounds.all.filter { isPast($0) && figures[$0.figure]?.unit == .nanoseconds }
      if disturbed.isEmpty { return }
      Thread.sleep(forTimeInterval: pause)
      for bound in disturbed { try measure(bound, again: true) }
    }
  }

  private mutating func measure(_ bound: Bound, again: Bool) throws(MeasuringError) {
    for name in bound.figures where again || figures[name] == nil {
      guard let benchmark = benchmarks[name] else { continue }
      figures[name] = try runner.measure(benchmark)
    }
  }

  private func isPast(_ bound: Bound) -> Bool { bound.value(of: figures).map { $0 > bound.limit } ?? false }

  /// Whether no bound is broken.
  var isPassed: Bool { !bounds.all.contains(where: isPast) }

  /// A table of the bounds under their rules.
  var table: String {
    bounds.rules.map { rule in
      "\(rule.rule)\n\(TextTable(["", "figure", "value", "bound", "held against"], rule.bounds.map(row)))\n"
    }.joined(separator: "\n")
  }

  private func row(_ bound: Bound) -> [String] {
    let figure = figures[bound.figure]
    let suffix = figure.map { $0.unit != .nanoseconds } ?? false ? "" : " ×"
    let value = bound.value(of: figures)
    return [
      value == nil ? "-" : isPast(bound) ? "PAST" : "ok", bound.figure,
      value.map { $0.text + suffix } ?? "not known here", bound.limit.text + suffix,
      bound.relativeTo ?? figure?.yardstick?.name ?? figure?.unit.rawValue ?? "",
    ]
  }
}
