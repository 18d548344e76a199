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
/// Two routes that are equal lead to the same place, and so do two whose ``identity`` is equal. A route may stand in a tree
/// more than once; the router tells the occurrences apart with an ``Entry`` each.
///
/// A route is data. What it is compared, hashed and encoded with must not call a router, and neither must the `deinit` of an object
/// that it holds: the router may be in the middle of its work, and ends the program with a message.
public protocol Route: TreeElement where R == Self, ElementIdentity == Self {
  /// The route that stands for the place, whatever else this one says: the route itself unless the app says otherwise.
  ///
  /// It is for what a place may show in several ways, such as an episode from a certain second, or a search for something:
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
  /// Where a tree of plain routes is set, and where a route is shown, the screen of the same place is kept and told of its
  /// other route. Trees of plain routes are compared, written and printed by value, and a push is always another screen. The
  /// identity of an identity is that identity.
  var identity: Self { get }

  // Embedded Swift has no reflection to find it with.
  #if !hasFeature(Embedded)
    /// What the place is called whatever its values are, for analytics: `shop.product`.
    ///
    /// It is made of the names of cases by reflection, unless the route says it. Where names are sent for every screen, or
    /// must stay what they are when a case is renamed, write them down:
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
  /// A place on a map that is no number is one of these. Told from what is shown, it would be shown again for ever.
  @inlinable
  package func isIndistinguishable(from other: Self) -> Bool {
    self == other || (self != self && other != other)
  }

  /// Whether two routes lead to the same place: nobody could tell their identities apart.
  @inlinable
  package func isSamePlace(as other: Self) -> Bool { identity.isIndistinguishable(from: other.identity) }
}
