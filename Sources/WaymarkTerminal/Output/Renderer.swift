/// Draws frames and returns the bytes that take the terminal from the last frame to the next.
///
/// ```swift
/// let renderer = Renderer(.all)
/// let bytes = renderer.render(size: terminal.size) { canvas in
///   canvas.write("Hello", x: 0, y: 0, style: .bold)
/// }
/// terminal.write(bytes)
/// ```
package final class Renderer {
  /// From how many bytes on a frame is marked as one update; a shorter one reaches a terminal at once anyway.
  private static let longFrame = 256

  private let traits: TerminalTraits
  /// The frame that the terminal shows; nil if that is not known.
  private(set) var shown: Frame?

  /// Makes a renderer that knows nothing of what the terminal shows.
  ///
  /// - Parameter traits: What the terminal can show.
  package init(_ traits: TerminalTraits = .all) { self.traits = traits }

  /// Forgets what the terminal shows, so that the next frame draws everything.
  package func invalidate() { shown = nil }

  /// Draws a frame.
  ///
  /// - Parameters:
  ///   - size: The terminal's size; a new one draws everything.
  ///   - draw: Draws on a blank canvas of that size.
  /// - Returns: The bytes to write to the terminal; none if nothing has changed. A long frame is marked as
  ///   one update, by private mode 2026, so that a terminal that knows the mode shows all of it at once.
  /// - Complexity: O(*n*) in the number of cells.
  package func render(size: Size, _ draw: (Canvas) -> Void) -> [UInt8] {
    let next = Frame(size: size)
    draw(Canvas(frame: next))
    var writer = ANSIWriter(traits: traits)
    var old = Frame(size: size)
    if let shown, shown.size == size {
      old = shown
    } else {
      writer.append("\u{1B}[?25l\u{1B}[m\u{1B}[2J")
    }
    for y in 0..<size.height {
      // The left half of a wide sign brings the right one.
      for x in 0..<size.width where next[x, y] != old[x, y] {
        if let sign = next[x, y].sign { writer.put(sign, style: next[x, y].style, x: x, y: y) }
      }
    }
    writer.set(.plain)
    if let cursor = next.cursor {
      if cursor != old.cursor || !writer.bytes.isEmpty { writer.move(x: cursor.x, y: cursor.y) }
      if old.cursor == nil { writer.append("\u{1B}[?25h") }
    } else if old.cursor != nil {
      writer.append("\u{1B}[?25l")
    }
    shown = next
    if writer.bytes.count <= Self.longFrame { return writer.bytes }
    return Array("\u{1B}[?2026h".utf8) + writer.bytes + Array("\u{1B}[?2026l".utf8)
  }
}

/// Makes the bytes of one frame, and tracks the terminal's cursor and style.
private struct ANSIWriter {
  let traits: TerminalTraits
  private(set) var bytes: [UInt8] = []
  /// Where the terminal's cursor is; nil if that is not sure.
  private var position: Point?
  /// The style of what is written next; a frame begins and ends with the plain one.
  private var style = Style.plain

  init(traits: TerminalTraits) { self.traits = traits }

  mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  mutating func move(x: Int, y: Int) {
    if position == Point(x: x, y: y) { return }
    append("\u{1B}[\(y + 1);\(x + 1)H")
    position = Point(x: x, y: y)
  }

  /// Writes a sign that is safe to show.
  mutating func put(_ sign: Character, style: Style, x: Int, y: Int) {
    let width = Text.width(of: sign)
    guard traits.hasUnicode else {
      move(x: x, y: y)
      set(style)
      append(ASCIISigns.nearest(to: sign) + (width == 2 ? " " : ""))
      position = Point(x: x + width, y: y)
      return
    }
    let isUncertain = sign.unicodeScalars.count > 1 || sign.unicodeScalars.contains(where: \.isUncertain)
    if isUncertain { position = nil }
    move(x: x, y: y)
    set(style)
    if isUncertain, width == 2 {
      // A terminal that treats the sign as narrow would leave the old picture beside it.
      append("  ")
      position = nil
      move(x: x, y: y)
    }
    append(String(sign))
    // Behind the last column the cursor stays, or waits; terminals differ, so every row is gone to.
    position = isUncertain ? nil : Point(x: x + width, y: y)
  }

  mutating func set(_ wanted: Style) {
    guard wanted != style else { return }
    style = wanted
    var codes = [0]
    // A faint colour would be hard to read.
    let attributes = wanted.attributes.subtracting(wanted.foreground == .standard ? [] : .dim)
    for (attribute, code) in Style.Attributes.codes where attributes.contains(attribute) {
      codes.append(code)
    }
    if traits.hasColors, wanted.foreground != .standard { codes += [38, 5, wanted.foreground.rawValue] }
    append("\u{1B}[\(codes.map { String($0) }.joined(separator: ";"))m")
  }
}

extension Style.Attributes {
  /// The numbers in a sequence that switch attributes on.
  static var codes: [(attribute: Style.Attributes, code: Int)] {
    [(.bold, 1), (.dim, 2), (.underline, 4), (.reverse, 7)]
  }
}
