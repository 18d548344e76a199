extension RandomAccessCollection {
  /// The first position whose element meets a condition, or the end, in a collection in which all such elements come
  /// last.
  ///
  /// - Parameter belongsBehind: Whether an element is at the wanted position or after it.
  /// - Returns: The position.
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
