public import WaymarkLinks

extension LinkLimits: Codable {
  /// Decodes limits.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if a number is missing or is not positive.
  public init(from decoder: any Decoder) throws {
    let numbers = try [String: Int](from: decoder)
    guard let length = numbers["length"], let depth = numbers["depth"], length > 0, depth > 0 else {
      let rule = "limits have a length and a depth, which are positive"
      throw DecodingError.dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: rule))
    }
    self.init(length: length, depth: depth)
  }

  /// Encodes the limits.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    try ["length": length, "depth": depth].encode(to: encoder)
  }
}
