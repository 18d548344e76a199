/// A field is encoded with its text and its cursor, for a screen's saved values.
extension TerminalTextField: Codable {
  private enum CodingKeys: CodingKey {
    case text, cursor, limit, isSecret
  }

  /// Reads a field.
  ///
  /// - Parameter decoder: What to read from.
  /// - Throws: What reading throws.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    self.init(
      try values.decode(String.self, forKey: .text),
      limit: try values.decodeIfPresent(Int.self, forKey: .limit),
      isSecret: try values.decode(Bool.self, forKey: .isSecret))
    cursor = try values.decode(Int.self, forKey: .cursor)
  }

  /// Writes the field; a secret one without its text.
  ///
  /// - Parameter encoder: What to write to.
  /// - Throws: What writing throws.
  public func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(isSecret ? "" : text, forKey: .text)
    try values.encode(isSecret ? 0 : cursor, forKey: .cursor)
    try values.encodeIfPresent(limit, forKey: .limit)
    try values.encode(isSecret, forKey: .isSecret)
  }
}
