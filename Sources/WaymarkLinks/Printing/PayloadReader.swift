/// Takes the parameters of a link out of a route by reflection.
struct PayloadReader {
  private var values: [Any] = []
  private var next = 0
  private(set) var texts: [[String]] = []

  /// Looks for values of some types in a route, in their order: its payload's, and those of what is nested in it.
  ///
  /// - Returns: `nil` if the route does not hold such values.
  init?(_ route: Any, types: [any Any.Type]) {
    // The route itself is no parameter of its own link.
    for child in Mirror(reflecting: route).children { collect(child.value, types, depth: 0) }
    guard values.count == types.count else { return nil }
  }

  private mutating func collect(_ value: Any, _ types: [any Any.Type], depth: Int) {
    guard values.count < types.count, depth < 8 else { return }
    if type(of: value) == types[values.count] {
      values.append(value)
      return
    }
    for child in Mirror(reflecting: value).children { collect(child.value, types, depth: depth + 1) }
  }

  /// The next value.
  mutating func take<Value: LinkValue>(_ type: Value.Type) throws(LinkMismatch) -> Value {
    guard let value = values[next] as? Value else { throw LinkMismatch() }
    next += 1
    texts.append(value.linkTexts)
    return value
  }
}
