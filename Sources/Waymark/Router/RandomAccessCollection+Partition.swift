extension RandomAccessCollection {
  /// The first place from which on a condition holds, or the end, in a collection where it holds from some place on.
  ///
  /// - Parameter belongsBehind: The condition: whether an element lies at the place that is looked for or behind it.
  /// - Returns: The place.
  /// - Complexity: O(log *n*), where *n* is the number of elements.
  func partitioningIndex(where belongsBehind: (Element) -> Bool) -> Index {
    var low = startIndex
    var count = count
    while count > 0 {
      let half = count / 2
      let middle = index(low, offsetBy: half)
      if belongsBehind(self[middle]) {
        count = half
      } else {
        low = index(after: middle)
        count -= half + 1
      }
    }
    return low
  }
}
