/// A terminal in memory, which shows what a person would see after the bytes that were written to it.
///
/// Use it to test screens and whole apps without a terminal: it understands the sequences that this module sends and
/// notes any other in ``unrecognized``.
///
/// ```swift
/// let terminal = VirtualTerminal(size: Size(width: 80, height: 24))
/// terminal.write(renderer.render(size: terminal.size) { screen.draw(on: $0) })
/// #expect(terminal.rows[0].hasPrefix("Files"))
/// ```
public final class VirtualTerminal: TerminalOutput {
  /// How many columns and rows it has.
  public private(set) var size: Size
  /// Where the cursor is.
  public internal(set) var cursor = Point(x: 0, y: 0)
  /// Whether the cursor is shown.
  public internal(set) var isCursorVisible = true
  /// Whether the alternate screen is shown, as by full-screen programs.
  public internal(set) var isAlternate = false
  /// Whether a character in the last column makes the next one wrap.
  public internal(set) var wraps = true
  /// Whether pasted text is marked.
  public internal(set) var marksPaste = false
  /// Whether only a part of a long frame has arrived: a terminal would still show the one before.
  public internal(set) var isUpdating = false
  /// The window's title; empty until a program sets it.
  public internal(set) var title = "" {
    didSet { titles.append(title) }
  }
  /// Sequences it did not understand, escaped.
  public internal(set) var unrecognized: [String] = []
  /// How many bytes were written to it.
  public private(set) var byteCount = 0

  /// The titles that the window has had, in order.
  private(set) var titles: [String] = []
  /// The titles that were saved.
  var keptTitles: [String] = []

  var screen: VirtualScreen
  /// The screen that is not shown.
  var otherScreen: VirtualScreen
  var otherCursor = Point(x: 0, y: 0)
  var style = Style.plain
  /// Whether the last column was written and the next character would wrap.
  var isWrapPending = false
  /// Whether the last thing written was the sign before the cursor, which marks then join.
  var mayJoin = false
  private var decoder = SequenceDecoder()

  /// Makes a blank terminal.
  ///
  /// - Parameter size: How many columns and rows it has.
  public init(size: Size) {
    self.size = size
    screen = VirtualScreen(size: size)
    otherScreen = VirtualScreen(size: size)
  }

  /// Writes bytes, split anywhere.
  ///
  /// - Parameter bytes: What a program sends to a terminal.
  public func write(_ bytes: [UInt8]) {
    byteCount += bytes.count
    for byte in bytes {
      decoder.read(byte) { perform($0) }
    }
  }

  /// Changes the size, as a person does who resizes the window; what no longer fits is cut.
  ///
  /// - Parameter newSize: How many columns and rows it has from now on.
  public func resize(to newSize: Size) {
    size = newSize
    screen = screen.resized(to: newSize)
    otherScreen = otherScreen.resized(to: newSize)
    cursor = Point(
      x: max(0, min(cursor.x, newSize.width - 1)), y: max(0, min(cursor.y, newSize.height - 1)))
    isWrapPending = false
    mayJoin = false
  }

  private func perform(_ action: SequenceDecoder.Action) {
    switch action {
    case .print(let scalar): put(scalar)
    case .control(let byte):
      mayJoin = false
      control(byte)
    case .sequence(let sequence):
      mayJoin = false
      perform(sequence)
    case .command(let text):
      mayJoin = false
      if text.hasPrefix("2;") {
        title = String(text.dropFirst(2))
      } else {
        unrecognized.append("\\e]\(text)")
      }
    case .malformed(let text): unrecognized.append(text)
    }
  }
}
