#if !hasFeature(Embedded)

  extension Route {
    /// The names of the cases that the route is made of, found by reflection: `shop.product` for
    /// `AppRoute.shop(.product(id: 5))`.
    ///
    /// A route that is no enum has the name of its type. A case without values of an enum that describes itself in words of
    /// its own has those words, since reflection does not know its name.
    ///
    /// - Complexity: That of reflection, some microseconds. A route that says its name itself is not reflected.
    public var routeName: String { RouteNotation.name(reflecting: self) }

    /// The route with its values in a few words: its own if it describes itself, else `shop.product(5)`.
    package var notation: String {
      if let described = self as? any CustomStringConvertible { return described.description }
      return RouteNotation.text(reflecting: self)
    }
  }

  extension Sequence where Element: TreeElement {
    /// The routes of the places with spaces between them.
    package var notation: String { map { $0.route.notation }.joined(separator: " ") }
  }

#endif
