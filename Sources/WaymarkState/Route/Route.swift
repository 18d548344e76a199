/// A place in an app, as a plain value.
///
/// An app's routes are an enum; a feature's routes are an enum of its own, nested as one case of the app's:
///
/// ```swift
/// enum AppRoute: Route {
///   case home
///   case shop(ShopRoute)
/// }
/// enum ShopRoute: Route {
///   case catalogue
///   case product(id: Int)
/// }
/// ```
///
/// Two routes that are equal lead to the same place, and so do two with an equal ``identity``. A route may
/// stand in a tree more than once; the router tells the occurrences apart with an ``Entry`` each.
///
/// A route is data. The code that compares, hashes and encodes it must not call a router, and neither must
/// the `deinit` of an object that it holds. The router may be in the middle of its work then, and it stops
/// the program with a message.
public protocol Route: TreeElement where R == Self, ElementIdentity == Self {
  /// The route that identifies the place: the route itself unless the app says otherwise.
  ///
  /// Implement it for a place that can be shown in several ways, such as an episode from a given second or a
  /// search for a given text:
  ///
  /// ```swift
  /// var identity: AppRoute {
  ///   switch self {
  ///   case .episode(let id, at: _): .episode(id, at: 0)
  ///   case .shop(let route): .shop(route.identity)
  ///   default: self
  ///   }
  /// }
  /// ```
  ///
  /// When a tree of plain routes is set or a route is shown, the screen of the same place stays and is told
  /// of its new route. Trees of plain routes are compared, encoded and printed by value, and a push always
  /// opens another screen. The identity of an identity must be that identity itself.
  var identity: Self { get }

  // Embedded Swift has no reflection to find it with.
  #if !hasFeature(Embedded)
    /// The name of the place without its values, for analytics: `shop.product`.
    ///
    /// By default, reflection makes it from the names of the cases. Write the names yourself if they are sent
    /// for every screen, or if they must not change when a case is renamed:
    ///
    /// ```swift
    /// var routeName: String {
    ///   switch self {
    ///   case .home: "home"
    ///   case .shop(let route): "shop.\(route.routeName)"
    ///   }
    /// }
    /// ```
    var routeName: String { get }
  #endif
}

extension Route {
  /// The route itself.
  @inlinable public var identity: Self { self }
}

// What trees need of their elements is no part of what a route is, so its page is without them.
extension Route {
  /// The route itself.
  @_documentation(visibility: internal)
  @inlinable public var route: Self { self }

  /// The route itself: a plain route has no identity beyond its value.
  @_documentation(visibility: internal)
  @inlinable public var elementIdentity: Self { self }

  /// Whether two plain routes are equal: they have no identity beyond their value.
  @_documentation(visibility: internal)
  @inlinable
  public func isSameElement(as other: Self) -> Bool { isIndistinguishable(from: other) }
}

extension Route {
  /// Whether nobody could tell two routes apart: they are equal, or neither is equal even to itself.
  ///
  /// A coordinate that is `nan` makes such a route. If it counted as another route than the one shown, it
  /// would be shown again for ever.
  @inlinable
  package func isIndistinguishable(from other: Self) -> Bool {
    self == other || (self != self && other != other)
  }

  /// Whether two routes lead to the same place: nobody could tell their identities apart.
  @inlinable
  package func isSamePlace(as other: Self) -> Bool { identity.isIndistinguishable(from: other.identity) }
}
