/// What a place in a tree can hold: a plain route, or an entry that gives a route an identity.
///
/// This protocol is what makes ``RouteTree`` and ``EntryTree`` one type with one set of edits and one diff.
/// Apps conform their routes to ``Route`` and never to this protocol itself.
public protocol TreeElement: Hashable, Sendable {
  /// The plain route that the element stands for.
  associatedtype R: Route

  /// What tells an element from others: the route itself for plain routes, the identifier for entries.
  associatedtype ElementIdentity: Hashable & Sendable

  /// What tells this element from others, whatever its value.
  var elementIdentity: ElementIdentity { get }

  /// The plain route of this element.
  var route: R { get }

  /// Whether this element and another are the same place, although one may have been updated since.
  ///
  /// - Parameter other: The element to compare with.
  /// - Returns: For plain routes, whether they are equal; for entries, whether they have the same identifier.
  func isSameElement(as other: Self) -> Bool
}
