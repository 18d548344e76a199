package import WaymarkState

/// A value whose type the core does not know: an answer, something that a screen saves, a navigation's information.
package class AnyValue: @unchecked Sendable {
  package init() {}
}

/// Holds a value of an app.
package final class TypedValue<Value: Sendable>: AnyValue, @unchecked Sendable {
  package let value: Value

  package init(_ value: Value) { self.value = value }
}

/// The value with which a screen answers the question that it was opened to ask.
package struct Answer: Sendable {
  /// The screen that answers.
  package let from: EntryID
  package let value: AnyValue

  package init(from: EntryID, _ value: AnyValue) {
    self.from = from
    self.value = value
  }
}

/// An answer on its way to the screen that has asked.
package struct Delivery: Sendable {
  /// The answer; `nil` if the screen was left without one.
  package let value: AnyValue?
  /// The place that was to answer.
  package let from: Place
  /// The screen that has asked, or the one below if nobody remembers.
  package let to: EntryID?
  /// The navigation that has asked, or 0.
  package let navigation: NavigationNumber
}
