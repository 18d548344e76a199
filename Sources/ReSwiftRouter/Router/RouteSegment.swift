import Waymark

/// An element of a route as ``Router/engine`` knows it: a route of Waymark's own.
///
/// The engine's stack has a root for the root routable, which no route mentions: ``root``.
public struct RouteSegment: Waymark.Route, CustomStringConvertible {
  /// The element.
  public let element: RouteElement

  /// What the root routable stands for, below every element.
  public static let root = RouteSegment("")

  /// Makes a segment.
  ///
  /// - Parameter element: The element.
  @inlinable
  public init(_ element: RouteElement) {
    self.element = element
  }

  /// The element, or `/` for the root.
  public var description: String { element.isEmpty ? "/" : element }
}
