extension Yardstick {
  /// An element put on an array and taken off.
  static func array<Element>(_ element: Element, depth: Int) -> Yardstick {
    let box = ArrayBox(Array(repeating: element, count: depth))
    return Yardstick(
      "array append and removeLast",
      Workload(each: depth) { iterations in
        var sum = 0
        for _ in 0..<iterations {
          box.push(element)
          box.pop()
          sum += box.elements.count
        }
        return sum
      })
  }

  /// An array made anew, element by element.
  static func copy<Element>(_ elements: [Element]) -> Yardstick {
    Yardstick(
      "array copied",
      .repeating(elements.count) { copied(elements).count })
  }

  /// A number of closures called one after the other.
  static func calls(_ count: Int) -> Yardstick {
    let counter = CallCounter()
    let closures: [@MainActor () -> Void] = (0..<max(count, 1)).map { _ in { counter.calls += 1 } }
    return Yardstick(
      "closures called",
      Workload(each: closures.count) { iterations in
        let before = counter.calls
        for _ in 0..<iterations { for closure in closures { closure() } }
        return counter.calls - before
      })
  }
}

/// An array behind a reference, so that it is changed where it is.
@MainActor
private final class ArrayBox<Element> {
  private(set) var elements: [Element]

  init(_ elements: [Element]) {
    self.elements = elements
  }

  @inline(never)
  func push(_ element: Element) { elements.append(element) }

  @inline(never)
  func pop() { elements.removeLast() }
}

@inline(never)
private func copied<Element>(_ elements: [Element]) -> [Element] { elements.map { $0 } }
