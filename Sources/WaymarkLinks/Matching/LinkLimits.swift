/// How long and how deep a link may be, since anybody can write one.
public struct LinkLimits: Hashable, Sendable {
  /// How many UTF-8 bytes a link may have; a table takes two gigabytes at most, even if this is larger.
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
