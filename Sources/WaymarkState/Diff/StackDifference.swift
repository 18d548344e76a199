/// Where two stacks differ, as counts that fit in registers.
@usableFromInline
struct StackDifference {
  /// How many elements are the same at the bottom of both, where nothing more is kept than all of a stack.
  @usableFromInline let prefix: Int
  /// How many elements above the first that is not the same are the same at the top of both.
  @usableFromInline let suffix: Int
  /// The lowest position where the element is the same but has another value; `Int.max` if there is none.
  @usableFromInline let firstUpdate: Int

  @inlinable
  init(prefix: Int, suffix: Int, firstUpdate: Int) {
    self.prefix = prefix
    self.suffix = suffix
    self.firstUpdate = firstUpdate
  }
}

extension RouteStack {
  /// Finds where two stacks differ.
  ///
  /// A single forward scan is the whole work when the stacks are equal or one is the beginning of the other.
  ///
  /// - Parameter other: What the stack should be.
  /// - Returns: The common prefix and suffix.
  /// - Complexity: O(*n*), where *n* is the number of elements of the shorter stack.
  @inlinable
  func difference(to other: RouteStack) -> StackDifference {
    storage.withUnsafeBufferPointer { old in
      other.storage.withUnsafeBufferPointer { new in
        let limit = min(old.count, new.count)
        var firstUpdate = Int.max
        if old.baseAddress == new.baseAddress {
          return StackDifference(prefix: limit, suffix: 0, firstUpdate: firstUpdate)
        }
        var prefix = 0
        while prefix < limit {
          if old[prefix] != new[prefix] {
            guard old[prefix].isSameElement(as: new[prefix]) else { break }
            firstUpdate = min(firstUpdate, prefix)
          }
          prefix += 1
        }
        var suffix = 0
        while suffix < limit - prefix,
          old[old.count - 1 - suffix].isSameElement(as: new[new.count - 1 - suffix])
        {
          suffix += 1
        }
        return StackDifference(prefix: prefix, suffix: suffix, firstUpdate: firstUpdate)
      }
    }
  }

  /// What differs between two stacks: the run between their common prefix and suffix, or else the first
  /// element that is the same in both but has another value.
  ///
  /// - Parameters:
  ///   - other: What the stack should be.
  ///   - path: Where both are.
  /// - Returns: The difference, or `nil` if the stacks are equal.
  /// - Complexity: O(*n*), where *n* is the number of elements of the shorter stack.
  @inlinable
  @inline(__always)
  func difference(to other: RouteStack, at path: ContainerPath) -> TreeDifference.Kind? {
    let found = difference(to: other)
    let kept = found.prefix + found.suffix
    if kept < count || kept < other.count {
      return .stack(
        path: path, keptBelow: found.prefix, removed: count - kept, inserted: other.count - kept,
        keptAbove: found.suffix)
    }
    guard found.firstUpdate < count else { return nil }
    return .update(position: ElementPosition(path: path, index: found.firstUpdate))
  }
}
