extension LinkParameter where Self: RawRepresentable, RawValue: LinkParameter {
  /// Reads the raw value.
  ///
  /// - Parameter text: The raw value's text.
  public init?(linkText text: String) {
    guard let rawValue = RawValue(linkText: text) else { return nil }
    self.init(rawValue: rawValue)
  }

  /// The raw value's text.
  public var linkText: String { rawValue.linkText }

  /// A text that the raw value can be read from.
  public static var linkExample: String { RawValue.linkExample }
}

extension LinkParameter where Self: RawRepresentable & CaseIterable, RawValue: LinkParameter {
  /// The text of the first case.
  public static var linkExample: String { allCases.first?.linkText ?? RawValue.linkExample }
}
