extension LinkRestRule: Codable {
  private enum Name: String, Codable { case staysBelow, anyText }

  /// Reads a rule.
  ///
  /// - Parameter decoder: Where from.
  /// - Throws: `DecodingError` where no such rule is known.
  public init(from decoder: any Decoder) throws {
    switch try Name(from: decoder) {
    case .staysBelow: self = .staysBelow
    case .anyText: self = .anyText
    }
  }

  /// Writes the name of the rule.
  ///
  /// - Parameter encoder: Where to.
  /// - Throws: What the encoder throws.
  public func encode(to encoder: any Encoder) throws {
    let name: Name =
      switch self {
      case .staysBelow: .staysBelow
      case .anyText: .anyText
      }
    try name.encode(to: encoder)
  }
}
