package import WaymarkState

/// A route whose type the core does not know.
///
/// The facade puts an app's route into a ``RouteBox``. The core is compiled once for all apps that way, and still knows
/// whether two routes are equal and whether they lead to the same place.
package struct AnyRoute: Route {
  package let box: RouteBox

  package init(_ box: RouteBox) { self.box = box }

  package init<R: Route>(_ route: R) { box = TypedBox(route) }

  package var identity: AnyRoute { AnyRoute(box.identity) }

  package var routeName: String { box.name }

  package static func == (lhs: AnyRoute, rhs: AnyRoute) -> Bool {
    lhs.box === rhs.box || lhs.box.isEqual(to: rhs.box)
  }

  package func hash(into hasher: inout Hasher) { box.hash(into: &hasher) }
}

/// Holds a route; a plain box is equal to itself alone.
package class RouteBox: @unchecked Sendable {
  package init() {}

  package func isEqual(to other: RouteBox) -> Bool { false }

  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The box of the route's identity, made when somebody asks for it.
  package var identity: RouteBox { self }

  /// The route in a few words, for logs.
  package var text: String { "route" }

  /// The route's name without its values.
  package var name: String { "route" }
}

/// Holds a route of an app.
package final class TypedBox<R: Route>: RouteBox, @unchecked Sendable {
  package let route: R

  package required init(_ route: R) { self.route = route }

  package override func isEqual(to other: RouteBox) -> Bool {
    #if hasFeature(Embedded)
      // A program in Embedded Swift has one type of routes, and no casts that are checked.
      return unsafeDowncast(other, to: TypedBox<R>.self).route.isIndistinguishable(from: route)
    #else
      guard let other = other as? TypedBox<R> else { return false }
      return other.route.isIndistinguishable(from: route)
    #endif
  }

  package override func hash(into hasher: inout Hasher) { route.hash(into: &hasher) }

  package override var identity: RouteBox {
    let identity = route.identity
    return identity == route ? self : TypedBox(identity)
  }

  package override var text: String { route.notation }

  package override var name: String { route.routeName }
}

extension AnyRoute: CustomStringConvertible {
  /// The route as its own type describes it.
  package var description: String { box.text }
}

/// An entry as the core sees it: its identifier, and where it leads.
package typealias Place = Entry<AnyRoute>

/// A window as the core sees it.
package typealias PlaceTree = EntryTree<AnyRoute>

/// A transition as the core sees it: the host is asked for it, and acknowledges it.
package typealias PlaceStep = Step<Place>

/// A value whose type the core does not know: an answer, something that a screen saves, a navigation's information.
package class AnyValue: @unchecked Sendable {
  package init() {}
}

/// Holds a value of an app.
package final class TypedValue<Value: Sendable>: AnyValue, @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}

/// An answer on its way to the screen that has asked.
package struct Delivery: Sendable {
  /// The answer; `nil` if the screen was left without one.
  package let value: AnyValue?
  /// The place that was to answer.
  package let from: Place
  /// The screen that has asked, or the one below if nobody remembers.
  package let to: EntryID?
  /// The navigation that has asked, or 0.
  package let navigation: NavigationNumber
}
