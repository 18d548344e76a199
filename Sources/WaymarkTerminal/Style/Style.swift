/// How a cell looks: colours and attributes, in 32 bits, so that comparing two is cheap.
public struct Style: Hashable, Sendable {
  /// Foreground in bits 0–8, background in 9–17, attributes from 18 on.
  var bits: UInt32

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
    /// Slanted, where the terminal can.
    public static let italic = Attributes(rawValue: 16)
  }

  /// Makes a style.
  ///
  /// - Parameters:
  ///   - foreground: The text's colour.
  ///   - background: The colour behind it.
  ///   - attributes: Bold, dim, underline, reverse, italic.
  public init(
    _ foreground: Color = .standard, on background: Color = .standard, _ attributes: Attributes = []
  ) {
    bits = UInt32(foreground.code) | UInt32(background.code) << 9 | UInt32(attributes.rawValue) << 18
  }

  init(bits: UInt32) { self.bits = bits }

  /// The terminal's own look.
  public static let plain = Style(bits: 0)
  /// The terminal's colours, bold.
  public static let bold = Style(attributes: .bold)
  /// The terminal's colours, dim.
  public static let dim = Style(attributes: .dim)
  /// The terminal's colours, underlined.
  public static let underline = Style(attributes: .underline)
  /// The terminal's colours, exchanged.
  public static let reverse = Style(attributes: .reverse)

  /// Makes a style of the terminal's own colours.
  ///
  /// - Parameter attributes: Bold, dim, underline, reverse, italic.
  public init(attributes: Attributes) { self.init(.standard, on: .standard, attributes) }

  /// The text's colour.
  public var foreground: Color {
    get { Color(bits: bits) }
    set { bits = bits & ~0x1FF | UInt32(newValue.code) }
  }

  /// The colour behind the text.
  public var background: Color {
    get { Color(bits: bits >> 9) }
    set { bits = bits & ~(0x1FF << 9) | UInt32(newValue.code) << 9 }
  }

  /// Bold, dim, underline, reverse, italic.
  public var attributes: Attributes {
    get { Attributes(rawValue: UInt8(truncatingIfNeeded: bits >> 18)) }
    set { bits = bits & 0x3_FFFF | UInt32(newValue.rawValue) << 18 }
  }

  /// The style with attributes added.
  ///
  /// - Parameter added: What to add.
  /// - Returns: The same colours with those attributes too.
  public func adding(_ added: Attributes) -> Style {
    Style(bits: bits | UInt32(added.rawValue) << 18)
  }

  /// The style without colours.
  var withoutColors: Style { Style(bits: bits & ~0x3_FFFF) }
}
