import Observation

// Stand-ins for what the recipe needs of the four libraries, by the names that they have there.

// swift-dependencies

protocol DependencyKey: Sendable {
  associatedtype Value: Sendable = Self
  static var liveValue: Value { get }
  static var testValue: Value { get }
}

struct DependencyValues: Sendable {
  @MainActor static var current = DependencyValues()
  private var values: [ObjectIdentifier: any Sendable] = [:]

  subscript<Key: DependencyKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? key.liveValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

@MainActor @propertyWrapper
struct Dependency<Value> {
  private let values = DependencyValues.current
  private let path: KeyPath<DependencyValues, Value>

  init(_ path: KeyPath<DependencyValues, Value>) { self.path = path }

  var wrappedValue: Value { values[keyPath: path] }
}

@MainActor
func withDependencies<Result>(
  _ update: (inout DependencyValues) -> Void, operation: () throws -> Result
) rethrows -> Result {
  let outer = DependencyValues.current
  defer { DependencyValues.current = outer }
  update(&DependencyValues.current)
  return try operation()
}

// swift-sharing

struct AppStorageKey: Sendable {
  let name: String

  static func appStorage(_ name: String) -> AppStorageKey { AppStorageKey(name: name) }
}

@MainActor @Observable @propertyWrapper
final class Shared<Value: Sendable> {
  private(set) var wrappedValue: Value
  var projectedValue: Shared { self }

  init(wrappedValue: Value, _ key: AppStorageKey) { self.wrappedValue = wrappedValue }

  func withLock(_ change: (inout Value) -> Void) { change(&wrappedValue) }
}

// swift-snapshot-testing

struct Snapshotting<Value, Format> {
  let snapshot: (Value) -> Format

  func pullback<Other>(_ transform: @escaping (Other) -> Value) -> Snapshotting<Other, Format> {
    Snapshotting<Other, Format> { snapshot(transform($0)) }
  }
}

extension Snapshotting where Value == String, Format == String {
  static var lines: Snapshotting { Snapshotting { $0 } }
}
