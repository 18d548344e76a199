extension LinkBody {
  /// Reads the parameters one after the other and makes the route of them.
  @inlinable
  static func parser<each P: LinkValue>(
    _ make: @escaping @Sendable (repeat each P) -> R
  ) -> @Sendable () -> LinkParser<R> {
    {
      { reader, text, slot in
        do throws(LinkMismatch) {
          slot.append(make(repeat try (each P).value(from: &reader, in: text)))
          return true
        } catch {
          return false
        }
      }
    }
  }

  /// Reads the parameters one after the other, and makes the route of them if a condition holds.
  @inlinable
  static func parser<each P: LinkValue>(
    _ make: @escaping @Sendable (repeat each P) -> R, _ condition: @escaping @Sendable (repeat each P) -> Bool
  ) -> @Sendable () -> LinkParser<R> {
    {
      { reader, text, slot in
        do throws(LinkMismatch) {
          let values = (repeat try (each P).value(from: &reader, in: text))
          guard condition(repeat each values) else { return false }
          slot.append(make(repeat each values))
          return true
        } catch {
          return false
        }
      }
    }
  }

  /// Finds the parameters in a route by reflection, and makes sure that they make the same route again.
  ///
  /// A text that the link would not take makes no route here either: routes of other cases may hold it.
  @usableFromInline
  static func reflectingPrinter<each P: LinkValue>(
    _ make: @escaping @Sendable (repeat each P) -> R,
    _ condition: (@Sendable (repeat each P) -> Bool)? = nil
  ) -> LinkPrinter<R> {
    { route, lists in
      var types: [any Any.Type] = []
      repeat types.append((each P).self)
      guard var payload = PayloadReader(route, types: types) else { return nil }
      do throws(LinkMismatch) {
        let values = (repeat try payload.take((each P).self))
        guard areListed(payload.texts, in: lists), condition?(repeat each values) ?? true else { return nil }
        return make(repeat each values) == route ? payload.texts : nil
      } catch {
        return nil
      }
    }
  }

  /// Takes the parameters out of a route by what the link says.
  @inlinable
  static func extractingPrinter<each P: LinkValue>(
    _ extract: @escaping @Sendable (R) -> (repeat each P)?
  ) -> LinkPrinter<R> {
    { route, _ in
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

  /// Makes a route of examples that the link would take.
  @usableFromInline
  static func example<each P: LinkValue>(
    _ make: @escaping @Sendable (repeat each P) -> R,
    _ condition: (@Sendable (repeat each P) -> Bool)? = nil
  ) -> LinkExample<R> {
    { lists in
      var index = 0
      do throws(LinkMismatch) {
        let values = (repeat try exampleValue((each P).self, lists, &index))
        guard condition?(repeat each values) ?? true else { return nil }
        return make(repeat each values)
      } catch {
        return nil
      }
    }
  }

  /// Whether all texts are among those that their parameters may have.
  private static func areListed(_ texts: [[String]], in lists: [[String]]) -> Bool {
    zip(texts, lists).allSatisfy { texts, list in list.isEmpty || texts.allSatisfy(list.contains) }
  }

  /// The value of the next parameter's example.
  private static func exampleValue<P: LinkValue>(
    _ type: P.Type, _ lists: [[String]], _ index: inout Int
  ) throws(LinkMismatch) -> P {
    defer { index += 1 }
    let text = (index < lists.count ? lists[index].first : nil) ?? type.linkType.example
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
    return try P.value(from: &reader, in: query.span)
  }
}
