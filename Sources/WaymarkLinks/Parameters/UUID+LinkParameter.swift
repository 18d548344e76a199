#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

extension UUID: LinkParameter {
  /// Reads the usual form, in upper or lower case.
  ///
  /// - Parameter text: 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12 with hyphens between them.
  public init?(linkText text: String) {
    var copy = text
    let value = copy.withUTF8 { UUID(linkUTF8: $0.span) }
    guard let value else { return nil }
    self = value
  }

  /// Reads the usual form, in upper or lower case.
  ///
  /// - Parameter utf8: 32 hexadecimal digits in groups of 8, 4, 4, 4 and 12 with hyphens between them.
  public init?(linkUTF8 utf8: Span<UInt8>) {
    guard utf8.count == 36 else { return nil }
    var bytes = SIMD16<UInt8>()
    var position = 0
    for index in 0..<16 {
      if index == 4 || index == 6 || index == 8 || index == 10 {
        guard utf8[position] == 0x2D else { return nil }
        position += 1
      }
      guard let byte = PercentEncoding.byte(utf8[position], utf8[position + 1]) else { return nil }
      bytes[index] = byte
      position += 2
    }
    self.init(
      uuid: (
        bytes[0], bytes[1], bytes[2], bytes[3], bytes[4], bytes[5], bytes[6], bytes[7], bytes[8], bytes[9],
        bytes[10], bytes[11], bytes[12], bytes[13], bytes[14], bytes[15]
      ))
  }

  /// The usual form.
  public var linkText: String { uuidString }

  /// An arbitrary UUID.
  public static var linkExample: String { "123E4567-E89B-12D3-A456-426614174000" }
}
