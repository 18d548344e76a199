/// Those who are told of something, in the order in which they came.
///
/// Everybody hears of everything in the order in which it happened. Where one of them does something that all are to be told
/// of, those behind it hear first of what it has just heard.
///
/// One that is taken away hears nothing more, even while all are being told, and one that comes meanwhile is told of what
/// comes next. What a closure holds may take others away when it is freed: it is freed once it is out of the list.
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

  /// What is being told, and who of the list is next to hear it.
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

  /// Adds somebody.
  ///
  /// - Parameter call: What to do each time.
  /// - Returns: What takes the listener away: O(1) amortised.
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

  /// The gone are let go of together, so that many cost no more than one each.
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
