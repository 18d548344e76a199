/// A row of a list that is being drawn.
///
/// Like its canvas it is for use only while that is drawn on: do not keep one.
public struct ListRow {
  /// Which row of the list it is, from 0.
  public let index: Int
  /// Its part of the list's canvas, one row high.
  public let canvas: Canvas
  /// How it looks if it is chosen.
  let selection: Style?

  /// Whether it is the chosen one.
  public var isSelected: Bool { selection != nil }

  /// How something in the row looks: like the bar if the row is chosen.
  ///
  /// - Parameter other: How it looks in every other row.
  /// - Returns: The style to draw it in.
  public func style(_ other: Style = .plain) -> Style { selection ?? other }

  /// Writes a text across the row, cut with an ellipsis if it is too long.
  ///
  /// - Parameters:
  ///   - text: The text; controls in it are shown escaped.
  ///   - style: How it looks in a row that is not the chosen one.
  public func write(_ text: String, style: Style = .plain) {
    canvas.write(text, x: 0, y: 0, width: canvas.width, style: self.style(style))
  }
}
