/// Closures that are told of something, in the order in which they were added.
///
/// Every listener is told of everything in the order in which it happened. If a listener causes something new, the listeners
/// behind it are first told of what that listener has just been told.
///
/// A listener that is removed is told nothing more, even in the middle of telling. One that is added in the meantime is
/// told from the next value on. A closure is released after it is out of the list, because what it holds may remove other
/// listeners when it is released.
@MainActor
package final class Listeners<Value> {
  @MainActor
  final class Listener {
    var call: (@MainActor (Value) -> Void)?
    let registration = Registration()

    init(_ call: @escaping @MainActor (Value) -> Void) {
      self.call = call
    }
  }

  @exclusivity(unchecked) var storage: [Listener] = []
  private var goneCount = 0
  /// The value that is being told.
  @exclusivity(unchecked) var told: Value?
  /// The position of the next listener, and the end of those who hear this value.
  @exclusivity(unchecked) var next = 0
  @exclusivity(unchecked) var end = 0
  /// How many values were told, so that a loop knows whether its value is still being told.
  @exclusivity(unchecked) var count: UInt = 0
  @exclusivity(unchecked) private(set) var isEmpty = true

  package init() {}

  /// Adds a listener.
  ///
  /// - Parameter call: What to do each time.
  /// - Returns: The registration, which removes the listener in amortised O(1).
  package func add(_ call: @escaping @MainActor (Value) -> Void) -> Registration {
    let listener = Listener(call)
    storage.append(listener)
    isEmpty = false
    listener.registration.onEnd { [weak self, weak listener] in
      guard let listener, let call = listener.call else { return }
      listener.call = nil
      self?.noteGone()
      extendLifetime(call)
    }
    return listener.registration
  }

  /// Tells a value to every listener that is there now.
  ///
  /// - Complexity: O(*n*), where *n* is the number of listeners, besides what they do. The value is not copied for each.
  package func tell(_ value: Value) {
    finishTelling()
    count &+= 1
    told = value
    next = 0
    end = storage.count
    tellRest(value)
  }

  /// Tells the remaining listeners of the value that is being told, before a new one.
  func finishTelling() {
    guard let value = told else { return }
    tellRest(value)
  }

  func tellRest(_ value: Value) {
    let own = count
    // A listener may tell something, which tells the rest of this value first.
    while count == own, next < end {
      let listener = storage[next]
      next += 1
      if listener.registration.isActive { listener.call?(value) }
    }
    guard count == own else { return }
    told = nil
    compact()
  }

  /// Listeners that are gone are removed together, so that many cost no more than one each.
  private func noteGone() {
    goneCount += 1
    isEmpty = goneCount == storage.count
    compact()
  }

  func compact() {
    guard told == nil, goneCount * 2 > storage.count else { return }
    storage.removeAll { $0.call == nil }
    goneCount = 0
  }
}
