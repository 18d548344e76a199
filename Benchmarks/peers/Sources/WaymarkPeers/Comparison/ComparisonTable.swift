import Foundation
import Measuring

/// Figures of peers as a table of Markdown, times in nanoseconds for one operation.
struct ComparisonTable: CustomStringConvertible {
  /// The figures, each with Waymark's as its yardstick.
  let figures: [Figure]

  var description: String {
    let head = """
      | work | peer | Waymark, least | median | peer, least | median | ratio of least | of medians |
      |---|---|---:|---:|---:|---:|---:|---:|
      """
    return ([head] + figures.map(Self.row)).joined(separator: "\n")
  }

  private static func row(_ figure: Figure) -> String {
    guard let ours = figure.yardstick else { return "| \(figure.series) | \(figure.group) | | | | | | |" }
    let cells = [
      figure.series, figure.group, time(ours.minimum), time(ours.median), time(figure.minimum),
      time(figure.median), ratio(figure.minimum / ours.minimum), ratio(figure.median / ours.median),
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private static func time(_ nanoseconds: Double) -> String {
    String(format: nanoseconds < 100 ? "%.1f" : "%.0f", nanoseconds)
  }

  private static func ratio(_ value: Double) -> String {
    String(format: value < 10 ? "%.2f ×" : value < 100 ? "%.1f ×" : "%.0f ×", value)
  }
}
