public import WaymarkLinks

extension LinkLimits: Codable {
  private enum CodingKeys: CodingKey { case length, depth }

  /// Decodes limits.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if a number is missing or is not positive.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    func number(_ key: CodingKeys) throws -> Int {
      let number = try container.decode(Int.self, forKey: key)
      guard number > 0 else {
        throw DecodingError.dataCorruptedError(
          forKey: key, in: container, debugDescription: "a limit has to be positive")
      }
      return number
    }
    self.init(length: try number(.length), depth: try number(.depth))
  }

  /// Encodes the limits.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(length, forKey: .length)
    try container.encode(depth, forKey: .depth)
  }
}
