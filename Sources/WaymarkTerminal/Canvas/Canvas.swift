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
  /// Where the canvas' own 0, 0 lies in the frame.
  let origin: Point
  /// The part that may be drawn on, in the frame's coordinates.
  let clip: Rect
  /// How many columns and rows the canvas has.
  public let size: Size

  /// The number of columns.
  public var width: Int { size.width }
  /// The number of rows.
  public var height: Int { size.height }
  /// The whole canvas, in its own coordinates.
  public var bounds: Rect { Rect(origin: Point(x: 0, y: 0), size: size) }

  /// The whole of a frame.
  init(frame: Frame) {
    self.frame = frame
    origin = Point(x: 0, y: 0)
    clip = Rect(origin: origin, size: frame.size)
    size = frame.size
  }

  private init(frame: Frame, origin: Point, clip: Rect, size: Size) {
    self.frame = frame
    self.origin = origin
    self.clip = clip
    self.size = size
  }

  /// A part of the canvas with its own origin; what is drawn there stays within both.
  ///
  /// - Parameter rect: The part, which may lie partly outside.
  /// - Returns: A canvas of the part's size.
  public func region(_ rect: Rect) -> Canvas {
    let start = Point(x: origin.x.place(at: rect.minX), y: origin.y.place(at: rect.minY))
    let part = Rect(origin: start, size: rect.size)
    return Canvas(frame: frame, origin: start, clip: clip.intersection(part), size: rect.size)
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
}
