extension LinkParameter where Self: FixedWidthInteger {
  /// Reads a decimal number that fits the type.
  ///
  /// - Parameter text: Digits, optionally after a minus sign if the type has negative values.
  @inlinable
  public init?(linkText text: String) {
    // Swift reads a plus sign too, and -0 for a type without negative values.
    guard let first = text.utf8.first, first != 0x2B, Self.isSigned || first != 0x2D else { return nil }
    self.init(text)
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
