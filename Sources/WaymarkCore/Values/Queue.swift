/// First in, first out, in one array.
struct Queue<Element> {
  private var items: [Element] = []
  private var head = 0

  var isEmpty: Bool { head == items.count }

  mutating func append(_ item: Element) { items.append(item) }

  mutating func popFirst() -> Element? {
    guard head < items.count else { return nil }
    // The last one is taken out of the array, so that nothing of it is left behind.
    if head == items.count - 1 {
      head = 0
      let last = items.popLast()
      if !items.isEmpty { items.removeAll(keepingCapacity: items.capacity < 64) }
      return last
    }
    head += 1
    return items[head - 1]
  }
}

extension Queue: Sendable where Element: Sendable {}
