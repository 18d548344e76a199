/// A region of the screen to draw on, with its own origin in its upper left corner.
///
/// The canvas clips what lies outside the region. Nothing that would act on the terminal gets through: text is
/// escaped as ``Text/escaped(_:)`` does. A canvas is a view of a frame, for use only while it is being drawn:
/// do not keep one.
///
/// ```swift
/// func draw(on canvas: Canvas) {
///   canvas.write("Name", x: 1, y: 0, style: .bold)
///   canvas.region(x: 0, y: 1, width: canvas.width, height: canvas.height - 1).fill(.reverse)
/// }
/// ```
public struct Canvas {
  let frame: Frame
  /// The region, in the frame's coordinates.
  let place: Rect
  /// The part of it that may be drawn on, in the frame's coordinates.
  let clip: Rect
  /// Whether what is drawn on it gets the keys; if not, a list's chosen row is dim.
  public internal(set) var hasKeys = true

  /// How many columns and rows the canvas has.
  public var size: Size { place.size }
  /// The number of columns.
  public var width: Int { size.width }
  /// The number of rows.
  public var height: Int { size.height }

  /// The whole of a frame.
  init(frame: Frame) {
    self.frame = frame
    place = Rect(x: 0, y: 0, width: frame.size.width, height: frame.size.height)
    clip = place
  }

  private init(frame: Frame, place: Rect, clip: Rect, hasKeys: Bool) {
    self.frame = frame
    self.place = place
    self.clip = clip
    self.hasKeys = hasKeys
  }

  /// A part of the canvas with its own origin; what is drawn there stays within both.
  ///
  /// - Parameter rect: The part, which may lie partly outside.
  /// - Returns: A canvas of the part's size.
  public func region(_ rect: Rect) -> Canvas {
    let part = Rect(
      x: place.minX + rect.minX, y: place.minY + rect.minY, width: rect.size.width, height: rect.size.height)
    return Canvas(frame: frame, place: part, clip: clip.intersection(part), hasKeys: hasKeys)
  }

  /// A part of the canvas with its own origin; what is drawn there stays within both.
  ///
  /// - Parameters:
  ///   - x: The part's leftmost column.
  ///   - y: The part's uppermost row.
  ///   - width: Its number of columns.
  ///   - height: Its number of rows.
  /// - Returns: A canvas of the part's size.
  public func region(x: Int, y: Int, width: Int, height: Int) -> Canvas {
    region(Rect(x: x, y: y, width: width, height: height))
  }

  /// Fills the whole canvas with blanks.
  ///
  /// - Parameter style: How the blanks look.
  public func fill(_ style: Style) {
    forEachCell { frame.put(" ", width: 1, x: $0, y: $1, style: style) }
  }

  /// Dims what is already drawn, as a page behind a sheet: faint, without bold, bars and colours.
  func dim() {
    forEachCell {
      let kept = frame[$0, $1].style.attributes.subtracting([.bold, .reverse])
      frame[$0, $1].style = Style(attributes: kept.union(.dim))
    }
  }

  private func forEachCell(_ body: (Int, Int) -> Void) {
    for y in clip.rows { for x in clip.columns { body(x, y) } }
  }

  /// Copies a part of a picture to a column; what does not fit is cut.
  func copy(_ picture: Frame, _ part: Rect, x: Int) {
    let part = part.intersection(Canvas(frame: picture).place)
    for (y, row) in part.rows.enumerated() {
      for (offset, column) in part.columns.enumerated() {
        let cell = picture[column, row]
        guard let sign = cell.sign else { continue }
        let isWide = column + 1 < picture.size.width && picture[column + 1, row].sign == nil
        put(
          sign, width: isWide ? 2 : 1, column: place.minX + x + offset, row: place.minY + y, style: cell.style
        )
      }
    }
  }

  /// Draws a frame of lines along the sides, blank inside, with a title in the upper line.
  ///
  /// - Parameter title: The title.
  /// - Returns: The part inside; all of it where there is no room for lines.
  func box(title: String) -> Canvas {
    fill(.plain)
    guard width > 3, height > 2 else { return self }
    let line = String(repeating: "─", count: width - 2)
    write("╭\(line)╮", x: 0, y: 0)
    write("╰\(line)╯", x: 0, y: height - 1)
    for y in 1..<(height - 1) {
      write("│", x: 0, y: y)
      write("│", x: width - 1, y: y)
    }
    if width > 6, !title.isEmpty {
      write(" \(Text.clipped(title, to: width - 6)) ", x: 2, y: 0, style: .bold)
    }
    return region(x: 1, y: 1, width: width - 2, height: height - 2)
  }

  /// Shows the cursor on a cell, as a text field does; the last call in a frame counts.
  ///
  /// - Parameters:
  ///   - x: The column.
  ///   - y: The row.
  public func placeCursor(x: Int, y: Int) {
    let cursor = Point(x: place.minX + x.nearby, y: place.minY + y.nearby)
    let isVisible = clip.columns.contains(cursor.x) && clip.rows.contains(cursor.y)
    frame.cursor = isVisible ? cursor : nil
  }

  /// Makes the canvas answer a click.
  func onClick(_ click: Click) { frame.targets.append((clip, click)) }

  /// Hides the cursor, wherever it was placed before: what is drawn so far does not have the keyboard focus.
  func hideCursor() { frame.cursor = nil }

  /// Makes what is drawn so far lie below something: it has no cursor and answers no click.
  func cover() {
    hideCursor()
    frame.targets = []
  }
}
