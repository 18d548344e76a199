/// The identity of one entry in one router.
///
/// An identifier is given when a route enters a tree and is never used again by the same router, so a screen
/// that was removed and a screen with an equal route that came later cannot be taken for one another.
public struct EntryID: Hashable, Sendable, Comparable {
  /// The number behind the identifier, unique within one router and growing with time.
  public let rawValue: UInt64

  /// Makes an identifier from its number.
  ///
  /// - Parameter rawValue: A number that no other entry of the same tree has.
  @inlinable
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }

  /// Whether one identifier was given before another.
  ///
  /// - Parameters:
  ///   - lhs: An identifier.
  ///   - rhs: Another identifier of the same router.
  /// - Returns: `true` if `lhs` is the older one.
  @inlinable
  public static func < (lhs: EntryID, rhs: EntryID) -> Bool { lhs.rawValue < rhs.rawValue }
}

extension EntryID {
  /// A source of fresh identifiers.
  public struct Generator: Sendable {
    /// The number of the newest identifier, or 0 before the first.
    public var last: UInt64

    /// Makes a source whose first identifier comes right after a given number.
    ///
    /// - Parameter last: The number of the newest identifier that is already in use.
    @inlinable
    public init(after last: UInt64 = 0) {
      self.last = last
    }

    /// Makes an identifier that this source has not given before.
    ///
    /// - Returns: The identifier after the last one.
    /// - Complexity: O(1).
    @inlinable
    public mutating func next() -> EntryID {
      last += 1
      return EntryID(rawValue: last)
    }
  }
}
