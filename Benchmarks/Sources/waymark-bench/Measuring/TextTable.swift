import Foundation

/// Rows of text in columns: the first two to the left, the others to the right.
struct TextTable: CustomStringConvertible {
  private let rows: [[String]]

  init(_ head: [String], _ rows: [[String]]) {
    self.rows = [head] + rows
  }

  var description: String {
    let columns = rows.map(\.count).max() ?? 0
    let widths = (0..<columns).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      var line = ""
      for (column, cell) in row.enumerated() {
        let padding = String(repeating: " ", count: widths[column] - cell.count)
        let isLast = column == columns - 1
        line += column < 2 ? cell + (isLast ? "" : padding) : (isLast ? cell : padding + cell)
        if !isLast { line += "  " }
      }
      return "  " + line
    }.joined(separator: "\n")
  }
}

extension TextTable {
  /// A table of figures.
  init(_ figures: [Figure]) {
    let rows = figures.map { figure in
      [
        figure.name, figure.unit.rawValue, figure.minimum.text, figure.median.text,
        figure.yardstick?.minimum.text ?? "", figure.ratio.map { $0.text + " ×" } ?? "",
        figure.yardstick?.name ?? "",
      ]
    }
    self.init(["figure", "", "minimum", "median", "yardstick", "ratio", "of"], rows)
  }
}

extension Double {
  /// The number with as many digits as say something.
  var text: String {
    let decimals = self == rounded() ? 0 : abs(self) < 10 ? 2 : abs(self) < 100 ? 1 : 0
    return formatted(.number.precision(.fractionLength(decimals)).locale(Locale(identifier: "en_US")))
  }
}
