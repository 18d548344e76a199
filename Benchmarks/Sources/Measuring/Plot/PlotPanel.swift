import Foundation

/// One group's lines, and below them the lines of their yardsticks.
struct PlotPanel {
  static let width = 480
  static let height = 340

  private static let colours = ["#0b6e99", "#c2410c", "#4d7c0f", "#7e22ce", "#b91c1c", "#0f766e", "#a16207"]
  private static let left = 52.0
  private static let top = 30.0
  private static let plotWidth = 240.0
  private static let plotHeight = 260.0

  private struct Line {
    let label: String
    let points: [(size: Double, value: Double)]
    let isYardstick: Bool
  }

  private let title: String
  private let lines: [Line]
  private let x: LogScale
  private let y: LogScale

  /// Makes a panel, or nothing if no series of the group has two sizes.
  init?(_ group: String, _ figures: [Figure]) {
    let timed = figures.filter { $0.unit == .nanoseconds && $0.size != nil }
    var series: [String] = []
    for figure in timed where !series.contains(figure.series) { series.append(figure.series) }
    var lines: [Line] = []
    for name in series {
      let sized = timed.filter { $0.series == name }
      guard sized.count > 1 else { continue }
      let points = sized.compactMap { figure in figure.size.map { (Double(max($0, 1)), figure.minimum) } }
      lines.append(Line(label: name, points: points, isYardstick: false))
      let below = sized.compactMap { figure -> (Double, Double)? in
        guard let size = figure.size, let yardstick = figure.yardstick else { return nil }
        return (Double(max(size, 1)), yardstick.minimum)
      }
      lines.append(Line(label: name, points: below, isYardstick: true))
    }
    guard !lines.isEmpty else { return nil }
    self.title = group
    self.lines = lines
    x = LogScale(lines.flatMap { $0.points.map(\.size) })
    y = LogScale(lines.flatMap { $0.points.map(\.value) })
  }

  var elements: [String] {
    var elements = ["<text x=\"16\" y=\"18\" font-size=\"14\" font-weight=\"600\">\(title)</text>"]
    elements.append(contentsOf: grid)
    for (index, line) in lines.enumerated() {
      let colour = Self.colours[index / 2 % Self.colours.count]
      let points = line.points.map { "\(across($0.size)),\(down($0.value))" }.joined(separator: " ")
      let dash = line.isYardstick ? " stroke-dasharray=\"3 3\" opacity=\"0.6\"" : ""
      elements.append(
        "<polyline points=\"\(points)\" fill=\"none\" stroke=\"\(colour)\" stroke-width=\"1.6\"\(dash)/>")
      guard !line.isYardstick else { continue }
      for point in line.points {
        elements.append(
          "<circle cx=\"\(across(point.size))\" cy=\"\(down(point.value))\" r=\"2.4\" fill=\"\(colour)\"/>")
      }
      let row = Self.top + 8 + Double(index / 2) * 16
      let legend = Self.left + Self.plotWidth + 12
      elements.append(
        "<rect x=\"\(legend)\" y=\"\(row - 8)\" width=\"10\" height=\"10\" fill=\"\(colour)\"/>"
          + "<text x=\"\(legend + 15)\" y=\"\(row + 1)\">\(line.label)</text>")
    }
    return elements
  }

  private var grid: [String] {
    let bottom = Self.top + Self.plotHeight
    let right = Self.left + Self.plotWidth
    var elements: [String] = []
    for power in y.powers {
      let row = down(pow(10, Double(power)))
      elements.append(
        "<line x1=\"\(Self.left)\" y1=\"\(row)\" x2=\"\(right)\" y2=\"\(row)\" stroke=\"#dddddd\"/>"
          + "<text x=\"\(Self.left - 6)\" y=\"\(row)\" text-anchor=\"end\" dy=\"4\">\(Self.time(power))</text>"
      )
    }
    for power in x.powers {
      let column = across(pow(10, Double(power)))
      elements.append(
        "<line x1=\"\(column)\" y1=\"\(Self.top)\" x2=\"\(column)\" y2=\"\(bottom)\" stroke=\"#dddddd\"/>"
          + "<text x=\"\(column)\" y=\"\(bottom + 16)\" text-anchor=\"middle\">\(Self.size(power))</text>")
    }
    elements.append(
      "<text x=\"\(Self.left + Self.plotWidth / 2)\" y=\"\(bottom + 34)\" text-anchor=\"middle\" "
        + "fill=\"#666666\">size; dashed: the yardstick</text>")
    return elements
  }

  private func across(_ size: Double) -> Double { (Self.left + x.part(size) * Self.plotWidth).tenths }

  private func down(_ value: Double) -> Double {
    (Self.top + (1 - y.part(value)) * Self.plotHeight).tenths
  }

  private static func time(_ power: Int) -> String {
    let units = ["ns", "µs", "ms", "s"]
    guard power >= 0 else { return "0.\(String(repeating: "0", count: -power - 1))1 ns" }
    let unit = min(power / 3, units.count - 1)
    return "1" + String(repeating: "0", count: power - unit * 3) + " " + units[unit]
  }

  private static func size(_ power: Int) -> String {
    power < 3 ? "1" + String(repeating: "0", count: power) : "10" + superscript(power)
  }

  private static func superscript(_ number: Int) -> String {
    String(String(number).compactMap { "⁰¹²³⁴⁵⁶⁷⁸⁹".map { $0 }[safe: $0.wholeNumberValue ?? 0] })
  }
}

extension Double {
  fileprivate var tenths: Double { (self * 10).rounded() / 10 }
}

extension Array {
  fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}
