extension LinkParameter where Self: BinaryFloatingPoint & LosslessStringConvertible {
  /// Reads a finite decimal number, with or without an exponent.
  ///
  /// - Parameter text: The number: no hexadecimal digits, no `nan`, no `inf`.
  public init?(linkText text: String) {
    let isDecimal = text.utf8.allSatisfy { byte in
      switch byte {
      case 0x30...0x39, 0x2B, 0x2D, 0x2E, 0x45, 0x65: true
      default: false
      }
    }
    guard isDecimal, let value = Self(text), value.isFinite else { return nil }
    self = value
  }

  /// The shortest text that gives the same number.
  public var linkText: String { description }

  /// A number with a fraction.
  public static var linkExample: String { "1.5" }
}

extension Double: LinkParameter {}
extension Float: LinkParameter {}
