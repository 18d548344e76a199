/// Values that come out in the order of their numbers, and any of which may be taken out before its turn.
struct NumberedQueue<Value> {
  private var values: [Int: Value] = [:]
  /// The numbers of all values, and of some that were taken out.
  private var numbers = MinHeap<Int>()

  var count: Int { values.count }

  var isEmpty: Bool { values.isEmpty }

  /// The values in order.
  ///
  /// - Complexity: O(*n* log *n*).
  var all: [Value] { values.sorted { $0.key < $1.key }.map { $0.value } }

  /// Adds a value.
  ///
  /// - Complexity: O(log *n*); O(1) for the greatest number.
  mutating func insert(_ value: Value, as number: Int) {
    values[number] = value
    numbers.insert(number)
  }

  /// Removes and returns the value with the least number.
  ///
  /// - Returns: The number and the value, or `nil` if there is none.
  /// - Complexity: O(log *n*), amortised.
  mutating func popFirst() -> (number: Int, value: Value)? {
    while let number = numbers.popFirst() {
      if let value = values.removeValue(forKey: number) { return (number, value) }
    }
    return nil
  }

  /// Removes and returns the value with a number.
  ///
  /// - Returns: The value, or `nil` if it has come out already.
  /// - Complexity: O(1), amortised.
  mutating func remove(_ number: Int) -> Value? {
    guard let value = values.removeValue(forKey: number) else { return nil }
    if numbers.count > 2 * values.count + 16 {
      numbers = MinHeap()
      for left in values.keys.sorted() { numbers.insert(left) }
    }
    return value
  }
}
