public import Waymark

/// An element of a route as a route of Waymark, for ``Router/engine``.
///
/// The engine's stack begins with ``root``, which stands for the root routable and is in no route.
public struct RouteSegment: Waymark.Route, CustomStringConvertible {
  /// The element.
  public let element: RouteElement

  /// Stands for the root routable, below every element.
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
