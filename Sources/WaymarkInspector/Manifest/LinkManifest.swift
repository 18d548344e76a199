public import WaymarkLinks

/// The links of a table, for documentation, for other programs and for the systems that deliver links.
///
/// It is plain data that an app can write as JSON.
public struct LinkManifest: Codable, Hashable, Sendable {
  /// One link.
  public struct Entry: Codable, Hashable, Sendable {
    /// The pattern, with the prefix that it is mounted under.
    public var pattern: String
    /// The name of the route that it leads to, without values: `shop.product`.
    ///
    /// It comes from a route that is made of examples, and is `nil` if the link's condition refuses those.
    public var route: String?
    /// The parameters in the order of the pattern.
    public var parameters: [Parameter]
    /// A URL that the link matches.
    public var example: String
    /// Whether it may be opened from inside the app only.
    public var isInternal: Bool
    /// Whether it is still understood but no longer printed.
    public var isRetired: Bool
    /// Whether there is a condition on the parameters, which a manifest does not know.
    public var isConditional: Bool
    /// Whether shorter paths of the link are its ancestors.
    public var isHierarchical: Bool
    /// Whether its path is read without case.
    public var ignoresCase: Bool
    /// The rule for the rest of a path, from the tables that it is mounted from.
    public var rest: LinkRestRule
    /// The limits of the tables that it is mounted from, if it is mounted from one.
    public var limits: LinkLimits?
  }

  /// One parameter of a link.
  public struct Parameter: Codable, Hashable, Sendable {
    /// Where a parameter stands.
    @nonexhaustive
    public enum Place: String, Codable, Hashable, Sendable {
      /// It is a segment of the path, or the end of one.
      case path
      /// It is the rest of the path.
      case rest
      /// It is the value of a query item.
      case query
      /// It is the fragment.
      case fragment
    }

    /// Its name in the pattern.
    public var name: String
    /// The name of its type.
    public var type: String
    /// Whether the type is one that this library reads, and not one of the app's own.
    public var isStandard: Bool
    /// Whether every text is a value of the type.
    public var takesAnyText: Bool
    /// Where it stands.
    public var place: Place
    /// The key of the query item, if it is one.
    public var key: String?
    /// Whether it has to be there.
    public var presence: LinkType.Presence
    /// The text that stands for it if it is missing.
    public var defaultText: String?
    /// The texts that it may have; any text of its type if empty.
    public var allowed: [String]
    /// A text that it may have.
    public var example: String
  }

  /// The schemes of links that have a host.
  public var schemes: [String]
  /// The hosts of those links; any host if empty.
  public var hosts: [String]
  /// The app's own schemes, whose URLs have no host.
  public var appSchemes: [String]
  /// How long and how deep a link may be.
  public var limits: LinkLimits
  /// The rule for the rest of a path that a route may get.
  public var rest: LinkRestRule
  /// Whether a plus sign in the query stands for a space.
  public var plusIsSpace: Bool
  /// The links in the order declared.
  public var links: [Entry]
}

extension LinkType.Presence: Codable {}
extension LinkRestRule: Codable {}

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
