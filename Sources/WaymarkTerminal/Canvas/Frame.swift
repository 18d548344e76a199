/// The effect of a click.
enum Click {
  /// The same as these keys.
  case keys([Key])
  /// The host's own; returns whether the targets in front of this one are clicked too.
  case host(@MainActor () -> Bool)
}

/// The cells of one picture of the screen, and the cursor.
///
/// Canvases draw on a frame, ``Renderer`` sends what differs between two of them, and ``VirtualTerminal`` has
/// one that shows what has arrived.
final class Frame {
  struct Cell: Equatable {
    /// The character that is shown; nil on the right half of a wide sign.
    var sign: Character? = " "
    var style = Style.plain
  }

  let size: Size
  private var cells: [Cell]
  /// Where the cursor is to be shown; nil where it is hidden.
  var cursor: Point?
  /// The places that answer a click, those in front later.
  var targets: [(place: Rect, click: Click)] = []

  init(size: Size) {
    self.size = size
    cells = Array(repeating: Cell(), count: size.width * size.height)
  }

  subscript(x: Int, y: Int) -> Cell {
    get { cells[y * size.width + x] }
    set { cells[y * size.width + x] = newValue }
  }

  /// Whether both show the same signs in the same styles.
  func hasCells(of other: Frame) -> Bool { size == other.size && cells == other.cells }

  /// Puts a sign on one cell or two, blanking what is left of wide signs that it covers in part.
  func put(_ sign: Character, width: Int, x: Int, y: Int, style: Style) {
    split(at: x, y: y)
    split(at: x + width, y: y)
    self[x, y] = Cell(sign: sign, style: style)
    if width == 2 { self[x + 1, y] = Cell(sign: nil, style: style) }
  }

  /// Blanks both halves of a wide sign that a border between two columns divides.
  private func split(at x: Int, y: Int) {
    guard x < size.width, self[x, y].sign == nil else { return }
    self[x - 1, y].sign = " "
    self[x, y].sign = " "
  }

  /// A frame of another size with the cells that fit, from the upper left corner.
  func resized(to newSize: Size) -> Frame {
    let result = Frame(size: newSize)
    let canvas = Canvas(frame: result)
    canvas.copy(self, canvas.place, x: 0)
    return result
  }
}
