import Foundation

/// The figures of one run.
public struct Report: Codable, Sendable {
  /// The processor's kind.
  public var architecture: String

  /// The system it ran on.
  public var system: String

  /// The figures, in the order measured.
  public var figures: [Figure]

  /// Makes a report of this machine.
  ///
  /// - Parameter figures: The figures, in the order measured.
  public init(figures: [Figure]) {
    #if arch(x86_64)
      architecture = "x86_64"
    #elseif arch(arm64)
      architecture = "arm64"
    #else
      architecture = "another"
    #endif
    #if os(Linux)
      system = "Linux"
    #elseif os(macOS)
      system = "macOS"
    #else
      system = "another"
    #endif
    self.figures = figures
  }

  /// Reads a report that was written before.
  ///
  /// - Parameter path: Where the file is.
  /// - Throws: What keeps it from being read.
  public init(path: String) throws {
    self = try JSONDecoder().decode(Report.self, from: Data(contentsOf: URL(fileURLWithPath: path)))
  }

  /// Writes the report as JSON.
  ///
  /// - Parameter path: Where to.
  /// - Throws: What keeps it from being written.
  public func write(to path: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    try encoder.encode(self).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// A table of the figures.
  public var table: String {
    let rows = figures.map { figure in
      [
        figure.name, figure.unit.symbol, figure.minimum.text, figure.median.text,
        figure.yardstick?.minimum.text ?? "", figure.ratio.map { $0.text + " ×" } ?? "",
        figure.yardstick?.name ?? "",
      ]
    }
    return TextTable(["figure", "", "minimum", "median", "yardstick", "ratio", "of"], rows).description
  }

  /// A table of what has changed since another report, by ratio to the yardstick and by count.
  ///
  /// - Parameter earlier: The other report.
  /// - Returns: The table, of the figures that both have.
  public func comparison(with earlier: Report) -> String {
    let before = Dictionary(earlier.figures.map { ($0.name, $0) }) { first, _ in first }
    let rows = figures.compactMap { figure -> [String]? in
      guard let old = before[figure.name] else { return nil }
      let oldValue = old.ratio ?? old.minimum
      let newValue = figure.ratio ?? figure.minimum
      let change = oldValue == 0 ? (newValue == 0 ? 0 : .infinity) : (newValue / oldValue - 1) * 100
      let sign = change > 0 ? "+" : ""
      return [
        figure.name, figure.ratio == nil ? figure.unit.symbol : "×", oldValue.text, newValue.text,
        change.isFinite ? "\(sign)\(change.rounded().text) %" : "new",
      ]
    }
    return TextTable(["figure", "", "before", "now", "change"], rows).description
  }
}
