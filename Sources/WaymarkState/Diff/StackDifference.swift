/// Where two stacks differ, as counts.
@usableFromInline
struct StackDifference {
  @usableFromInline var prefix: Int
  @usableFromInline var suffix: Int
  /// The position of the first element below the prefix's end that is the same in both stacks but has another value.
  @usableFromInline var firstUpdate: Int?

  @inlinable
  init(prefix: Int, suffix: Int, firstUpdate: Int?) {
    self.prefix = prefix
    self.suffix = suffix
    self.firstUpdate = firstUpdate
  }
}

extension RouteStack {
  /// The common prefix and suffix of two stacks.
  ///
  /// A single forward scan is the whole work when the stacks are equal or one is the beginning of the other.
  ///
  /// - Complexity: O(*n*), where *n* is the number of elements of the shorter stack.
  @inlinable
  func difference(to other: RouteStack) -> StackDifference {
    storage.withUnsafeBufferPointer { old in
      other.storage.withUnsafeBufferPointer { new in
        let limit = min(old.count, new.count)
        var firstUpdate: Int?
        var prefix = 0
        if old.baseAddress == new.baseAddress {
          prefix = limit
        } else {
          while prefix < limit {
            if old[prefix] != new[prefix] {
              guard old[prefix].isSameElement(as: new[prefix]) else { break }
              if firstUpdate == nil { firstUpdate = prefix }
            }
            prefix += 1
          }
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

  @inlinable
  func change(to other: RouteStack, at path: ContainerPath) -> TreeDifference.Kind? {
    let difference = difference(to: other)
    let kept = difference.prefix + difference.suffix
    guard kept < count || kept < other.count else { return nil }
    return .stack(
      path: path, keptBelow: difference.prefix, removed: count - kept, inserted: other.count - kept,
      keptAbove: difference.suffix)
  }

  @inlinable
  func update(to other: RouteStack, at path: ContainerPath) -> TreeDifference.Kind? {
    difference(to: other).firstUpdate.map { .update(position: ElementPosition(path: path, index: $0)) }
  }
}
