extension Array {
  /// The elements in an order; equal ones keep theirs.
  ///
  /// Indices are sorted, so that a program has the code of one sort for elements of all types.
  ///
  /// - Parameter precedes: Whether an element comes before another.
  /// - Returns: The elements.
  /// - Complexity: O(*n* log *n*), where *n* is the number of elements.
  package func inOrder(by precedes: (Element, Element) -> Bool) -> [Element] {
    indices.sorted { precedes(self[$0], self[$1]) }.map { self[$0] }
  }
}
