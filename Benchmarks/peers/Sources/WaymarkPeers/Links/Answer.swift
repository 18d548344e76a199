import WaymarkLinks

/// What a link leads to: the number of its pattern, and the values of its parameters.
enum Answer: Route {
  case none(Int)
  case one(Int, String)
  case two(Int, String, String)
  case three(Int, String, String, String)
  case four(Int, String, String, String, String)

  /// The pattern's number.
  var number: Int {
    switch self {
    case .none(let number), .one(let number, _), .two(let number, _, _), .three(let number, _, _, _),
      .four(let number, _, _, _, _):
      number
    }
  }

  /// The answer that has some values, four at most.
  init(_ number: Int, _ values: [String]) {
    switch values.count {
    case 0: self = .none(number)
    case 1: self = .one(number, values[0])
    case 2: self = .two(number, values[0], values[1])
    case 3: self = .three(number, values[0], values[1], values[2])
    default: self = .four(number, values[0], values[1], values[2], values[3])
    }
  }
}
