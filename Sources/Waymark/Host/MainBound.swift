/// A value that is released only on the main actor, wherever the last reference to its holder is dropped.
@MainActor
package final class MainBound<Value> {
  private final class Held: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  // The reference is counted by hand, so that it can be passed on when this object is released: an ordinary reference
  // would be released here. It is retained once, when it is made, and released once, by `deinit` or by whatever
  // `deinit` passes it to.
  private nonisolated let held: Unmanaged<Held>

  package init(_ value: Value) {
    held = .passRetained(Held(value))
  }

  package var value: Value { held._withUnsafeGuaranteedRef { $0.value } }

  deinit {
    let held = held
    MainQueue.run { held.release() }
  }
}
