extension LinkBody {
  /// Reads the parameters one after the other and makes the route of them.
  @inlinable
  static func parser<each P: LinkValue>(
    _ make: @escaping @Sendable (repeat each P) -> R
  ) -> LinkParser<R> {
    { reader, text, slot in
      do throws(LinkMismatch) {
        slot.append(make(repeat try (each P).read(from: &reader, in: text)))
        return true
      } catch {
        return false
      }
    }
  }

  /// Reads the parameters one after the other, and makes the route of them if a condition holds.
  @inlinable
  static func parser<each P: LinkValue>(
    _ make: @escaping @Sendable (repeat each P) -> R, _ condition: @escaping @Sendable (repeat each P) -> Bool
  ) -> LinkParser<R> {
    { reader, text, slot in
      do throws(LinkMismatch) {
        let values = (repeat try (each P).read(from: &reader, in: text))
        guard condition(repeat each values) else { return false }
        slot.append(make(repeat each values))
        return true
      } catch {
        return false
      }
    }
  }

  /// Finds the parameters in a route by reflection, and makes sure that they make the same route again.
  @usableFromInline
  static func reflectingPrinter<each P: LinkValue>(
    _ make: @escaping @Sendable (repeat each P) -> R
  ) -> @Sendable (R) -> [[String]]? {
    { route in
      var types: [any Any.Type] = []
      repeat types.append((each P).self)
      guard var payload = PayloadReader(route, types: types) else { return nil }
      do throws(LinkMismatch) {
        let made = make(repeat try payload.take((each P).self))
        return made == route ? payload.texts : nil
      } catch {
        return nil
      }
    }
  }

  @usableFromInline
  static func extractingPrinter<each P: LinkValue>(
    _ extract: @escaping @Sendable (R) -> (repeat each P)?
  ) -> @Sendable (R) -> [[String]]? {
    { route in
      guard let values = extract(route) else { return nil }
      var texts: [[String]] = []
      repeat texts.append((each values).linkTexts)
      return texts
    }
  }

  @usableFromInline
  static func types<each P: LinkValue>(_ type: repeat (each P).Type) -> [LinkType] {
    var types: [LinkType] = []
    repeat types.append((each type).linkType)
    return types
  }

  /// A route made of the examples of the parameters' types.
  @usableFromInline
  static func example<each P: LinkValue>(_ make: (repeat each P) -> R) -> R? {
    do throws(LinkMismatch) {
      return make(repeat try exampleValue((each P).self))
    } catch {
      return nil
    }
  }

  private static func exampleValue<P: LinkValue>(_ type: P.Type) throws(LinkMismatch) -> P {
    let text = type.linkType.example
    let parameter = LinkPattern.Parameter(
      name: "example", place: .query(key: ""), allowed: [], defaultText: nil)
    var pattern = LinkPattern(source: "/")
    pattern.parameters = [parameter]
    let shape = LinkShape(pattern, types: [])
    let query = ContiguousArray("=\(PercentEncoding.encode(text))".utf8)
    var parts = LinkParts()
    parts.queryStart = 0
    parts.queryEnd = query.count
    var reader = LinkReader(parts)
    reader.begin(directCount: 0, shape)
    return try P.read(from: &reader, in: query.span)
  }
}
