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

  @exclusivity(unchecked) @usableFromInline var storage: [Listener] = []
  private var goneCount = 0
  /// What is being told.
  @exclusivity(unchecked) @usableFromInline var told: Value?
  /// Who of the list is next to hear it, and up to where.
  @exclusivity(unchecked) @usableFromInline var next = 0
  @exclusivity(unchecked) @usableFromInline var end = 0
  /// How often something was told, so that a loop knows whether what it tells is still being told.
  @exclusivity(unchecked) @usableFromInline var count: UInt = 0
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

  /// Tells everybody who is there now.
  ///
  /// - Complexity: O(*n*), where *n* is the number of those who are told, beside what they do. The value is not copied for each.
  @inlinable
  func tell(_ value: Value) {
    finishTelling()
    count &+= 1
    told = value
    next = 0
    end = storage.count
    tellRest(value)
  }

  /// Tells the rest of what is being told, before something new is.
  @inlinable
  func finishTelling() {
    guard let value = told else { return }
    tellRest(value)
  }

  @inlinable
  func tellRest(_ value: Value) {
    let own = count
    // One of them may tell something, which tells the rest of this first.
    while count == own, next < end {
      let listener = storage[next]
      next += 1
      if listener.registration.isActive { listener.call?(value) }
    }
    guard count == own else { return }
    told = nil
    next = 0
    end = 0
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
    guard told == nil, goneCount * 2 > storage.count else { return }
    storage.removeAll { $0.call == nil }
    goneCount = 0
  }
}
