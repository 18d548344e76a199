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
    guard let value = UUID(uuidString: text), value.uuidString == text.uppercased() else { return nil }
    self = value
  }

  /// The usual form.
  public var linkText: String { uuidString }

  /// An arbitrary UUID.
  public static var linkExample: String { "123E4567-E89B-12D3-A456-426614174000" }
}
