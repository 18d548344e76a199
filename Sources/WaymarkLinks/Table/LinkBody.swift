/// The functions by which a link makes routes and texts, without the pattern and whatever is said about the link.
@usableFromInline
package struct LinkBody<R: Route>: Sendable {
  /// Makes a route of the texts of the parameters, which are among those that the pattern lists.
  package let make: @Sendable (_ texts: [[String]]) throws(LinkMismatch) -> R
  /// Makes the texts of the parameters of a route, or `nil` if it has none that are of the parameters' types.
  let print: @Sendable (_ route: R) -> [[String]]?
  /// The types of the parameters.
  package let types: [LinkType]
  /// Whether there is a condition on the parameters.
  package let isConditional: Bool

  @usableFromInline
  package init(
    types: [LinkType], isConditional: Bool, print: @escaping @Sendable (R) -> [[String]]?,
    make: @escaping @Sendable ([[String]]) throws(LinkMismatch) -> R
  ) {
    self.make = make
    self.print = print
    self.types = types
    self.isConditional = isConditional
  }
}

/// The error for texts that make no route.
@usableFromInline
package struct LinkMismatch: Error {
  /// The parameter whose text is not a value of its type; the number of all if the condition does not hold.
  let parameter: Int

  @usableFromInline
  package init(parameter: Int) { self.parameter = parameter }
}

extension LinkBody {
  /// Makes the body of a link to a case with parameters.
  @inlinable
  init<each P: LinkValue>(
    _ make: @escaping @Sendable (repeat each P) -> R, _ condition: (@Sendable (repeat each P) -> Bool)?,
    _ extract: (@Sendable (R) -> (repeat each P)?)?
  ) {
    let isConditional = if case .some = condition { true } else { false }
    self.init(
      types: Self.types(repeat (each P).self), isConditional: isConditional,
      print: { route in
        let found: (repeat each P)? = if let extract { extract(route) } else { LinkPayload.values(of: route) }
        guard let values = found else { return nil }
        var texts: [[String]] = []
        repeat texts.append((each values).linkTexts)
        return texts
      },
      make: { texts throws(LinkMismatch) in
        var next = 0
        let values = (repeat try LinkPayload.value((each P).self, texts, &next))
        guard condition?(repeat each values) ?? true else { throw LinkMismatch(parameter: next) }
        return make(repeat each values)
      })
  }

  @usableFromInline
  static func types<each P: LinkValue>(_ type: repeat (each P).Type) -> [LinkType] {
    var types: [LinkType] = []
    repeat types.append((each type).linkType)
    return types
  }
}

/// The values of a link's parameters, in their order.
@usableFromInline
enum LinkPayload {
  /// Reads the next value from its texts.
  @inlinable
  static func value<Value: LinkValue>(
    _ type: Value.Type, _ texts: [[String]], _ next: inout Int
  ) throws(LinkMismatch) -> Value {
    guard next < texts.count, let value = Value(linkTexts: texts[next]) else { throw LinkMismatch(parameter: next) }
    next += 1
    return value
  }

  /// Finds values of some types in a route by reflection, in their order: its payload's, and those of what is nested in it.
  ///
  /// - Parameter route: The route, which is no parameter of its own link.
  /// - Returns: The values; `nil` if the route does not hold such values.
  @usableFromInline
  static func values<each Value: LinkValue>(of route: Any) -> (repeat each Value)? {
    var types: [any Any.Type] = []
    repeat types.append((each Value).self)
    var found: [Any] = []
    for child in Mirror(reflecting: route).children { collect(child.value, types, &found, depth: 0) }
    var next = 0
    do throws(LinkMismatch) {
      return (repeat try take((each Value).self, found, &next))
    } catch {
      return nil
    }
  }

  private static func collect(_ value: Any, _ types: [any Any.Type], _ found: inout [Any], depth: Int) {
    guard found.count < types.count, depth < 8 else { return }
    if type(of: value) == types[found.count] {
      found.append(value)
      return
    }
    for child in Mirror(reflecting: value).children { collect(child.value, types, &found, depth: depth + 1) }
  }

  private static func take<Value>(
    _ type: Value.Type, _ found: [Any], _ next: inout Int
  ) throws(LinkMismatch) -> Value {
    guard next < found.count, let value = found[next] as? Value else { throw LinkMismatch(parameter: next) }
    next += 1
    return value
  }
}
