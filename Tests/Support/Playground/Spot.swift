import WaymarkState

/// The routes of the expectations: an enum as apps have it, which reads as reflection finds it.
enum Spot: Route {
  case home
  case news
  case item(Int)
  case shop(Shelf)
  case note(title: String)
  case search(Query)

  var identity: Spot {
    if case .search(let query) = self { return .search(Query(text: "", kind: query.kind)) }
    return self
  }
}

/// The routes of a feature.
enum Shelf: Route {
  case cart
  case product(id: Int, size: String?)
}

/// A search, which is the same place whatever is looked for.
struct Query: Route, CustomStringConvertible {
  var text: String
  var kind: Int

  var description: String { "in(\(kind))?\(text)" }
}

extension Spot {
  static func random(_ dice: inout Dice) -> Spot {
    switch dice.roll(8) {
    case 0: .home
    case 1: .news
    case 2: .item(dice.roll(4))
    case 3: .shop(.cart)
    case 4: .shop(.product(id: dice.roll(3), size: dice.roll(2) == 0 ? nil : "la{rge | [é🎉]"))
    case 5: .note(title: dice.roll(2) == 0 ? "a \"quoted\" *: one" : "")
    default: .search(Query(text: dice.roll(2) == 0 ? "tea" : "milk", kind: dice.roll(2)))
    }
  }
}
