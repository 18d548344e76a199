extension LinkParameter where Self: FixedWidthInteger {
  /// Reads a decimal number of 64 bits at most that fits the type.
  ///
  /// - Parameter text: Digits, optionally after a minus sign if the type has negative values.
  public init?(linkText text: String) {
    // Swift reads a plus sign too, and -0 for a type without negative values.
    guard let first = text.utf8.first, first != UInt8(ascii: "+"), Self.isSigned || first != UInt8(ascii: "-")
    else { return nil }
    // A parser of its own for each type would be most of what an app's links weigh.
    if Self.isSigned, let number = Int64(text) {
      self.init(exactly: number)
    } else if !Self.isSigned, let number = UInt64(text) {
      self.init(exactly: number)
    } else {
      return nil
    }
  }

  /// The number in decimal.
  public var linkText: String { String(self) }

  /// A small number.
  public static var linkExample: String { "1" }
}

extension Int: LinkParameter {}
extension Int8: LinkParameter {}
extension Int16: LinkParameter {}
extension Int32: LinkParameter {}
extension Int64: LinkParameter {}
extension UInt: LinkParameter {}
extension UInt8: LinkParameter {}
extension UInt16: LinkParameter {}
extension UInt32: LinkParameter {}
extension UInt64: LinkParameter {}

extension LinkParameter where Self: BinaryFloatingPoint & LosslessStringConvertible {
  /// Reads a finite decimal number, with or without an exponent.
  ///
  /// - Parameter text: The number: no hexadecimal digits, no `nan`, no `inf`.
  public init?(linkText text: String) {
    guard text.utf8.allSatisfy("0123456789+-.eE".utf8.contains), let value = Self(text), value.isFinite else {
      return nil
    }
    self = value
  }

  /// The shortest text that gives the same number.
  public var linkText: String { description }

  /// A number with a fraction.
  public static var linkExample: String { "1.5" }
}

extension Double: LinkParameter {}
extension Float: LinkParameter {}

extension Bool: LinkParameter {
  /// Reads a Boolean value.
  ///
  /// - Parameter text: `true`, `false`, `1` or `0`.
  public init?(linkText text: String) {
    switch text {
    case "true", "1": self = true
    case "false", "0": self = false
    default: return nil
    }
  }

  /// `true` or `false`.
  public var linkText: String { self ? "true" : "false" }

  /// The text of `true`.
  public static var linkExample: String { "true" }
}

extension String: LinkParameter {
  /// Takes the text as it is.
  ///
  /// - Parameter text: The text.
  @inlinable
  public init?(linkText text: String) { self = text }

  /// The text itself.
  public var linkText: String { self }

  /// The word `text`.
  public static var linkExample: String { "text" }

  /// `true`: every text is a string.
  public static var takesAnyText: Bool { true }
}

extension LinkParameter where Self: RawRepresentable, RawValue: LinkParameter {
  /// Reads the raw value.
  ///
  /// - Parameter text: The raw value's text.
  public init?(linkText text: String) {
    guard let rawValue = RawValue(linkText: text) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The raw value's text.
  public var linkText: String { rawValue.linkText }

  /// A text that the raw value can be read from.
  public static var linkExample: String { RawValue.linkExample }
}

extension LinkParameter where Self: RawRepresentable & CaseIterable, RawValue: LinkParameter {
  /// The text of the first case.
  public static var linkExample: String { allCases.first?.linkText ?? RawValue.linkExample }
}
