/// How text is laid out on a screen.
package struct TextLayout {
  private static let tab = 8

  /// How many cells a row has.
  package var columns: Int
  /// How many rows a page has.
  package var rows: Int
  /// Whether bytes are shown, not text.
  package var showsBytes = false
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

  /// Breaks a line into rows, with spaces for tabs.
  func wrapped(_ line: String) -> [String] {
    var rows: [String] = []
    var row = ""
    var used = 0
    func add(_ piece: String, _ cells: Int) {
      if used + cells > columns, used > 0 {
        rows.append(row)
        (row, used) = ("", 0)
      }
      row += piece
      used += cells
    }
    for character in line {
      if character == "\t" {
        let cells = Self.tab - used % Self.tab
        add(String(repeating: " ", count: cells), cells)
      } else {
        let piece = String(character).printable
        add(piece, piece.reduce(0) { $0 + width($1) })
      }
    }
    return rows + [row]
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
