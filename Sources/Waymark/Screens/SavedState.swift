import WaymarkCore

/// The values that a screen keeps over a restart.
@MainActor
public struct SavedState {
  let record: ScreenRecord
  weak var router: (any ScreenRouter)?

  /// The value under a name; `nil` if there is none of its type.
  public subscript<Value: Codable & Sendable>(_ name: String) -> Value? {
    get { kept(name)?.value(as: Value.self) }
    nonmutating set { save(newValue.map { SavedValue($0) }, name) }
  }

  /// The value under a name, or a fallback.
  public subscript<Value: Codable & Sendable>(
    _ name: String, default fallback: @autoclosure () -> Value
  ) -> Value {
    get { kept(name)?.value(as: Value.self) ?? fallback() }
    nonmutating set { save(SavedValue(newValue), name) }
  }

  /// Removes a value.
  public func remove(_ name: String) { save(nil, name) }

  private func kept(_ name: String) -> SavedValue? {
    router?.core.state.saved(of: record.id)[name].flatMap { SavedValue(in: $0) }
  }

  private func save(_ value: SavedValue?, _ name: String) {
    guard record.phase != .removed, let router else { return }
    router.core.send(.saved(record.id, key: name, value.map { TypedValue($0) }))
    router.savedChanges.tell(())
  }
}
