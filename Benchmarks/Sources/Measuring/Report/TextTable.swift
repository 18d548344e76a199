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
