/// A colour of the terminal's: its own default, one of its sixteen, or one of the 256 of xterm's palette.
public struct Color: Hashable, Sendable {
  /// 0 for the default, otherwise the palette's index plus one.
  let code: UInt16

  private init(code: UInt16) { self.code = code }

  /// The terminal's own colour for text or for the background.
  public static let standard = Color(code: 0)
  /// Black.
  public static let black = Color.indexed(0)
  /// Red.
  public static let red = Color.indexed(1)
  /// Green.
  public static let green = Color.indexed(2)
  /// Yellow.
  public static let yellow = Color.indexed(3)
  /// Blue.
  public static let blue = Color.indexed(4)
  /// Magenta.
  public static let magenta = Color.indexed(5)
  /// Cyan.
  public static let cyan = Color.indexed(6)
  /// White, light grey in most terminals.
  public static let white = Color.indexed(7)
  /// Bright black, dark grey in most terminals.
  public static let gray = Color.indexed(8)
  /// Bright red.
  public static let brightRed = Color.indexed(9)
  /// Bright green.
  public static let brightGreen = Color.indexed(10)
  /// Bright yellow.
  public static let brightYellow = Color.indexed(11)
  /// Bright blue.
  public static let brightBlue = Color.indexed(12)
  /// Bright magenta.
  public static let brightMagenta = Color.indexed(13)
  /// Bright cyan.
  public static let brightCyan = Color.indexed(14)
  /// Bright white.
  public static let brightWhite = Color.indexed(15)

  /// A colour of the 256: sixteen basic ones, a cube of 6 × 6 × 6, and 24 greys.
  ///
  /// - Parameter index: The colour's number in xterm's palette.
  /// - Returns: The colour; on a terminal of sixteen colours the nearest of those is shown.
  public static func indexed(_ index: UInt8) -> Color { Color(code: UInt16(index) + 1) }

  /// The number in the palette, nil for the terminal's own colour.
  public var index: UInt8? { code == 0 ? nil : UInt8(truncatingIfNeeded: code - 1) }

  /// The colour kept in nine bits of a style.
  init(bits: UInt32) { code = UInt16(truncatingIfNeeded: bits & 0x1FF) }
}
