extension LinkRestRule: Codable {
  private enum Name: String, Codable { case staysBelow, anyText }

  /// Decodes a rule.
  ///
  /// - Parameter decoder: The decoder to read from.
  /// - Throws: `DecodingError` if there is no rule with the name.
  public init(from decoder: any Decoder) throws {
    switch try Name(from: decoder) {
    case .staysBelow: self = .staysBelow
    case .anyText: self = .anyText
    }
  }

  /// Encodes the name of the rule.
  ///
  /// - Parameter encoder: The encoder to write to.
  /// - Throws: Any error that the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    let name: Name =
      switch self {
      case .staysBelow: .staysBelow
      case .anyText: .anyText
      }
    try name.encode(to: encoder)
  }
}
