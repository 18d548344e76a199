/// The values of a path that a library hands over, by the names of the pattern's parameters.
protocol NamedValues: SendableMetatype {
  func value(named name: String) -> String?
}

/// What makes the answer of a pattern where a library hands over all values at once: it asks for each by its name, as a handler
/// of a server does.
///
/// - Parameter pattern: The pattern, with four parameters at most.
/// - Returns: The function, which gives `nil` if a value is missing.
func answerMaker<Values: NamedValues>(_ pattern: LinkPattern) -> @Sendable (Values) -> Answer? {
  let number = pattern.number
  let names = pattern.parameters
  switch names.count {
  case 0: return { _ in .none(number) }
  case 1:
    let name = names[0]
    return { values in values.value(named: name).map { .one(number, $0) } }
  case 2:
    let (first, second) = (names[0], names[1])
    return { values in
      guard let one = values.value(named: first), let two = values.value(named: second) else { return nil }
      return .two(number, one, two)
    }
  case 3:
    let (first, second, third) = (names[0], names[1], names[2])
    return { values in
      guard let one = values.value(named: first), let two = values.value(named: second),
        let three = values.value(named: third)
      else { return nil }
      return .three(number, one, two, three)
    }
  default:
    let (first, second, third, fourth) = (names[0], names[1], names[2], names[3])
    return { values in
      guard let one = values.value(named: first), let two = values.value(named: second),
        let three = values.value(named: third), let four = values.value(named: fourth)
      else { return nil }
      return .four(number, one, two, three, four)
    }
  }
}
