import Foundation

/// Draws how figures grow with size, a panel for each group, both axes logarithmic.
public struct Plot {
  private let panels: [PlotPanel]
  private let columns = 2

  /// Makes a plot of the series that were measured at more than one size.
  ///
  /// - Parameter figures: The figures.
  public init(_ figures: [Figure]) {
    var groups: [String] = []
    for figure in figures where !groups.contains(figure.group) { groups.append(figure.group) }
    panels = groups.compactMap { group in PlotPanel(group, figures.filter { $0.group == group }) }
  }

  /// Whether there is nothing to draw.
  public var isEmpty: Bool { panels.isEmpty }

  /// The drawing.
  public var svg: String {
    let rows = (panels.count + columns - 1) / columns
    let width = columns * PlotPanel.width
    let height = rows * PlotPanel.height
    var lines = [
      "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 \(width) \(height)\" width=\"\(width)\" "
        + "height=\"\(height)\" font-family=\"system-ui, sans-serif\" font-size=\"11\">",
      "<rect width=\"\(width)\" height=\"\(height)\" fill=\"#ffffff\"/>",
    ]
    for (index, panel) in panels.enumerated() {
      let x = index % columns * PlotPanel.width
      let y = index / columns * PlotPanel.height
      lines.append("<g transform=\"translate(\(x) \(y))\">")
      lines.append(contentsOf: panel.elements)
      lines.append("</g>")
    }
    lines.append("</svg>\n")
    return lines.joined(separator: "\n")
  }

  /// Writes the drawing to a file.
  ///
  /// - Parameter path: Where to.
  /// - Throws: What keeps it from being written.
  public func write(to path: String) throws {
    try Data(svg.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }
}
