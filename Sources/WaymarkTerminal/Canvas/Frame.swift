/// The cells of one picture of the screen.
///
/// Signs of several scalars are kept once a frame and their cells hold a number, so a cell never allocates.
final class Frame {
  private(set) var size: Size
  private(set) var cells: [Cell]
  /// Where the cursor is to be shown; nil where it is hidden.
  var cursor: Point?

  private var joinedBytes: [UInt8] = []
  private var joinedEnds: [Int] = []

  init(size: Size) {
    self.size = size
    cells = Array(repeating: .blank, count: size.width * size.height)
  }

  /// Blanks the frame, keeping its memory.
  func reset(to newSize: Size) {
    if newSize != size {
      size = newSize
      cells = Array(repeating: .blank, count: newSize.width * newSize.height)
    } else {
      for index in cells.indices { cells[index] = .blank }
    }
    joinedBytes.removeAll(keepingCapacity: true)
    joinedEnds.removeAll(keepingCapacity: true)
    cursor = nil
  }

  /// Whether any sign of several scalars is kept; without, two frames' cells compare by their bits.
  var hasJoined: Bool { !joinedEnds.isEmpty }

  /// Keeps a sign of several scalars that was found safe.
  func keep(_ character: Character) -> Glyph {
    joinedBytes.append(contentsOf: character.utf8)
    joinedEnds.append(joinedBytes.count)
    return Glyph(joined: joinedEnds.count - 1)
  }

  /// The UTF-8 of a kept sign.
  func bytes(ofJoined index: Int) -> ArraySlice<UInt8> {
    joinedBytes[(index == 0 ? 0 : joinedEnds[index - 1])..<joinedEnds[index]]
  }

  /// Puts a sign on one cell or two and blanks what is left of wide signs it overwrites.
  func put(_ glyph: Glyph, width: Int, x: Int, y: Int, style: Style) {
    let row = y * size.width
    if cells[row + x].glyph == .trailing, x > 0 { cells[row + x - 1].glyph = .blank }
    let after = x + width
    if after < size.width, cells[row + after].glyph == .trailing { cells[row + after].glyph = .blank }
    cells[row + x] = Cell(glyph: glyph, style: style)
    if width == 2 { cells[row + x + 1] = Cell(glyph: .trailing, style: style) }
  }

  /// Changes the style of a row's cells.
  func restyle(y: Int, columns: Range<Int>, _ change: (inout Style) -> Void) {
    let row = y * size.width
    for x in columns { change(&cells[row + x].style) }
  }

  /// Whether the cells at an index look the same in two frames of one width.
  func matches(_ other: Frame, at index: Int) -> Bool {
    let mine = cells[index]
    let theirs = other.cells[index]
    guard mine.glyph.isJoined || theirs.glyph.isJoined else { return mine == theirs }
    guard mine.style == theirs.style, let own = mine.glyph.joinedIndex,
      let foreign = theirs.glyph.joinedIndex
    else { return false }
    return bytes(ofJoined: own).elementsEqual(other.bytes(ofJoined: foreign))
  }
}
