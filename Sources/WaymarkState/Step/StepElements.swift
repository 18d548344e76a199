/// The elements that a step brings or takes away, in order from the bottom up.
///
/// Most steps move one element or none, which is stored without allocating.
public struct StepElements<Element: TreeElement>: Hashable, Sendable, RandomAccessCollection {
  @usableFromInline
  enum Storage: Hashable, Sendable {
    case none
    case one(Element)
    case many([Element])
  }

  @usableFromInline var storage: Storage

  /// Makes a collection of no elements.
  @inlinable
  public init() {
    storage = .none
  }

  /// Makes a collection of one element.
  ///
  /// - Parameter element: The element.
  @inlinable
  public init(_ element: Element) {
    storage = .one(element)
  }

  /// Makes a collection of a run of a stack.
  ///
  /// - Parameter run: The elements, which are copied.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  public init(_ run: ArraySlice<Element>) {
    if run.isEmpty {
      storage = .none
    } else if run.count == 1 {
      storage = .one(run[run.startIndex])
    } else {
      storage = .many(Array(run))
    }
  }

  /// The position of the first element.
  @inlinable public var startIndex: Int { 0 }

  /// The position after the last element.
  @inlinable public var endIndex: Int {
    switch storage {
    case .none: 0
    case .one: 1
    case .many(let elements): elements.count
    }
  }

  /// How many elements there are.
  ///
  /// - Complexity: O(1).
  @inlinable public var count: Int { endIndex }

  /// Whether there are none.
  ///
  /// - Complexity: O(1).
  @inlinable public var isEmpty: Bool { if case .none = storage { true } else { false } }

  /// The element at a position.
  ///
  /// - Parameter position: A position from 0 to `count` - 1.
  @inlinable
  public subscript(position: Int) -> Element {
    switch storage {
    case .none:
      preconditionFailure("No element at \(position): check isEmpty before reading a step's elements")
    case .one(let element):
      precondition(position == 0, "A step with one element has it at position 0")
      return element
    case .many(let elements): return elements[position]
    }
  }

  /// Takes out the elements that do not meet a condition.
  ///
  /// - Parameter isKept: Whether an element stays.
  /// - Complexity: O(*n*), where *n* is the number of elements.
  @inlinable
  public mutating func keep(where isKept: (Element) -> Bool) {
    switch storage {
    case .none: break
    case .one(let element): if !isKept(element) { storage = .none }
    case .many(let elements): self = StepElements(elements.filter(isKept)[...])
    }
  }
}
