/// Draws frames and returns the bytes that take the terminal from the last frame to the next, and no more.
///
/// It keeps two frames, what the terminal shows and what is being drawn, and reuses their memory. Drawing and
/// comparing allocate nothing per cell.
///
/// ```swift
/// let renderer = Renderer(colors: .detected())
/// let bytes = renderer.render(size: terminal.size) { canvas in
///   canvas.write("Hello", x: 0, y: 0, style: .bold)
/// }
/// terminal.write(bytes)
/// ```
public final class Renderer {
  /// The cost of one frame.
  public struct Statistics: Hashable, Sendable {
    /// The number of cells sent, including erased ones.
    public internal(set) var cells = 0
    /// How many bytes were sent.
    public internal(set) var bytes = 0
  }

  /// From how many bytes on a frame is marked as one update; a shorter one reaches a terminal at once anyway.
  static let longFrame = 256

  private let colors: ColorSupport
  private let characters: CharacterSupport
  private var shown: Frame
  private var next: Frame
  private var isValid = false
  private var isCursorVisible = false
  private var writer = ANSIWriter()
  /// The cost of the last frame.
  public private(set) var lastFrame = Statistics()
  /// How many frames were drawn.
  public private(set) var frameCount = 0

  /// Makes a renderer that knows nothing of what the terminal shows.
  ///
  /// - Parameters:
  ///   - colors: How many colours to send.
  ///   - characters: Which characters to send.
  public init(colors: ColorSupport = .indexed, characters: CharacterSupport = .unicode) {
    self.colors = colors
    self.characters = characters
    let series = FrameSeries()
    shown = Frame(size: Size(width: 0, height: 0), series: series)
    next = Frame(size: Size(width: 0, height: 0), series: series)
  }

  /// Forgets what the terminal shows, so that the next frame draws everything.
  public func invalidate() { isValid = false }

  /// Draws a frame.
  ///
  /// - Parameters:
  ///   - size: The terminal's size; a new one draws everything.
  ///   - draw: Draws on a blank canvas of that size.
  /// - Returns: The bytes to write to the terminal; none if nothing has changed. A long frame is marked as
  ///   one update, by private mode 2026, so that a terminal that knows the mode shows all of it at once.
  /// - Throws: What drawing throws; then the next frame is compared with the last one that was drawn.
  /// - Complexity: O(*n*) in the number of cells, a comparison of 64 bits each.
  public func render<Failure: Error>(
    size: Size, _ draw: (Canvas) throws(Failure) -> Void
  ) throws(Failure) -> [UInt8] {
    next.reset(to: size, number: frameCount)
    try draw(Canvas(frame: next))
    reduceColors()
    if characters == .ascii { next.reduceToASCII() }
    writer.begin()
    lastFrame = Statistics()
    frameCount += 1
    if !isValid || shown.size != size {
      writer.clear()
      isCursorVisible = false
      shown.reset(to: size)
      isValid = true
    }
    for y in 0..<size.height { renderRow(y, width: size.width) }
    renderCursor()
    if writer.bytes.count > Self.longFrame { writer.markAsOneUpdate() }
    swap(&shown, &next)
    lastFrame.bytes = writer.bytes.count
    return writer.bytes
  }

  /// Removes the colours that are not sent before frames are compared, so that colours alone draw nothing.
  private func reduceColors() {
    guard colors != .indexed else { return }
    for y in 0..<next.size.height {
      next.restyle(y: y, columns: 0..<next.size.width) { $0 = colors.reduce($0) }
    }
  }

  private func renderCursor() {
    if let place = next.cursor {
      writer.move(x: place.x, y: place.y)
      if !isCursorVisible { writer.append("\u{1B}[?25h") }
      isCursorVisible = true
    } else if isCursorVisible {
      writer.append("\u{1B}[?25l")
      isCursorVisible = false
    }
  }

  private func renderRow(_ y: Int, width: Int) {
    let cells = next.row(y)
    var blanks = -1
    var x = 0
    while true {
      x = next.firstDifference(from: shown, y: y, startingAt: x)
      guard x < width else { return }
      let cell = cells[x]
      if cell.glyph == .trailing || (cell.glyph.isJoined && next.matches(shown, at: y * width + x)) {
        x += 1
        continue
      }
      if cell == .blank {
        if blanks < 0 { blanks = firstTrailingBlank(cells) }
        if x >= blanks, eraseRest(from: x, y: y, width: width) { return }
      }
      let isWide = x + 1 < width && cells[x + 1].glyph == .trailing
      send(cell, x: x, y: y, cells: isWide ? 2 : 1, width: width)
      x += isWide ? 2 : 1
    }
  }

  /// The first column from which on a row is blank to its end.
  private func firstTrailingBlank(_ cells: UnsafeMutableBufferPointer<Cell>) -> Int {
    var x = cells.count
    while x > 0, cells[x - 1] == .blank { x -= 1 }
    return x
  }

  /// Erases the rest of a row at once if that is shorter than writing blanks.
  private func eraseRest(from x: Int, y: Int, width: Int) -> Bool {
    let old = shown.row(y)
    var changed = 0
    for column in x..<width where old[column] != .blank { changed += 1 }
    guard changed > 4 else { return false }
    writer.move(x: x, y: y)
    writer.set(.plain)
    writer.append("\u{1B}[K")
    lastFrame.cells += changed
    return true
  }

  private func send(_ cell: Cell, x: Int, y: Int, cells: Int, width: Int) {
    lastFrame.cells += cells
    if let joined = cell.glyph.joinedIndex {
      writer.losePosition()
      writer.move(x: x, y: y)
      writer.set(cell.style)
      if cells == 2 {
        // A terminal that treats the sign as narrow would leave the old picture beside it.
        writer.append("  ")
        writer.losePosition()
        writer.move(x: x, y: y)
      }
      writer.put(next.bytes(ofJoined: joined), width: cells, of: width)
      writer.losePosition()
      return
    }
    let scalar = Unicode.Scalar(cell.glyph.bits) ?? "\u{FFFD}"
    if scalar.joinsNeighbors { writer.losePosition() }
    writer.move(x: x, y: y)
    writer.set(cell.style)
    writer.put(scalar, width: cells, of: width)
    // Terminals know the emoji of different versions of Unicode.
    if scalar.joinsNeighbors || scalar.value >= 0x1F000 { writer.losePosition() }
  }
}
