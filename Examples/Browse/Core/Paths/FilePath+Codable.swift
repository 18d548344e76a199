#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Written as plain text where it is UTF-8, which people can read and edit, otherwise as `{"base64": "…"}`.
extension FilePath: Codable {
  private enum CodingKeys: String, CodingKey {
    case base64
  }

  /// Reads a path back.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError` where this is not an absolute path.
  public init(from decoder: any Decoder) throws {
    let bytes: [UInt8]
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      bytes = Array(text.utf8)
    } else {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      guard let data = Data(base64Encoded: try container.decode(String.self, forKey: .base64)) else {
        throw DecodingError.dataCorruptedError(
          forKey: .base64, in: container, debugDescription: "The bytes of a path must be in base64.")
      }
      bytes = Array(data)
    }
    guard bytes.first == Self.slash, !bytes.contains(0) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "A path must begin with a slash and hold no NUL."))
    }
    self.init(bytes: bytes)
  }

  /// Writes the path.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    if let text = String(strictUTF8: bytes) {
      var container = encoder.singleValueContainer()
      try container.encode(text)
    } else {
      var container = encoder.container(keyedBy: CodingKeys.self)
      try container.encode(Data(bytes).base64EncodedString(), forKey: .base64)
    }
  }
}
