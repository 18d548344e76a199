/// A colour for text that is readable on black and on white: the contrast with both is at least 4.5.
///
/// The raw value is the colour's number in the palette of 256 that terminals share.
@nonexhaustive
public enum Color: Int, Hashable, Sendable, CaseIterable {
  /// The terminal's own colour, which the user has chosen with the terminal's theme.
  case standard = -1
  /// Green.
  case green = 29
  /// Blue.
  case blue = 63
  /// Violet.
  case violet = 98
  /// Red.
  case red = 131
  /// Magenta.
  case magenta = 163
  /// Grey.
  case gray = 243
}

/// How a cell looks: a colour and attributes.
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
  /// Bold, dim, underline, reverse.
  public var attributes: Attributes

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - foreground: The text's colour; behind it is always the terminal's own, unless they are swapped.
  ///   - attributes: Bold, dim, underline, reverse.
  public init(_ foreground: Color = .standard, _ attributes: Attributes = []) {
    self.foreground = foreground
    self.attributes = attributes
  }

  /// Makes a style of the terminal's own colours.
  ///
  /// - Parameter attributes: Bold, dim, underline, reverse.
  public init(attributes: Attributes) { self.init(.standard, attributes) }

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
    Style(foreground, attributes.union(added))
  }
}
