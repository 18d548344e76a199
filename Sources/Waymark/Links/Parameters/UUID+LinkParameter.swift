#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension UUID: LinkParameter {
  /// Reads the usual form, in either case.
  ///
  /// - Parameter text: 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12 with hyphens between them.
  public init?(linkText text: String) {
    var copy = text
    let value = copy.withUTF8 { UUID(linkUTF8: $0.span) }
    guard let value else { return nil }
    self = value
  }

  /// Reads the usual form, in either case.
  ///
  /// - Parameter utf8: 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12 with hyphens between them.
  public init?(linkUTF8 utf8: Span<UInt8>) {
    guard utf8.count == 36 else { return nil }
    var bytes: uuid_t = (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
    let isValid = withUnsafeMutableBytes(of: &bytes) { buffer in
      var position = 0
      for index in 0..<16 {
        if index == 4 || index == 6 || index == 8 || index == 10 {
          guard utf8[position] == 0x2D else { return false }
          position += 1
        }
        guard let high = PercentEncoding.hexDigit(utf8[position]),
          let low = PercentEncoding.hexDigit(utf8[position + 1])
        else { return false }
        buffer[index] = high << 4 | low
        position += 2
      }
      return true
    }
    guard isValid else { return nil }
    self.init(uuid: bytes)
  }

  /// The usual form.
  public var linkText: String { uuidString }

  /// A UUID that stands for none in particular.
  public static var linkExample: String { "123E4567-E89B-12D3-A456-426614174000" }
}
