extension LinkParameter where Self: FixedWidthInteger {
  /// Reads a decimal number.
  ///
  /// - Parameter text: Digits, optionally after a minus sign if the type has negative values.
  @inlinable
  public init?(linkText text: String) {
    var copy = text
    let value = copy.withUTF8 { Self(linkUTF8: $0.span) }
    guard let value else { return nil }
    self = value
  }

  /// Reads a decimal number that fits the type.
  ///
  /// - Parameter utf8: Digits, optionally after a minus sign if the type has negative values.
  @inlinable
  public init?(linkUTF8 utf8: Span<UInt8>) {
    let isNegative = Self.isSigned && utf8.count > 1 && utf8[0] == 0x2D
    var index = isNegative ? 1 : 0
    guard index < utf8.count else { return nil }
    var value: Self = 0
    while index < utf8.count {
      let digit = utf8[index] &- 0x30
      guard digit < 10 else { return nil }
      let (product, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isOver) =
        isNegative
        ? product.subtractingReportingOverflow(Self(truncatingIfNeeded: digit))
        : product.addingReportingOverflow(Self(truncatingIfNeeded: digit))
      guard !isTooLarge, !isOver else { return nil }
      value = sum
      index += 1
    }
    self = value
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
