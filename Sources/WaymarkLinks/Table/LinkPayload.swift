#if hasFeature(Embedded)
  /// No values, since there is no reflection.
  @usableFromInline
  package struct LinkPayload {
    package init<Route>(_ route: Route) {}
  }
#else
  /// The values in a route, as reflection finds them, for the links that print it.
  @usableFromInline
  package final class LinkPayload {
    private struct Part {
      let value: Any
      let parts: [Part]

      static func parts(of value: Any, depth: Int = 0) -> [Part] {
        if depth == 8 { return [] }
        return Mirror(reflecting: value).children.map { child in
          Part(value: child.value, parts: parts(of: child.value, depth: depth + 1))
        }
      }
    }

    private let route: Any
    // Links that say how to extract their parameters need no reflection.
    private lazy var parts = Part.parts(of: route)

    package init(_ route: Any) { self.route = route }

    /// Finds values of some types, in their order: those of the route's payload, and of what is nested in it.
    ///
    /// - Returns: The values; `nil` if the route does not hold such values.
    @usableFromInline
    func values<each Value: LinkValue>() -> (repeat each Value)? {
      var types: [any Any.Type] = []
      repeat types.append((each Value).self)
      var found: [Any] = []
      Self.collect(parts, types, &found)
      guard found.count == types.count else { return nil }
      var next = found.makeIterator()
      // Each has been found by its type.
      // swift-format-ignore: NeverForceUnwrap
      return (repeat next.next() as! each Value)
    }

    private static func collect(_ parts: [Part], _ types: [any Any.Type], _ found: inout [Any]) {
      for part in parts where found.count < types.count {
        if type(of: part.value) == types[found.count] {
          found.append(part.value)
        } else {
          collect(part.parts, types, &found)
        }
      }
    }
  }
#endif
