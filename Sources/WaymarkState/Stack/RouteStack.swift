/// A stack of places: a root, and what was pushed on it.
///
/// It is never empty.
///
/// ```swift
/// var stack: RouteStack<AppRoute> = [.home, .shop(.catalogue)]
/// stack.push(.shop(.product(id: 5)))
/// ```
public struct RouteStack<Element: TreeElement>: Hashable, Sendable {
  @usableFromInline var storage: [Element]

  @inlinable
  init(unchecked storage: [Element]) {
    self.storage = storage
  }

  /// Makes a stack from its root and what is pushed on it.
  ///
  /// - Parameters:
  ///   - root: The element at the bottom, which cannot be popped.
  ///   - pushed: The elements above the root, the last one on top.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  public init(root: Element, pushed: [Element] = []) {
    if pushed.isEmpty {
      storage = [root]
    } else {
      storage = []
      storage.reserveCapacity(pushed.count + 1)
      storage.append(root)
      storage.append(contentsOf: pushed)
    }
  }

  /// Makes a stack from all its elements, or nothing if there are none.
  ///
  /// - Parameter elements: The elements, the root first and the top last.
  /// - Complexity: O(1).
  @inlinable
  public init?(elements: [Element]) {
    guard !elements.isEmpty else { return nil }
    storage = elements
  }

  /// All elements, the root first and the top last.
  @inlinable public var elements: [Element] { storage }

  /// The number of elements, at least one.
  @inlinable public var count: Int { storage.count }

  /// The element at the bottom.
  @inlinable public var root: Element { storage[0] }

  /// The element on top, which is the one that can be seen when the stack can.
  @inlinable public var top: Element { storage[storage.count - 1] }

  /// What is pushed on the root.
  @inlinable public var pushed: ArraySlice<Element> { storage.dropFirst() }

  /// The element at a position, counted from the root.
  ///
  /// - Parameter index: A position from 0 to ``count`` - 1.
  @inlinable
  public subscript(index: Int) -> Element { storage[index] }
}

extension RouteStack: ExpressibleByArrayLiteral {
  /// Makes a stack from a literal with at least one element.
  ///
  /// - Parameter elements: The elements, the root first. An empty literal is a programmer error.
  @inlinable
  public init(arrayLiteral elements: Element...) {
    precondition(!elements.isEmpty, "A stack has at least a root: write [root], or use RouteStack(elements:)")
    storage = elements
  }
}
