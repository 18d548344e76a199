/// What a screen keeps with its entry: small values by name, which are there again after a restart.
///
/// ```swift
/// let draft: String? = context.saved["draft"]
/// context.saved["draft"] = text
/// ```
///
/// Values stay when the entry's route is updated in place and go when the entry does. They are meant for what a screen
/// would be sorry to lose, not for its data: a snapshot holds all of them.
///
/// Names are kept in the Stream-Safe Text Format of Unicode: one with more than 30 combining marks in a row has a joiner, U+034F,
/// after every 30 of them in ``names`` and in a snapshot, and is found by either form.
@MainActor
public struct SavedState {
  let keeper: any SavedStateKeeper

  /// The value with a name.
  ///
  /// It is `nil` if there is none, or none of the type asked for. Setting it to `nil` takes it away; setting it when the
  /// entry is gone does nothing.
  ///
  /// - Parameter name: The name, one of the screen's own.
  /// - Complexity: O(*n*), where *n* is the length of the name, and after a restart what decoding the value costs.
  public subscript<Value: Codable & Sendable>(_ name: String) -> Value? {
    get { keeper.savedValues[name.streamSafe]?.value(as: Value.self) }
    nonmutating set { keeper.save(newValue.map { SavedValue($0) }, name.streamSafe) }
  }

  /// The value with a name, or another one if there is none of that type.
  ///
  /// - Parameters:
  ///   - name: The name, one of the screen's own.
  ///   - fallback: What it is if it was not kept.
  public subscript<Value: Codable & Sendable>(
    _ name: String, default fallback: @autoclosure () -> Value
  ) -> Value {
    get { keeper.savedValues[name.streamSafe]?.value(as: Value.self) ?? fallback() }
    nonmutating set { keeper.save(SavedValue(newValue), name.streamSafe) }
  }

  /// The names of all values that are kept, in order.
  public var names: [String] { keeper.savedValues.inOrder.map(\.key) }

  /// Takes a value away.
  ///
  /// - Parameter name: The name of the value.
  public func remove(_ name: String) { keeper.save(nil, name.streamSafe) }

  /// Takes all values away.
  public func removeAll() {
    for name in names { keeper.save(nil, name) }
  }
}

/// What stands behind a screen's saved state.
@MainActor
protocol SavedStateKeeper {
  var savedValues: [String: SavedValue] { get }
  func save(_ value: SavedValue?, _ name: String)
}

extension ScreenContext {
  /// Small values that are kept with the screen's entry and are there again after a restart.
  public var saved: SavedState { SavedState(keeper: backend) }
}

extension RouterBackend {
  var savedValues: [String: SavedValue] { reference.router?.observers?.saved[id] ?? [:] }

  func save(_ value: SavedValue?, _ name: String) {
    guard let router = reference.router, phase != .removed else { return }
    let observers = router.ensureObservers()
    observers.saved[id, default: [:]][name] = value
    if observers.saved[id]?.isEmpty == true { observers.saved[id] = nil }
    observers.savedObservers.tell(())
  }
}

extension ScopedBackend {
  var savedValues: [String: SavedValue] { parent.savedValues }

  func save(_ value: SavedValue?, _ name: String) { parent.save(value, name) }
}
