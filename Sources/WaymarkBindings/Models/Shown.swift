import Waymark

/// A value whose changes Observation tells the views that have read it.
@MainActor
@propertyWrapper
package final class Shown<Value> {
  private var value: Value
  private let signal = Signal()

  package init(wrappedValue: Value) { value = wrappedValue }

  package var wrappedValue: Value {
    get {
      signal.read()
      return value
    }
    set { signal.change { value = newValue } }
  }

  /// Makes views read the value again, because they have written another one.
  func insist() { signal.change() }
}
