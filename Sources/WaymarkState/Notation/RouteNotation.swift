// Embedded Swift has no reflection.
#if !hasFeature(Embedded)

  /// How routes read, and what they are called: found by reflection where they do not say so themselves.
  enum RouteNotation {
    /// A route with its values, without the names of modules and types around it: `shop.product(5)`.
    static func text(reflecting value: Any) -> String {
      let mirror = Mirror(reflecting: value)
      switch mirror.displayStyle {
      case .enum:
        guard let payload = mirror.children.first, let name = payload.label else { return "\(value)" }
        let parts = self.parts(of: payload.value)
        if let route = onlyRoute(in: parts) { return "\(name).\(route.notation)" }
        return "\(name)(\(list(parts)))"
      case .struct, .class:
        return "\(mirror.subjectType)(\(list(mirror.children.map { $0 })))"
      default:
        return "\(value)"
      }
    }

    /// What a route is called whatever its values are: `shop.product`.
    static func name(reflecting value: Any) -> String {
      let mirror = Mirror(reflecting: value)
      guard mirror.displayStyle == .enum else { return "\(mirror.subjectType)" }
      guard let payload = mirror.children.first, let name = payload.label else { return "\(value)" }
      guard let route = onlyRoute(in: parts(of: payload.value)) else { return name }
      return "\(name).\(route.routeName)"
    }

    /// The values of a case: one, or those of a tuple.
    private static func parts(of payload: Any) -> [Mirror.Child] {
      let mirror = Mirror(reflecting: payload)
      return mirror.displayStyle == .tuple ? mirror.children.map { $0 } : [(nil, payload)]
    }

    /// The route of a feature, where a case holds nothing else.
    private static func onlyRoute(in parts: [Mirror.Child]) -> (any Route)? {
      parts.count == 1 ? parts[0].value as? any Route : nil
    }

    private static func list(_ parts: [Mirror.Child]) -> String {
      parts.map { part in
        // What has no label is numbered: .0, .1.
        guard let label = part.label, !label.hasPrefix(".") else { return text(of: part.value) }
        return "\(label): \(text(of: part.value))"
      }.joined(separator: ", ")
    }

    /// A value inside a route, as it would be written in code.
    private static func text(of value: Any) -> String {
      if let text = value as? String { return text.debugDescription }
      if let route = value as? any Route { return route.notation }
      let mirror = Mirror(reflecting: value)
      let children = mirror.children.map { $0 }
      switch mirror.displayStyle {
      case .optional: return children.first.map { text(of: $0.value) } ?? "nil"
      case .tuple: return "(\(list(children)))"
      case .collection: return "[\(list(children))]"
      // Their order is another one every time.
      case .set: return "[\(children.map { text(of: $0.value) }.sorted().joined(separator: ", "))]"
      case .dictionary: return "[\(children.map { pair($0.value) }.sorted().joined(separator: ", "))]"
      default: break
      }
      guard isDescribable(value, children) else { return reflected(value, children) }
      if let described = value as? any CustomDebugStringConvertible { return described.debugDescription }
      if let described = value as? any CustomStringConvertible { return described.description }
      return text(reflecting: value)
    }

    /// How far from its origin, in seconds, a `Date` of Foundation still says what it is: about two thousand years.
    private static let describableInterval = 6e10

    /// Whether a value's own description may be asked for.
    ///
    /// That of a `Date` which is no moment, or is too far away, traps. A link or a file may hold such a one, by itself or inside
    /// another value.
    private static func isDescribable(_ value: Any, _ children: [Mirror.Child]) -> Bool {
      if let interval = interval(of: value, children) { return abs(interval) < describableInterval }
      return children.allSatisfy { isDescribable($0.value, Mirror(reflecting: $0.value).children.map { $0 }) }
    }

    /// The seconds of a `Date`, which this module does not know.
    private static func interval(of value: Any, _ children: [Mirror.Child]) -> Double? {
      guard let interval = children.first?.value as? Double, children.count == 1,
        ["Foundation.Date", "FoundationEssentials.Date"].contains(_typeName(type(of: value)))
      else { return nil }
      return interval
    }

    private static func reflected(_ value: Any, _ children: [Mirror.Child]) -> String {
      let name = "\(type(of: value))"
      if let interval = interval(of: value, children) { return "\(name)(\(interval))" }
      return "\(name)(\(list(children)))"
    }

    private static func pair(_ pair: Any) -> String {
      Mirror(reflecting: pair).children.map { text(of: $0.value) }.joined(separator: ": ")
    }
  }

#endif
