/// Closures that are told of something, in the order in which they were added.
///
/// Every listener is told of everything in the order in which it happened. If a listener causes something new, the listeners
/// behind it are first told of what that listener has just been told.
///
/// A listener that is removed is told nothing more, even in the middle of telling. One that is added in the meantime is
/// told from the next value on. A closure is released after it is out of the list, because what it holds may remove other
/// listeners when it is released.
@MainActor
@usableFromInline
final class Listeners<Value> {
  @MainActor
  @usableFromInline
  final class Listener {
    @usableFromInline var call: (@MainActor (Value) -> Void)?
    @usableFromInline let registration = Registration()

    init(_ call: @escaping @MainActor (Value) -> Void) {
      self.call = call
    }
  }

  /// A value that is being told, and the position of the next listener.
  @usableFromInline
  struct Telling {
    @usableFromInline let value: Value
    @usableFromInline var next = 0
    @usableFromInline let end: Int

    @inlinable
    init(_ value: Value, end: Int) {
      self.value = value
      self.end = end
    }
  }

  @exclusivity(unchecked) @usableFromInline var storage: [Listener] = []
  private var goneCount = 0
  @exclusivity(unchecked) @usableFromInline var telling: Telling?
  @exclusivity(unchecked) @usableFromInline private(set) var isEmpty = true

  /// Adds a listener.
  ///
  /// - Parameter call: What to do each time.
  /// - Returns: The registration, which removes the listener in amortised O(1).
  func add(_ call: @escaping @MainActor (Value) -> Void) -> Registration {
    let listener = Listener(call)
    storage.append(listener)
    isEmpty = false
    listener.registration.onEnd { [weak self, weak listener] in
      guard let listener, let call = listener.call else { return }
      listener.call = nil
      self?.noteGone()
      withExtendedLifetime(call) {}
    }
    return listener.registration
  }

  @inlinable
  func tell(_ value: Value) {
    finishTelling()
    telling = Telling(value, end: storage.count)
    finishTelling()
  }

  @inlinable
  func finishTelling() {
    guard telling != nil else { return }
    while let current = telling, current.next < current.end {
      telling?.next += 1
      let listener = storage[current.next]
      if listener.registration.isActive { listener.call?(current.value) }
    }
    telling = nil
    compact()
  }

  /// Listeners that are gone are removed together, so that many cost no more than one each.
  private func noteGone() {
    goneCount += 1
    isEmpty = goneCount == storage.count
    compact()
  }

  @usableFromInline
  func compact() {
    guard telling == nil, goneCount * 2 > storage.count else { return }
    storage.removeAll { $0.call == nil }
    goneCount = 0
  }
}
