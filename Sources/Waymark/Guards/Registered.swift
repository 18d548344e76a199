/// What was registered, with the number that it got: lists of it are in the order of the numbers, which only grow.
protocol Registered {
  var key: Int { get }
}

extension Array where Element: Registered {
  /// The first place whose number is greater than one, or the end.
  ///
  /// - Complexity: O(log *n*).
  func firstIndex(after key: Int) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].key <= key { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The place of a number.
  ///
  /// - Complexity: O(log *n*).
  func index(of key: Int) -> Int? {
    let index = firstIndex(after: key - 1)
    return index < count && self[index].key == key ? index : nil
  }
}
