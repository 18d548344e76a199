import WaymarkStorage

/// The small values that a screen keeps with its entry, by name, and that are there again after a restart.
///
/// ```swift
/// let draft: String? = context.saved["draft"]
/// context.saved["draft"] = text
/// ```
///
/// Values stay when the entry's route is updated in place, and go when the entry goes. They are meant for
/// what the user would miss, such as a draft, and not for a screen's data: a snapshot holds all of them.
///
/// Names are kept in the Stream-Safe Text Format of Unicode. In ``names`` and in a snapshot, a name with more
/// than 30 combining marks in a row has a joiner, U+034F, after every 30 of them. It is found by either form.
@MainActor
public struct SavedState {
  let keeper: any SavedStateKeeper

  /// The value with a name.
  ///
  /// It is `nil` if there is no value, or none of the type asked for. Setting it to `nil` removes the value.
  /// Setting it when the entry is gone does nothing.
  ///
  /// - Parameter name: The name, which the screen chooses.
  /// - Complexity: O(*n*), where *n* is the length of the name, and after a restart the cost of decoding the
  ///   value.
  public subscript<Value: Codable & Sendable>(_ name: String) -> Value? {
    get { keeper.savedValues[name.streamSafe]?.value(as: Value.self) }
    nonmutating set { keeper.save(newValue.map { SavedValue($0) }, name.streamSafe) }
  }

  /// The value with a name, or another one if there is none of that type.
  ///
  /// - Parameters:
  ///   - name: The name, which the screen chooses.
  ///   - fallback: The value to return if none was kept.
  public subscript<Value: Codable & Sendable>(
    _ name: String, default fallback: @autoclosure () -> Value
  ) -> Value {
    get { keeper.savedValues[name.streamSafe]?.value(as: Value.self) ?? fallback() }
    nonmutating set { keeper.save(SavedValue(newValue), name.streamSafe) }
  }

  /// The names of all values that are kept, in order.
  public var names: [String] { keeper.savedValues.inOrder.map(\.key) }

  /// Removes a value.
  ///
  /// - Parameter name: The name of the value.
  public func remove(_ name: String) { keeper.save(nil, name.streamSafe) }

  /// Removes all values.
  public func removeAll() {
    for name in names { keeper.save(nil, name) }
  }
}

/// The storage behind a screen's saved state.
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
