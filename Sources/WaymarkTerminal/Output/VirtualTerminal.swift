/// A terminal in memory, which shows what a person would see after the bytes that were written to it.
///
/// Use it to test screens and whole apps without a terminal: it understands the sequences that this module sends and
/// notes any other in ``unrecognized``.
///
/// ```swift
/// let terminal = VirtualTerminal(size: Size(width: 80, height: 24))
/// let host = TerminalHost(router: router, coordinator: AppCoordinator(), output: terminal, timer: clock)
/// router.host.attach(host)
/// host.drawIfNeeded()
/// #expect(terminal.shows("Messages"))
/// ```
public final class VirtualTerminal: TerminalOutput {
  /// The abilities of the terminal, all by default; a test may change them before it makes a host.
  public var traits = TerminalTraits.all
  /// The window's title; empty until a program sets it.
  public internal(set) var title = "" {
    didSet { titles.append(title) }
  }
  /// The sequences that it did not understand, escaped.
  public internal(set) var unrecognized: [String] = []

  /// Where the cursor is.
  package var cursor = Point(x: 0, y: 0)
  /// Whether the cursor is shown.
  package internal(set) var isCursorVisible = true
  /// Whether the alternate screen is shown, as by full-screen programs.
  package internal(set) var isAlternate = false
  /// Whether a character in the last column makes the next one wrap.
  package internal(set) var wraps = true
  /// Whether pasted text is marked.
  package internal(set) var marksPaste = false
  /// Whether only a part of a long frame has arrived: a terminal would still show the one before.
  package internal(set) var isUpdating = false
  /// How many bytes were written to it.
  package private(set) var byteCount = 0
  /// The titles that the window has had, in order.
  package private(set) var titles: [String] = []
  /// The titles that were saved.
  package internal(set) var keptTitles: [String] = []

  var screen: Frame
  /// The screen that is not shown, and its cursor.
  var other: (screen: Frame, cursor: Point)
  var style = Style.plain
  /// Whether the last column was written, so that the next character would wrap.
  var isWrapPending = false
  /// Whether the last thing written was the sign before the cursor, which marks then join.
  var mayJoin = false
  private var pending: [UInt8] = []

  /// Makes a blank terminal.
  ///
  /// - Parameter size: How many columns and rows it has.
  public init(size: Size) {
    screen = Frame(size: size)
    other = (Frame(size: size), Point(x: 0, y: 0))
  }

  /// How many columns and rows it has.
  public var size: Size { screen.size }

  /// Writes bytes, split anywhere.
  ///
  /// - Parameter bytes: What a program sends to a terminal.
  public func write(_ bytes: [UInt8]) {
    byteCount += bytes.count
    pending += bytes
    var rest = pending[...]
    while !rest.isEmpty, let (token, length) = TerminalToken.first(of: rest, isEnd: false) {
      if !perform(token) {
        unrecognized.append(Text.escaped(String(decoding: rest.prefix(length), as: UTF8.self)))
      }
      rest = rest.dropFirst(length)
    }
    pending = Array(rest)
  }

  /// Changes the size, as a person does who resizes the window; what no longer fits is cut.
  ///
  /// - Parameter newSize: How many columns and rows it has from now on.
  public func resize(to newSize: Size) {
    screen = screen.resized(to: newSize)
    other.screen = other.screen.resized(to: newSize)
    moveCursor(x: cursor.x, y: cursor.y)
  }

  // MARK: Reading

  /// The text of each row, without the blanks at its end.
  public var rows: [String] { (0..<size.height).map { row($0) } }

  /// All rows, one on each line, without blank ones at the end.
  public var text: String {
    var rows = rows
    while rows.last?.isEmpty == true { rows.removeLast() }
    return rows.joined(separator: "\n")
  }

  /// The text of a row, without the blanks at its end.
  ///
  /// - Parameter y: The row, from 0.
  /// - Returns: The row's text; a wide sign counts once.
  public func row(_ y: Int) -> String {
    var text = String((0..<size.width).compactMap { screen[$0, y].sign })
    while text.last == " " { text.removeLast() }
    return text
  }

  /// Whether a text is shown on some row.
  ///
  /// - Parameter wanted: The text.
  /// - Returns: Whether a person would see it.
  public func shows(_ wanted: String) -> Bool { location(of: wanted) != nil }

  /// Where a text begins that is shown on one row.
  ///
  /// - Parameter wanted: The text.
  /// - Returns: The first place from the top; nil if it is not shown.
  package func location(of wanted: String) -> Point? {
    let wanted = Array(wanted)
    guard !wanted.isEmpty else { return nil }
    for y in 0..<size.height {
      let columns = (0..<size.width).filter { screen[$0, y].sign != nil }
      for start in columns.indices where columns.count - start >= wanted.count {
        let isThere = zip(columns[start...], wanted).allSatisfy { screen[$0, y].sign == $1 }
        if isThere { return Point(x: columns[start], y: y) }
      }
    }
    return nil
  }

  /// The sign on a cell; empty on the right half of a wide one.
  package func character(x: Int, y: Int) -> String { screen[x, y].sign.map { String($0) } ?? "" }

  /// The style that a cell was written with.
  package func style(x: Int, y: Int) -> Style { screen[x, y].style }

  /// Whether two terminals show the same: signs, styles, and the cursor if it is shown.
  package func looksLike(_ other: VirtualTerminal) -> Bool {
    screen.hasCells(of: other.screen) && isCursorVisible == other.isCursorVisible
      && (!isCursorVisible || cursor == other.cursor)
  }
}
