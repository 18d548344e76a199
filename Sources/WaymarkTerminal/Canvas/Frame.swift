/// The cells of one picture of the screen.
///
/// A frame keeps signs of several scalars once, and their cells hold a number, so a cell never allocates. The
/// cells lie in memory of their own. That spares every access the checks that an array in an object costs.
/// Only the methods here touch that memory, and they check the places they are given.
final class Frame {
  private(set) var size: Size
  /// The frames that this is one of, and which one of them.
  let series: FrameSeries
  private(set) var number = 0
  private(set) var cells: UnsafeMutableBufferPointer<Cell>
  /// Where the cursor is to be shown; nil where it is hidden.
  var cursor: Point?

  private var joinedBytes: [UInt8] = []
  private var joinedEnds: [Int] = []

  init(size: Size, series: FrameSeries = FrameSeries()) {
    self.size = size
    self.series = series
    cells = .allocate(capacity: size.width * size.height)
    cells.initialize(repeating: .blank)
  }

  deinit { cells.deallocate() }

  /// Blanks the frame, keeping its memory.
  func reset(to newSize: Size, number newNumber: Int = 0) {
    number = newNumber
    if newSize != size {
      cells.deallocate()
      size = newSize
      cells = .allocate(capacity: newSize.width * newSize.height)
    }
    cells.initialize(repeating: .blank)
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

  /// The cells of a row, whose place in the frame is checked.
  func row(_ y: Int) -> UnsafeMutableBufferPointer<Cell> {
    precondition(y >= 0 && y < size.height, "A row outside the frame: clip with Canvas.region(_:)")
    return UnsafeMutableBufferPointer(rebasing: cells[(y * size.width)..<((y + 1) * size.width)])
  }

  /// The cells of a part of a row, after what is left of wide signs at its ends was blanked.
  func part(y: Int, columns: Range<Int>) -> UnsafeMutableBufferPointer<Cell> {
    let row = row(y)
    precondition(
      columns.lowerBound >= 0 && columns.upperBound <= row.count,
      "Columns outside the frame: clip with Canvas.region(_:)")
    if columns.isEmpty { return UnsafeMutableBufferPointer(rebasing: row[columns]) }
    if row[columns.lowerBound].glyph == .trailing, columns.lowerBound > 0 {
      row[columns.lowerBound - 1].glyph = .blank
    }
    if columns.upperBound < row.count, row[columns.upperBound].glyph == .trailing {
      row[columns.upperBound].glyph = .blank
    }
    return UnsafeMutableBufferPointer(rebasing: row[columns])
  }

  /// Puts a sign on one cell or two.
  func put(_ glyph: Glyph, width: Int, x: Int, y: Int, style: Style) {
    let part = part(y: y, columns: x..<(x + width))
    part[0] = Cell(glyph: glyph, style: style)
    if width == 2 { part[1] = Cell(glyph: .trailing, style: style) }
  }

  /// Changes the style of a row's cells.
  func restyle(y: Int, columns: Range<Int>, _ change: (inout Style) -> Void) {
    let row = row(y)
    for x in columns { change(&row[x].style) }
  }

  /// Replaces all other signs by signs of ASCII; the second half of a wide one becomes a blank.
  func reduceToASCII() {
    for index in cells.indices {
      let glyph = cells[index].glyph
      if glyph == .trailing {
        cells[index].glyph = .blank
      } else if let scalar = Unicode.Scalar(glyph.bits), !scalar.isASCII {
        cells[index].glyph = Glyph(CharacterSupport.ascii(scalar))
      } else if glyph.isJoined {
        cells[index].glyph = Glyph("?")
      }
    }
  }

  /// Whether the cells at a place look the same in two frames of one size.
  func matches(_ other: Frame, at index: Int) -> Bool {
    let mine = cells[index]
    let theirs = other.cells[index]
    guard mine.glyph.isJoined || theirs.glyph.isJoined else { return mine == theirs }
    guard mine.style == theirs.style, let own = mine.glyph.joinedIndex,
      let foreign = theirs.glyph.joinedIndex
    else { return false }
    return bytes(ofJoined: own).elementsEqual(other.bytes(ofJoined: foreign))
  }

  /// The first column from one on whose cell differs by its bits in two frames of one size; the width where none does.
  ///
  /// A sign of several scalars always counts as different, for the bits of its cell mean nothing in another frame.
  func firstDifference(from other: Frame, y: Int, startingAt x: Int) -> Int {
    let mine = row(y)
    let theirs = other.row(y)
    var column = x
    while column < mine.count, mine[column] == theirs[column], !mine[column].glyph.isJoined { column += 1 }
    return column
  }
}

/// One cell of a frame: what it shows and how, in 64 bits.
struct Cell: Equatable {
  var glyph: Glyph
  var style: Style

  static let blank = Cell(glyph: .blank, style: .plain)
}
