import Waymark

/// A value that views read, and are told of when it changes.
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

  /// Makes views read again what has not changed, because they have written something else.
  func insist() { signal.change() }
}
