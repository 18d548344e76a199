package import WaymarkCore

/// A small value that a screen has kept with its entry, such as a draft or a scroll position.
///
/// It is read as the type that it was kept as. After a restart it is decoded from what the file holds each time it is asked for.
package struct SavedValue: Sendable {
  package enum Storage: Sendable {
    case live(any Codable & Sendable)
    case written(any WrittenValue)
  }

  package let storage: Storage

  /// Keeps a value.
  ///
  /// - Parameter value: The value.
  package init(_ value: some Codable & Sendable) {
    storage = .live(value)
  }

  package init(written: some WrittenValue) {
    storage = .written(written)
  }

  /// The value as a type.
  ///
  /// - Parameter type: The type.
  /// - Returns: The value, or `nil` if it is none of that type.
  /// - Complexity: O(1) for a value that was kept since the start; otherwise the cost of decoding it.
  package func value<Value: Codable & Sendable>(as type: Value.Type) -> Value? {
    switch storage {
    case .live(let value): value as? Value
    case .written(let written): written.decoded(as: type)
    }
  }
}

extension SavedValue {
  /// The value that the core keeps in a box; `nil` if it keeps none.
  package init?(in box: AnyValue) {
    guard let saved = box as? TypedValue<SavedValue> else { return nil }
    self = saved.value
  }
}

/// A value as a file holds it, in the format of the module that has read it.
package protocol WrittenValue: Sendable {
  func decoded<Value: Codable>(as type: Value.Type) -> Value?
}
