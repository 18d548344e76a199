/// A queue from which the least element comes first, whatever the order in which they were added.
struct MinHeap<Element: Comparable> {
  /// Each element is at least as great as its parent: that of the element at *i* is at (*i* - 1) / 2.
  private var storage: [Element] = []

  var count: Int { storage.count }

  /// Adds an element.
  ///
  /// - Complexity: O(log *n*); O(1) for one that is greater than all others.
  mutating func insert(_ element: Element) {
    var place = storage.count
    storage.append(element)
    while place > 0, element < storage[(place - 1) / 2] {
      storage[place] = storage[(place - 1) / 2]
      place = (place - 1) / 2
    }
    storage[place] = element
  }

  /// Removes and returns the least element.
  ///
  /// - Returns: The element, or `nil` if there is none.
  /// - Complexity: O(log *n*).
  mutating func popFirst() -> Element? {
    guard let first = storage.first, let last = storage.popLast() else { return nil }
    guard !storage.isEmpty else { return first }
    var place = 0
    while 2 * place + 1 < storage.count {
      var child = 2 * place + 1
      if child + 1 < storage.count, storage[child + 1] < storage[child] { child += 1 }
      guard storage[child] < last else { break }
      storage[place] = storage[child]
      place = child
    }
    storage[place] = last
    return first
  }
}
