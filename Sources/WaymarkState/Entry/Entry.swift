/// A route with a stable identity: one screen's place in a tree.
///
/// Two entries may have equal routes and still be two screens. Updating the route of an entry in place keeps
/// its identity, and with it the screen.
public struct Entry<R: Route>: TreeElement {
  /// Which entry this is, unique within its router.
  public let id: EntryID

  /// Where the entry leads.
  public var route: R

  /// Makes an entry.
  ///
  /// - Parameters:
  ///   - id: An identifier that no other entry of the tree has.
  ///   - route: Where the entry leads.
  @inlinable
  public init(id: EntryID, route: R) {
    self.id = id
    self.route = route
  }

  /// The entry's identifier.
  @inlinable public var elementIdentity: EntryID { id }

  /// Whether two values are the same entry, although its route may have been updated in between.
  ///
  /// - Parameter other: The entry to compare with.
  /// - Returns: `true` if the identifiers are equal.
  /// - Complexity: O(1).
  @inlinable
  public func isSameElement(as other: Entry) -> Bool { id == other.id }
}

extension Entry: Identifiable {}

extension Entry {
  /// Whether two entries are the same place with the same route.
  ///
  /// Of routes neither of which is equal to itself, such as places that are no numbers, one stands for the other.
  ///
  /// - Parameters:
  ///   - lhs: An entry.
  ///   - rhs: Another entry.
  /// - Returns: `true` if nothing tells them apart.
  /// - Complexity: That of comparing the routes.
  @inlinable
  public static func == (lhs: Entry, rhs: Entry) -> Bool {
    lhs.id == rhs.id && lhs.route.isIndistinguishable(from: rhs.route)
  }

  /// Adds the identifier to a hash: no two entries of a tree have the same.
  ///
  /// - Parameter hasher: The hash.
  @inlinable
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Which entries of a stack are kept when a stack of plain routes takes its place.
@nonexhaustive
public enum EntryMatching: Hashable, Sendable {
  /// Routes of the same place at the bottom and at the top keep their entries, so that a screen taken out of
  /// the middle does not rebuild those above it.
  case prefixAndSuffix
  /// Only routes of the same place at the bottom keep their entries; everything above the first difference is new.
  case prefix
}
