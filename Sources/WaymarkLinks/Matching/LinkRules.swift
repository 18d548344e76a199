/// The rules by which a table reads a text, whatever its links are.
package final class LinkRules: Sendable {
  package let schemes: [String]
  package let hosts: [String]
  package let appSchemes: [String]
  /// The hosts that are well-formed.
  let knownHosts: [LinkHost]
  /// How long and how deep a link may be.
  package let limits: LinkLimits
  /// The texts that a route may get as the rest of a path.
  package let rest: LinkRestRule
  /// Whether a plus sign in the query stands for a space.
  package let plusIsSpace: Bool

  init(
    schemes: [String], hosts: [String], appSchemes: [String], _ limits: LinkLimits, _ rest: LinkRestRule,
    plusIsSpace: Bool
  ) {
    (self.schemes, self.hosts, self.appSchemes) = (schemes, hosts, appSchemes)
    knownHosts = hosts.compactMap(LinkHost.init)
    (self.limits, self.rest, self.plusIsSpace) = (limits, rest, plusIsSpace)
  }
}

/// How long and how deep a link may be, since anybody can write one.
public struct LinkLimits: Hashable, Sendable {
  /// How many UTF-8 bytes a link may have.
  package var length: Int

  /// How many segments its path may have.
  package var depth: Int

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

  /// The stricter of two limits each.
  func strictest(_ other: LinkLimits) -> LinkLimits {
    LinkLimits(length: min(length, other.length), depth: min(depth, other.depth))
  }
}

/// The texts that a table's routes may get as the rest of a path.
///
/// An app often uses the rest of a path as the path of a file or of a resource, and decodes it once more on
/// the way.
@nonexhaustive
public enum LinkRestRule: String, Hashable, Sendable {
  /// Only text that leads neither up nor elsewhere, however often it is decoded; a link with any other text is
  /// refused.
  ///
  /// The table decodes each segment until nothing is encoded any more, also sequences like `%u002e`. It then has
  /// no slash, no backslash and no NUL, is neither `.` nor `..`, is UTF-8, and does not begin with a drive such as
  /// `C:`. Letters that look like dots and slashes are letters.
  case staysBelow

  /// Any text that is encoded once, including `a%2F..%2Fb`.
  ///
  /// Segments that are `.` or `..`, encoded once or not at all, are refused as everywhere. Use this rule only
  /// if no route uses the rest as a path. The links of a mounted table keep that table's rule if it is the
  /// stricter one.
  case anyText
}
