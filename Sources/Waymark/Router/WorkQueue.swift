/// A queue: first in, first out.
///
/// Removing an element costs amortised O(1).
@usableFromInline
struct WorkQueue<Element> {
  @usableFromInline var storage: [Element?] = []
  @usableFromInline var head = 0

  @inlinable init() {}

  @inlinable var isEmpty: Bool { head == storage.count }

  @usableFromInline var count: Int { storage.count - head }

  @usableFromInline
  mutating func append(_ element: Element) { storage.append(element) }

  @usableFromInline
  mutating func popFirst() -> Element? {
    guard head < storage.count else { return nil }
    let first = storage[head].take()
    head += 1
    if head == storage.count {
      storage.removeAll(keepingCapacity: storage.capacity <= 64)
      head = 0
    } else if head >= 64, head * 2 > storage.count {
      storage.removeFirst(head)
      head = 0
    }
    return first
  }
}

extension WorkQueue: Sequence {
  /// The elements in order.
  @usableFromInline
  func makeIterator() -> AnyIterator<Element> {
    var index = head
    return AnyIterator {
      guard index < storage.count else { return nil }
      defer { index += 1 }
      return storage[index]
    }
  }
}

extension WorkQueue: Sendable where Element: Sendable {}

/// A call of a router while it was at work.
@usableFromInline
enum QueuedWork<R: Route>: Sendable {
  indirect case intent(Intent<R>, Navigation)
  /// Going on with a navigation that waited behind one of higher priority.
  case waiting(UndecidedNavigation<R>)
  /// Going on after a detour.
  case resume(UndecidedNavigation<R>)
  /// Removing a question to the user that nobody waits for.
  case question(OpenQuestion<R>, Navigation)
  /// Asking guards of places about everything that is there.
  case recheckPlaces(Navigation)
  /// Repeating a recheck, because the tree has gone back.
  case recheckAgain(UndecidedNavigation<R>, RecheckHistory.Manner)
  /// Going to a moment of the history.
  case travel(Int, Navigation)
  /// Finding out what has replaced the window's root, which a recheck has refused.
  case settleRoot(Recheck<R>)

  @usableFromInline var navigation: Navigation {
    switch self {
    case .intent(_, let navigation), .question(_, let navigation), .recheckPlaces(let navigation),
      .travel(_, let navigation):
      navigation
    case .settleRoot(let recheck): recheck.one.navigation
    case .waiting(let one), .resume(let one), .recheckAgain(let one, _): one.navigation
    }
  }
}

/// Replaces a value.
///
/// Unlike an assignment, it releases nothing while the variable is being changed, so that code that runs on release
/// may read it.
///
/// - Parameters:
///   - variable: What changes.
///   - value: What it holds from now on.
/// - Returns: What it held.
func exchange<Value>(_ variable: inout Value, with value: Value) -> Value {
  let old = variable
  variable = value
  return old
}
