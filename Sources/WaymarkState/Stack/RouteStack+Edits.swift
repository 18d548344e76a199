extension RouteStack {
  /// Puts an element on top.
  ///
  /// - Parameter element: The new top.
  /// - Complexity: O(1) amortised.
  @inlinable
  public mutating func push(_ element: Element) {
    storage.append(element)
  }

  /// Removes elements from the top, but never the root.
  ///
  /// - Parameter count: How many to remove at most.
  /// - Returns: Whether the stack changed.
  /// - Complexity: O(*k*), where *k* is the number of elements removed.
  @inlinable
  @discardableResult
  public mutating func pop(_ count: Int = 1) -> Bool {
    let removed = min(count, storage.count - 1)
    guard removed > 0 else { return false }
    // Taking one off is far quicker than taking off a number of them that happens to be one.
    if removed == 1 { storage.removeLast() } else { storage.removeLast(removed) }
    return true
  }

  /// Removes everything above the root.
  ///
  /// - Returns: Whether the stack changed.
  /// - Complexity: O(*k*), where *k* is the number of elements removed.
  @inlinable
  @discardableResult
  public mutating func popToRoot() -> Bool { pop(storage.count - 1) }

  /// Removes everything above the topmost element that meets a condition.
  ///
  /// - Parameter predicate: Whether an element is the one to return to.
  /// - Returns: Whether the stack changed: `false` if no element meets the condition or the top does.
  /// - Complexity: O(*k*), where *k* is the number of elements above the one found.
  @inlinable
  @discardableResult
  public mutating func pop(toLastWhere predicate: (Element) -> Bool) -> Bool {
    guard let index = storage.lastIndex(where: predicate) else { return false }
    return pop(storage.count - 1 - index)
  }

  /// Replaces the element on top.
  ///
  /// - Parameter element: The new top.
  /// - Returns: Whether the stack changed: `false` if the same element is there already.
  /// - Complexity: O(1).
  @inlinable
  @discardableResult
  public mutating func replaceTop(with element: Element) -> Bool {
    guard storage[storage.count - 1] != element else { return false }
    storage[storage.count - 1] = element
    return true
  }

  /// Removes one element, wherever it is in the stack, unless it is the only one.
  ///
  /// - Parameter index: A position from 0 to ``count`` - 1.
  /// - Returns: Whether the stack changed.
  /// - Complexity: O(*k*), where *k* is the number of elements above.
  @inlinable
  @discardableResult
  public mutating func remove(at index: Int) -> Bool {
    guard storage.count > 1, storage.indices.contains(index) else { return false }
    storage.remove(at: index)
    return true
  }

  /// Changes an element in place.
  ///
  /// - Parameters:
  ///   - index: A position from 0 to ``count`` - 1.
  ///   - element: The element to put there.
  /// - Returns: Whether the stack changed.
  /// - Complexity: O(1).
  @inlinable
  @discardableResult
  public mutating func update(at index: Int, to element: Element) -> Bool {
    guard storage.indices.contains(index), storage[index] != element else { return false }
    storage[index] = element
    return true
  }

  /// Replaces a run of elements with another, as a step of a diff does.
  ///
  /// - Parameters:
  ///   - range: The positions to take out.
  ///   - elements: What to put there.
  /// - Returns: `false`, with nothing changed, if the range does not fit or the stack would be empty.
  /// - Complexity: O(*k*), where *k* is the number of elements from the start of the range up.
  @inlinable
  @discardableResult
  public mutating func splice<Run: Collection>(_ range: Range<Int>, with elements: Run) -> Bool
  where Run.Element == Element {
    guard range.lowerBound >= 0, range.upperBound <= storage.count else { return false }
    guard storage.count - range.count + elements.count > 0 else { return false }
    if range.lowerBound == storage.count, elements.count == 1, let element = elements.first {
      storage.append(element)
    } else if elements.isEmpty, range.upperBound == storage.count {
      storage.removeLast(range.count)
    } else {
      storage.replaceSubrange(range, with: elements)
    }
    return true
  }
}
