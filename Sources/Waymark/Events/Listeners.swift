/// Closures that are told of something, in the order in which they were added.
///
/// A listener that is removed is told nothing more, even in the middle of telling. One that is added in the meantime is
/// told from the next value on.
@MainActor
package final class Listeners<Value> {
  private typealias Listener = (registration: Registration, call: @MainActor (Value) -> Void)

  @exclusivity(unchecked) private var listeners: [Listener] = []

  package init() {}

  var isEmpty: Bool { listeners.isEmpty }

  /// Adds a listener.
  ///
  /// - Parameter call: What to do each time.
  /// - Returns: The registration, which removes the listener.
  package func add(_ call: @escaping @MainActor (Value) -> Void) -> Registration {
    let registration = Registration()
    listeners.append((registration, call))
    registration.onEnd { [weak self, weak registration] in self?.remove(registration) }
    return registration
  }

  /// Tells a value to every listener that is there now.
  ///
  /// - Complexity: O(*n*), where *n* is the number of listeners, besides what they do.
  package func tell(_ value: Value) {
    for (registration, call) in listeners where registration.isActive { call(value) }
  }

  private func remove(_ registration: Registration?) {
    guard let index = listeners.firstIndex(where: { $0.registration === registration }) else { return }
    // Objects that the closure holds may remove other listeners when it is released.
    let removed = listeners.remove(at: index)
    extendLifetime(removed)
  }
}
