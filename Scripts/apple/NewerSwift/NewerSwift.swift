// What the standard library has had since Swift 6, for an SDK from before: as far as it is used, and declared for the type
// checker alone.

extension Sequence {
  public func count<E>(where predicate: (Element) throws(E) -> Bool) throws(E) -> Int {
    var count = 0
    for element in self where try predicate(element) { count += 1 }
    return count
  }
}

extension Result {
  public func get() throws(Failure) -> Success {
    switch self {
    case .success(let value): return value
    case .failure(let error): throw error
    }
  }
}

extension Optional {
  public mutating func take() -> Wrapped? {
    defer { self = nil }
    return self
  }
}

/// Its arguments can be read from anywhere.
public enum CommandLine {
  public static var arguments: [String] { preconditionFailure("Declared for the type checker alone.") }
}

extension MainActor {
  public static func assumeIsolated<T: Sendable>(_ operation: @MainActor () throws -> T) rethrows -> T {
    preconditionFailure("Declared for the type checker alone.")
  }
}

public func extendLifetime<T: ~Copyable & ~Escapable>(_ value: borrowing T) {}

public func exchange<T: ~Copyable>(_ item: inout T, with newValue: consuming T) -> T {
  let old = item
  item = newValue
  return old
}
