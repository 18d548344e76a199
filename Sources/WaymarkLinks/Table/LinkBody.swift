/// The functions by which a link makes routes and texts, without the pattern and whatever is said about the link.
@usableFromInline
package struct LinkBody<R: Route>: Sendable {
  /// Makes a route of the texts of the parameters, which are among those that the pattern lists, and counts those that
  /// it has read.
  @usableFromInline package let make:
    @Sendable (_ texts: [LinkTexts], _ count: inout Int) throws(LinkMismatch) -> R
  /// Makes the texts of the parameters of a route, or `nil` if it has none that are of the parameters' types.
  let print: @Sendable (_ route: R, _ payload: LinkPayload) -> [[String]]?
  /// The types of the parameters.
  package let types: [LinkType]
  /// Whether there is a condition on the parameters.
  package let isConditional: Bool
  /// Whether a closure takes the parameters out of a route, which then needs no reflection.
  let isExtracting: Bool

  @usableFromInline
  package init(
    types: [LinkType], isConditional: Bool, isExtracting: Bool = false,
    print: @escaping @Sendable (R, LinkPayload) -> [[String]]?,
    make: @escaping @Sendable ([LinkTexts], inout Int) throws(LinkMismatch) -> R
  ) {
    self.make = make
    self.print = print
    self.types = types
    self.isConditional = isConditional
    self.isExtracting = isExtracting
  }
}

/// A link's function that makes routes, alone: an array of closures that throw one type needs iOS 18.
@usableFromInline
struct LinkMaker<R: Route>: Sendable {
  @usableFromInline let make: @Sendable (_ texts: [LinkTexts], _ count: inout Int) throws(LinkMismatch) -> R
}

extension LinkBody {
  /// Makes a route of the texts of the parameters, if they stand for one.
  package func route(of texts: [[String]]) -> R? {
    var count = 0
    return texts.count == types.count ? try? make(texts.map(LinkTexts.list), &count) : nil
  }

  /// Reads the next value from its texts.
  @inlinable
  static func value<Value: LinkValue>(
    _ type: Value.Type, _ texts: [LinkTexts], _ count: inout Int
  ) throws(LinkMismatch) -> Value {
    let value = try Value(linkTexts: texts[count])
    count += 1
    return value
  }
}

#if hasFeature(Embedded)
  extension Link {
    /// Makes a link to a case with one parameter; packs of types are not specialised here.
    public init<A: LinkValue>(
      _ pattern: String, _ make: @escaping @Sendable (A) -> R,
      where condition: (@Sendable (A) -> Bool)? = nil,
      extracting extract: (@Sendable (R) -> A?)? = nil
    ) {
      let body = LinkBody<R>(
        types: [A.linkType], isConditional: condition != nil, isExtracting: extract != nil,
        print: { route, _ in extract?(route).map { [$0.linkTexts] } },
        make: { texts, count throws(LinkMismatch) in
          let a = try LinkBody<R>.value(A.self, texts, &count)
          guard condition?(a) ?? true else { throw LinkMismatch() }
          return make(a)
        })
      self.init(pattern, body: body)
    }

    /// Makes a link to a case with two parameters.
    public init<A: LinkValue, B: LinkValue>(
      _ pattern: String, _ make: @escaping @Sendable (A, B) -> R,
      where condition: (@Sendable (A, B) -> Bool)? = nil,
      extracting extract: (@Sendable (R) -> (A, B)?)? = nil
    ) {
      let body = LinkBody<R>(
        types: [A.linkType, B.linkType], isConditional: condition != nil, isExtracting: extract != nil,
        print: { route, _ in extract?(route).map { [$0.0.linkTexts, $0.1.linkTexts] } },
        make: { texts, count throws(LinkMismatch) in
          let a = try LinkBody<R>.value(A.self, texts, &count)
          let b = try LinkBody<R>.value(B.self, texts, &count)
          guard condition?(a, b) ?? true else { throw LinkMismatch() }
          return make(a, b)
        })
      self.init(pattern, body: body)
    }
  }

  /// No values, since there is no reflection.
  @usableFromInline
  package struct LinkPayload {
    package init<Route>(_ route: Route) {}

    @usableFromInline
    func values<each Value: LinkValue>() -> (repeat each Value)? { nil }
  }
#else
  extension LinkBody {
    /// Makes the body of a link to a case with parameters.
    @inlinable
    init<each P: LinkValue>(
      _ make: @escaping @Sendable (repeat each P) -> R, _ condition: (@Sendable (repeat each P) -> Bool)?,
      _ extract: (@Sendable (R) -> (repeat each P)?)?
    ) {
      let isConditional = if case .some = condition { true } else { false }
      let isExtracting = if case .some = extract { true } else { false }
      self.init(
        types: Self.types(repeat (each P).self), isConditional: isConditional, isExtracting: isExtracting,
        print: { route, payload in
          let found: (repeat each P)? = if let extract { extract(route) } else { payload.values() }
          guard let values = found else { return nil }
          var texts: [[String]] = []
          repeat texts.append((each values).linkTexts)
          return texts
        },
        make: { texts, count throws(LinkMismatch) in
          let values = (repeat try Self.value((each P).self, texts, &count))
          guard condition?(repeat each values) ?? true else { throw LinkMismatch() }
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
      var next = 0
      do throws(LinkMismatch) {
        return (repeat try Self.take((each Value).self, found, &next))
      } catch {
        return nil
      }
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

    private static func take<Value>(
      _ type: Value.Type, _ found: [Any], _ next: inout Int
    ) throws(LinkMismatch) -> Value {
      guard next < found.count, let value = found[next] as? Value else { throw LinkMismatch() }
      next += 1
      return value
    }
  }
#endif
