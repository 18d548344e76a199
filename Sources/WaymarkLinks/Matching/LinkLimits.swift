/// How long and how deep a link may be, since anybody can write one.
public struct LinkLimits: Hashable, Sendable {
  /// How many UTF-8 bytes a link may have; a table takes two gigabytes at most, even if this is larger.
  public var length: Int

  /// How many segments its path may have.
  public var depth: Int

  /// Makes limits.
  ///
  /// - Parameters:
  ///   - length: How many UTF-8 bytes a link may have, at least 1.
  ///   - depth: How many segments its path may have.
  public init(length: Int = 8192, depth: Int = 128) {
    precondition(length > 0 && depth > 0, "A link has at least one byte: give LinkLimits positive numbers")
    self.length = length
    self.depth = depth
  }

  /// The limits, no longer than positions in a text can tell.
  var clamped: LinkLimits { LinkLimits(length: min(length, Int(Int32.max)), depth: depth) }

  /// The stricter of two limits each.
  func strictest(_ other: LinkLimits) -> LinkLimits {
    LinkLimits(length: min(length, other.length), depth: min(depth, other.depth))
  }

  /// The limits behind a prefix of some segments, which count for nothing.
  func behind(_ segments: Int) -> LinkLimits {
    let (sum, isTooMuch) = depth.addingReportingOverflow(segments)
    return LinkLimits(length: length, depth: isTooMuch ? .max : sum)
  }
}

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
