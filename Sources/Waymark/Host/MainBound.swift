/// A value that only the main actor lets go of, wherever the last reference to what holds it is dropped.
@MainActor
final class MainBound<Value> {
  private final class Held: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
  }

  // Counted by hand, so that the reference can be handed on when this is freed: one that is counted for us would be let
  // go of here. It is retained once, when it is made, and released once, in `deinit` or by what that hands it to.
  private nonisolated let held: Unmanaged<Held>

  init(_ value: Value) {
    held = .passRetained(Held(value))
  }

  var value: Value { held._withUnsafeGuaranteedRef { $0.value } }

  deinit {
    let held = held
    if MainQueue.isCurrent {
      held.release()
    } else {
      MainQueue.async { held.release() }
    }
  }
}
