/// How text is laid out on a screen.
package struct TextLayout {
  private static let tab = 8

  /// How many cells a row has.
  package var columns: Int
  /// How many rows a page has.
  package var rows: Int
  /// Whether bytes are shown, not text.
  package var showsBytes = false
  /// Whether each line begins with its number.
  package var numbersLines = false
  /// How many cells a character takes.
  private let width: (Character) -> Int

  /// Makes a layout.
  package init(columns: Int, rows: Int, width: @escaping (Character) -> Int = { _ in 1 }) {
    self.columns = max(1, columns)
    self.rows = max(1, rows)
    self.width = width
  }

  /// How many bytes a row has room for.
  var bytesInRow: Int { columns >= 76 ? 16 : columns >= 43 ? 8 : 4 }

  /// The rows of a line, broken between words where it is too long; a row that goes on begins with a mark.
  func wrapped(_ line: String, number: Int, of count: Int) -> [String] {
    let digits = String(count).count
    let numbered = String(repeating: " ", count: digits - String(number).count) + "\(number) "
    var head = numbersLines ? numbered : ""
    let next = columns < 8 ? "" : String(repeating: " ", count: numbersLines ? digits - 1 : 0) + "↳ "
    var rows: [String] = []
    var row: [(text: String, cells: Int)] = []
    var used = head.count
    func end(at count: Int) {
      rows.append(head + row[..<count].map(\.text).joined())
      row.removeFirst(count)
      head = next
      used = row.reduce(head.count) { $0 + $1.cells }
    }
    for character in line {
      let tab = Self.tab - (used - head.count) % Self.tab
      let text = character == "\t" ? String(repeating: " ", count: tab) : String(character).printable
      let cells = text.reduce(0) { $0 + width($1) }
      while used + cells > columns, !row.isEmpty {
        end(at: row.lastIndex { $0.text.hasSuffix(" ") }.map { $0 + 1 } ?? row.count)
      }
      row.append((text, cells))
      used += cells
    }
    end(at: row.count)
    return rows
  }

  /// Goes on or back by rows.
  ///
  /// - Parameters:
  ///   - place: Where to begin.
  ///   - distance: How many rows, below zero to go back.
  ///   - file: The file.
  /// - Returns: Where that leads; the first row, or the end behind the last one, where there are not as many.
  func place(from place: TextFile.Place, by distance: Int, in file: TextFile) -> TextFile.Place {
    var place = place
    var left = abs(distance)
    while left > 0 {
      if distance > 0 {
        guard place.line < file.lineCount(in: self) else { break }
        place.piece += 1
        if place.piece >= file.rows(ofLine: place.line, in: self).count {
          place = TextFile.Place(line: place.line + 1)
        }
      } else if place.piece > 0 {
        place.piece -= 1
      } else {
        guard place.line > 0 else { break }
        place.line -= 1
        place.piece = file.rows(ofLine: place.line, in: self).count - 1
      }
      left -= 1
    }
    return place
  }

  /// The rows of a page, and where it ends.
  func page(from start: TextFile.Place, in file: TextFile) -> (rows: [String], end: TextFile.Place) {
    var rows: [String] = []
    var line = start.line
    while rows.count < self.rows, line < file.lineCount(in: self) {
      rows += file.rows(ofLine: line, in: self).dropFirst(line == start.line ? start.piece : 0)
      line += 1
    }
    return (Array(rows.prefix(self.rows)), place(from: start, by: min(rows.count, self.rows), in: file))
  }
}
