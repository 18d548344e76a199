import WaymarkCore

/// The values that a screen keeps over a restart.
@MainActor
public struct SavedState {
  let keeper: any SavedStateKeeper

  /// The value under a name; `nil` if there is none of its type.
  public subscript<Value: Codable & Sendable>(_ name: String) -> Value? {
    get { keeper.savedValues[name]?.value(as: Value.self) }
    nonmutating set { keeper.save(newValue.map { SavedValue($0) }, name) }
  }

  /// The value under a name, or a fallback.
  public subscript<Value: Codable & Sendable>(
    _ name: String, default fallback: @autoclosure () -> Value
  ) -> Value {
    get { keeper.savedValues[name]?.value(as: Value.self) ?? fallback() }
    nonmutating set { keeper.save(SavedValue(newValue), name) }
  }

  /// The names of all values.
  public var names: [String] { keeper.savedValues.keys.sorted() }

  /// Removes a value.
  public func remove(_ name: String) { keeper.save(nil, name) }

  /// Removes all values.
  public func removeAll() { for name in names { keeper.save(nil, name) } }
}

@MainActor
protocol SavedStateKeeper {
  var savedValues: [String: SavedValue] { get }
  func save(_ value: SavedValue?, _ name: String)
}

extension ScreenContext {
  /// The values that this screen keeps over a restart.
  public var saved: SavedState { SavedState(keeper: backend) }
}

extension RouterBackend {
  var savedValues: [String: SavedValue] {
    router?.core.state.saved(of: id).compactMapValues { ($0 as? TypedValue<SavedValue>)?.value } ?? [:]
  }

  func save(_ value: SavedValue?, _ name: String) {
    guard phase != .removed else { return }
    router?.core.register(.saved(id, key: name, value.map { TypedValue($0) }))
    router?.savedChanges.tell(())
  }
}

extension ScopedBackend {
  var savedValues: [String: SavedValue] { parent.savedValues }

  func save(_ value: SavedValue?, _ name: String) { parent.save(value, name) }
}
