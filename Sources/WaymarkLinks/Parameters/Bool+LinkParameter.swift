extension Bool: LinkParameter {
  /// Reads a Boolean value.
  ///
  /// - Parameter text: `true`, `false`, `1` or `0`.
  public init?(linkText text: String) {
    switch text {
    case "true", "1": self = true
    case "false", "0": self = false
    default: return nil
    }
  }

  /// `true` or `false`.
  public var linkText: String { self ? "true" : "false" }

  /// The text of `true`.
  public static var linkExample: String { "true" }
}
