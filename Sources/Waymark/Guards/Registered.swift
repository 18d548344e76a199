/// What was registered, with the number that it got: lists of it are in the order of the numbers, which only grow.
protocol Registered {
  var key: Int { get }
}

extension Array where Element: Registered {
  /// The first place whose number is greater than one, or the end.
  ///
  /// - Complexity: O(log *n*).
  func firstIndex(after key: Int) -> Int { partitioningIndex { $0.key > key } }

  /// The place of a number.
  ///
  /// - Complexity: O(log *n*).
  func index(of key: Int) -> Int? {
    let index = firstIndex(after: key - 1)
    return index < count && self[index].key == key ? index : nil
  }
}
