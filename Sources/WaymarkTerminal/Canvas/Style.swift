/// A colour of the terminal's own, which the user has chosen with the terminal's theme.
@nonexhaustive
public enum Color: Int, Hashable, Sendable {
  // A raw value is what the colour adds to 30 for text, and to 40 for the background, in a sequence.

  /// The terminal's colour for text or for the background.
  case standard = 9
  /// Black.
  case black = 0
  /// Red.
  case red
  /// Green.
  case green
  /// Yellow.
  case yellow
  /// Blue.
  case blue
  /// Magenta.
  case magenta
  /// Cyan.
  case cyan
  /// White, light grey in most terminals.
  case white
  /// Bright black, dark grey in most terminals.
  case gray = 60
  /// Bright red.
  case brightRed
  /// Bright green.
  case brightGreen
  /// Bright yellow.
  case brightYellow
  /// Bright blue.
  case brightBlue
  /// Bright magenta.
  case brightMagenta
  /// Bright cyan.
  case brightCyan
  /// Bright white.
  case brightWhite
}

/// How a cell looks: colours and attributes.
public struct Style: Hashable, Sendable {
  /// The attributes of text besides its colours.
  public struct Attributes: OptionSet, Hashable, Sendable {
    /// The set's bits.
    public let rawValue: UInt8

    /// Makes a set from its bits.
    ///
    /// - Parameter rawValue: The bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// Heavier, or brighter.
    public static let bold = Attributes(rawValue: 1)
    /// Fainter.
    public static let dim = Attributes(rawValue: 2)
    /// Underlined.
    public static let underline = Attributes(rawValue: 4)
    /// With foreground and background exchanged.
    public static let reverse = Attributes(rawValue: 8)
  }

  /// The text's colour.
  public var foreground: Color
  /// The colour behind the text.
  public var background: Color
  /// Bold, dim, underline, reverse.
  public var attributes: Attributes

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - foreground: The text's colour.
  ///   - background: The colour behind it.
  ///   - attributes: Bold, dim, underline, reverse.
  public init(
    _ foreground: Color = .standard, on background: Color = .standard, _ attributes: Attributes = []
  ) {
    self.foreground = foreground
    self.background = background
    self.attributes = attributes
  }

  /// Makes a style of the terminal's own colours.
  ///
  /// - Parameter attributes: Bold, dim, underline, reverse.
  public init(attributes: Attributes) { self.init(.standard, on: .standard, attributes) }

  /// The terminal's own look.
  public static let plain = Style()
  /// The terminal's colours, bold.
  public static let bold = Style(attributes: .bold)
  /// The terminal's colours, dim.
  public static let dim = Style(attributes: .dim)
  /// The terminal's colours, underlined.
  public static let underline = Style(attributes: .underline)
  /// The terminal's colours, exchanged.
  public static let reverse = Style(attributes: .reverse)

  /// The style with attributes added.
  ///
  /// - Parameter added: What to add.
  /// - Returns: The same colours with those attributes too.
  public func adding(_ added: Attributes) -> Style {
    Style(foreground, on: background, attributes.union(added))
  }
}
