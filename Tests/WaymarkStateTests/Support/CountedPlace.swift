import WaymarkState

/// A route that counts how often it is compared or hashed, for tests of how work grows.
struct CountedPlace: Route {
  @TaskLocal private static var count: Counter?

  /// It is used by one task at a time.
  final class Counter: @unchecked Sendable {
    private(set) var total = 0

    func add() { total += 1 }
  }

  let number: Int

  init(_ number: Int) {
    self.number = number
  }

  static func == (lhs: CountedPlace, rhs: CountedPlace) -> Bool {
    count?.add()
    return lhs.number == rhs.number
  }

  func hash(into hasher: inout Hasher) {
    Self.count?.add()
    hasher.combine(number)
  }

  /// How often places are compared or hashed in a closure.
  static func counting(_ body: () -> Void) -> Int {
    let counter = Counter()
    $count.withValue(counter, operation: body)
    return counter.total
  }
}
