/// The cells of a terminal in memory.
struct VirtualScreen: Equatable {
  struct Cell: Equatable {
    var text = " "
    var style = Style.plain
    /// Whether it is the right half of a wide sign.
    var isTrailing = false
  }

  let size: Size
  private var cells: [Cell]

  init(size: Size) {
    self.size = size
    cells = Array(repeating: Cell(), count: size.width * size.height)
  }

  subscript(x: Int, y: Int) -> Cell {
    get { cells[y * size.width + x] }
    set { cells[y * size.width + x] = newValue }
  }

  func row(_ y: Int) -> ArraySlice<Cell> { cells[(y * size.width)..<((y + 1) * size.width)] }

  /// Writes a sign, blanking what is left of wide signs it overwrites.
  mutating func put(_ text: String, width: Int, x: Int, y: Int, style: Style) {
    erase(x: x, y: y)
    self[x, y] = Cell(text: text, style: style)
    if width == 2, x + 1 < size.width {
      erase(x: x + 1, y: y)
      self[x, y] = Cell(text: text, style: style)
      self[x + 1, y] = Cell(text: "", style: style, isTrailing: true)
    }
  }

  /// Blanks both halves of whatever is on a cell, keeping its look.
  private mutating func erase(x: Int, y: Int) {
    if self[x, y].isTrailing, x > 0 { self[x - 1, y].text = " " }
    if x + 1 < size.width, self[x + 1, y].isTrailing {
      self[x + 1, y].text = " "
      self[x + 1, y].isTrailing = false
    }
    self[x, y].text = " "
    self[x, y].isTrailing = false
  }

  /// Clears cells of a row, with the background of a style.
  mutating func clear(y: Int, columns: Range<Int>, style: Style) {
    for x in columns {
      erase(x: x, y: y)
      self[x, y] = Cell(style: Style(.standard, on: style.background))
    }
  }

  func resized(to newSize: Size) -> VirtualScreen {
    var result = VirtualScreen(size: newSize)
    for y in 0..<min(size.height, newSize.height) {
      for x in 0..<min(size.width, newSize.width) { result[x, y] = self[x, y] }
    }
    return result
  }
}
